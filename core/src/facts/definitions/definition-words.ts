/** Words by which a sentence that defines a thing differs from one that praises, describes or announces it. */
import { alternatives, WORD_END, wordSet } from "../../language/phrase-pattern.ts";

/** Verb and article in other languages; the subject comes before them. */
export const DEFINING_PHRASES: Readonly<Record<string, string>> = {
  de: "ist ein|ist eine|sind ein|sind eine|ist jede|ist jeder|ist jedes|bezeichnet|bezeichnen|bedeutet|bedeuten|steht für|versteht man|ist die abkürzung|dient dazu",
  fr: "est un|est une|sont des|désigne|désignent|signifie|signifient|consiste à|consiste en|est l'abréviation",
  es: "es un|es una|son unos|son unas|se refiere a|se refieren a|significa|significan|consiste en|se define como|designa",
  it: "è un|è uno|è una|è un'|sono dei|sono delle|indica|significa|significano|consiste in|consiste nel|consiste nella|si riferisce a|designa",
  pt: "é um|é uma|são uns|refere-se a|se refere a|significa|significam|consiste em|designa|designam|define-se como",
  nl: "is een|zijn een|betekent|betekenen|verwijst naar|verwijzen naar|staat voor|is elke|is de afkorting",
  pl: "to rodzaj|to proces|to sposób|to system|to urządzenie|to metoda|to zbiór|to narzędzie|oznacza|oznaczają|jest to|polega na|to skrót",
};

/** "Is the" in other languages: what follows is a definition only if it is a class of things. */
export const IS_THE: Readonly<Record<string, string>> = {
  de: "ist der|ist die|ist das",
  fr: "est le|est la|est l'",
  es: "es el|es la",
  it: "è il|è lo|è la|è l'",
  pt: "é o|é a",
  nl: "is de|is het",
};

/** The most frequent of the classes that `CLASS_AHEAD` knows in English. */
export const CLASSES_ABROAD: Readonly<Record<string, string>> = {
  de: "prozess|vorgang|verfahren|methode|technik|anteil|menge|anzahl|zahl|verhältnis|durchschnitt|summe|maß|einheit|fähigkeit|begriff|name|bezeichnung|zustand|teil|wert|lehre|wissenschaft|quotient",
  fr: "processus|procédé|méthode|technique|part|quantité|nombre|rapport|moyenne|somme|mesure|unité|capacité|terme|nom|état|partie|valeur|science|étude|ensemble|action",
  es: "proceso|procedimiento|método|técnica|proporción|cantidad|número|relación|media|promedio|suma|medida|unidad|capacidad|término|nombre|estado|parte|valor|ciencia|estudio|conjunto|acción",
  it: "processo|procedimento|metodo|tecnica|quota|quantità|numero|rapporto|media|somma|misura|unità|capacità|termine|nome|stato|parte|valore|scienza|studio|insieme|azione",
  pt: "processo|procedimento|método|técnica|proporção|quantidade|número|relação|média|soma|medida|unidade|capacidade|termo|nome|estado|parte|valor|ciência|estudo|conjunto|ação",
  nl: "proces|methode|techniek|aandeel|hoeveelheid|aantal|verhouding|gemiddelde|som|maat|eenheid|vermogen|term|naam|toestand|deel|waarde|wetenschap|leer",
};

/** In a subject these show a clause, a negation, an announcement or a rank: no term is named. */
export const NOT_IN_TERM: Readonly<Record<string, string>> = {
  de: "nicht kein keine keiner wenn weil dass aber was wie warum ist sind war hat haben grund ziel zweck problem ergebnis vorteil nachteil unterschied frage antwort idee tipp lösung beste bester bestes besten größte wichtigste einzige erste nächste",
  fr: "ne n'est pas si parce mais quand est sont a ont raison but problème résultat avantage inconvénient différence question réponse idée conseil solution meilleur meilleure plus seul seule premier première",
  es: "no si porque pero cuando es son ha han razón motivo objetivo problema resultado ventaja desventaja diferencia pregunta respuesta idea consejo solución mejor peor única único primera primero",
  it: "non se perché ma quando è sono ha hanno ragione motivo scopo obiettivo problema risultato vantaggio svantaggio differenza domanda risposta idea consiglio soluzione migliore peggiore unica unico prima primo",
  pt: "não se porque mas quando é são tem têm razão motivo objetivo problema resultado vantagem desvantagem diferença pergunta resposta ideia dica solução melhor pior única único primeira primeiro",
  nl: "niet geen als omdat maar wanneer is zijn was heeft hebben reden doel probleem resultaat voordeel nadeel verschil vraag antwoord idee oplossing beste grootste belangrijkste enige eerste",
  pl: "nie jeśli jeżeli bo ponieważ ale kiedy gdy jest są ma powód cel problem wynik zaleta wada różnica pytanie odpowiedź pomysł rozwiązanie najlepszy najlepsza największy jedyny pierwszy",
};

/** Right after "is a" these praise or comment. */
export const EVALUATION_ABROAD: Readonly<Record<string, string>> = {
  de: "gute guter gutes große großer großes wichtige wichtiger wichtiges ideale idealer ideales perfekte perfekter perfektes echte echter echtes muss problem herausforderung vorteil nachteil fehler traum grund zeichen erlebnis genuss highlight",
  fr: "bon bonne grand grande important importante excellent excellente idéal idéale parfait parfaite vrai vraie problème défi atout avantage inconvénient erreur rêve plaisir must signe",
  es: "buen buena gran importante excelente ideal perfecto perfecta verdadero verdadera problema reto desafío ventaja desventaja error sueño placer acierto señal",
  it: "buon buona buono grande importante ottimo ottima ideale perfetto perfetta vero vera problema sfida vantaggio svantaggio errore sogno piacere must segno",
  pt: "bom boa grande importante excelente ótimo ótima ideal perfeito perfeita verdadeiro verdadeira problema desafio vantagem desvantagem erro sonho prazer sinal",
  nl: "goede goed grote groot belangrijke belangrijk ideale perfecte echte must probleem uitdaging voordeel nadeel fout droom genot teken uitkomst deel",
  pl: "dobry dobra dobre świetny świetna ważny ważna idealny idealna prawdziwy prawdziwa problem wyzwanie błąd",
};

/** Words that point at something named before; a definition names its subject. */
export const POINTING: Readonly<Record<string, string>> = {
  en: "this that these those it they he she we you i there here what which who how why when where if but and so because it's that's there's all another each every most many some both my our your his her their its yes no not one others other today now while although though since after before as like unlike whether nothing everything something anything everyone someone below above according",
  de: "das dies diese dieser dieses es er sie wir ich da hier was wer wie warum wenn aber und mein unser sein ihr",
  fr: "ce cela ceci c'est il elle ils elles nous vous je qui que quoi comment si mais et mon notre son leur",
  es: "esto eso este esta él ella ellos nosotros yo qué quién cómo si pero y mi nuestro su",
  it: "questo questa ciò lui lei loro noi io chi cosa come se ma e mio nostro suo",
  pt: "isto isso este esta ele ela eles nós eu quem como se mas e meu nosso seu",
  nl: "dit dat deze die het hij zij we wij ik wat wie hoe als maar en mijn ons zijn",
  pl: "on ona ono oni my ja co kto jak jeśli ale i mój nasz jego jej",
};

/** Inside a subject these show a clause: "All I have used it for is ...". */
export const CLAUSE_WORDS = wordSet(
  "i we you he she they it this these those there that which who what how why when where if because have has had was were do does did can could will would should may might must am be been i've i'm you're don't can't than",
);

/** The head of a subject that announces something instead of naming a term: "The reason is a ...". */
export const ANNOUNCING_HEADS = wordSet(
  "reason goal purpose aim idea problem trick key answer result thing point way step part example benefit advantage downside drawback difference rule fact question alternative choice option solution issue challenge news tradeoff trade-off line takeaway truth catch tip mistake focus outcome upshot start place approach time name price cost latter former rest list",
);

/** The subject is compared or ranked, not defined. */
export const RANKING = wordSet(
  "best better most first main biggest largest worst only second third last next another easiest fastest simplest favorite favourite main primary good great important following particular",
);

/** After "is a": praise or an aside, not a class of things. */
export const EVALUATION = wordSet(
  "good great best better bad big huge nice perfect ideal must must-have must-read lot bit few little couple key crucial critical vital essential important valuable invaluable wonderful fantastic excellent amazing awesome brilliant smart wise fun easy easier quick real true false mistake problem challenge pain joy pleasure treat breeze snap matter no-brainer game-changer win-win shame pity start natural safe solid terrific mess dream nightmare delight gem favorite favourite winner hit success failure blessing journey priority necessity staple plus bonus concern reality myth sign reminder testament waste question given far much more less very really truly total complete sure clear chaotic marvel beautiful lovely delicious long short step day time year prime constant major big-time leader pioneer pioneering wonderful surprise mystery fair fine strong dangerous new clean top chance",
);

/** After "is the": classes under which terms are explained. */
const CLASSES =
  "process|practice|act|art|science|study|use|method|ability|amount|number|measure|measurement|ratio|percentage|share|rate|term|name|part|branch|system|set|state|condition|technique|period|cost|sum|difference|total|degree|level|action|activity|combination|field|discipline|transfer|movement|layer|component|device|process|capital|unit|point|area|value|maximum|minimum|probability|tendency|belief|idea|concept|theory|quality|organ|language|standard|protocol|framework|official|average|smallest unit|collective|general|scientific|technical|physical|legal|basic";
export const CLASS_AHEAD = new RegExp(`^(?:\\p{L}+ ){0,2}${alternatives(CLASSES)}${WORD_END}`, "iu");

/** People are introduced ("Ada Lind is a chemist"), not defined. */
const ROLES =
  "expert|author|writer|editor|founder|co-founder|cofounder|CEO|CTO|CMO|CFO|director|professor|lecturer|coach|trainer|dietitian|nutritionist|journalist|reporter|engineer|consultant|designer|blogger|teacher|doctor|physician|surgeon|dentist|dermatologist|nurse|psychologist|psychiatrist|attorney|lawyer|architect|artist|chef|player|actor|actress|singer|musician|manager|specialist|owner|researcher|scientist|economist|therapist|developer|programmer|president|member|partner|strategist|marketer|photographer|historian|realtor|agent|contributor|graduate|student|freelancer|entrepreneur|creator|columnist|critic|analyst|advisor|adviser|speaker|host|enthusiast|mother|father|mom|dad|wife|husband|native|academic|scholar|poet|novelist|philosopher|runner|Autor|Autorin|Redakteur|Redakteurin|Gründer|Expertin|Experte|journaliste|auteur|autrice|fondateur|autora|periodista|fundador|giornalista|autore|fondatore|jornalista|arquiteta|redacteur|oprichter|dziennikarz|autorka";
export const ROLE = new RegExp(`(?<!\\p{L})${alternatives(ROLES)}${WORD_END}`, "iu");
/** How far into the predicate the role is looked for, in words. */
export const ROLE_WORDS = 9;

/** After "is" these open no class of things: "is so ...", "is aware ...". */
export const NOT_A_CLASS = wordSet(
  "so too very not now still in on at up out about for to from by with more most better best all here there what why as like being never always only even well free available your my our their his her its this that no true clear sure great good one rare common further already then thus paid sold known born set left kept held worth able ready likely easy hard also way both part back around over under off down just quite rather really much far less often usually aware proud happy glad confident convinced proof",
);

/** Verbs that can define. */
export const DEFINING_VERBS = wordSet(
  "is are mean means refer refers denote denotes describe describes stands involve involves consist consists",
);
export const DEFINING_ADVERBS = wordSet(
  "simply basically essentially generally usually typically also often commonly just actually sometimes both",
);
