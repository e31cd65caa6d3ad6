import { stemmer } from "@orama/stemmers/german";
import type { LanguagePack } from "../language-pack.ts";

/**
 * Matching ignores case, so the polite "Sie" (you) looks like "sie" (she, they). The cue `you` therefore lists "sie" only
 * beside words that make the polite form likely.
 */
export const german: LanguagePack = {
  code: "de",
  name: "German",
  stem: stemmer,
  stopWords:
    "aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist da dabei dadurch damit dann daran darauf daraus darin darum das dass davon dazu dein deine dem den denn der deren des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines einige er es etwas euch für gegen habe haben hat hatte hatten hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja je jede jedem jeden jeder jedes kann kein keine keinem keinen keiner können könnte man mehr mein meine meist mich mir mit muss müssen nach nicht noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit sich sie sind so solche soll sollen sollte sollten sondern sowie über um und uns unser unsere unseren unter viel viele vom von vor war waren warum was weil welche welchem welchen welcher welches wenn wer werden wie wieder wir wird wo wurde wurden zu zum zur zwischen",
  months: [
    "januar",
    "februar",
    "märz",
    "april",
    "mai",
    "juni",
    "juli",
    "august",
    "september",
    "oktober",
    "november",
    "dezember",
  ],
  classes: {
    article: "der die das den dem des ein eine einen einem einer eines",
    preposition:
      "von in zu für mit auf an aus bei nach über um durch gegen ohne vor unter zwischen während seit bis neben hinter außer trotz wegen statt innerhalb außerhalb entlang gegenüber ab pro je per laut im am zum zur vom beim ins ans aufs fürs durchs übers ums samt dank mittels anhand aufgrund bezüglich mithilfe binnen jenseits rund",
    subjectPronoun: "ich du er sie es wir ihr man wer",
    objectPronoun: "mich dich ihn uns euch mir dir ihm ihnen sich einander wen wem",
    possessive:
      "mein meine meinen meinem meiner meines dein deine deinen deinem deiner sein seine seinen seinem seiner seines ihr ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unseres euer eure euren eurem eurer deren dessen",
    demonstrative:
      "dieser diese dieses diesen diesem jener jene jenes jenen jenem derjenige diejenige dasjenige diejenigen derselbe dieselbe dasselbe dies",
    quantifier:
      "alle aller allen alles einige einigen einiger manche mancher manchen viele vielen vieler viel mehr meisten wenige wenigen weniger wenig mehrere mehreren jede jeder jedes jeden jedem beide beiden kein keine keinen keinem keiner zwei drei vier andere anderen anderer anderes genug etwas halb halbe sämtliche solche solchen",
    auxiliary:
      "ist sind war waren sei seien wäre wären sein gewesen bin bist seid hat haben hatte hatten habe hast hätte hätten gehabt wird werden wurde wurden worden geworden werde würde würden gibt",
    modal:
      "kann können konnte konnten könnte könnten kannst soll sollen sollte sollten solltest muss müssen musste mussten müsste müssten musst darf dürfen durfte durften dürfte dürften will wollen wollte wollten willst mag mögen möchte möchten lässt lassen",
    conjunction: "und oder aber sondern denn sowie doch noch beziehungsweise bzw",
    subordinator:
      "weil wenn als während obwohl obgleich falls sofern ob sobald seit seitdem bevor nachdem bis wo dass damit da indem sodass solange wie wohingegen wodurch wobei",
    negation: "nicht nie niemals weder kein keine nichts niemand",
    interrogative:
      "was welche welcher welches welchen welchem wer wen wem wessen wann wo woher wohin warum weshalb wieso wie wozu womit wofür wodurch",
    adverb:
      "sehr zu auch nur sogar noch schon bereits oft immer meist meistens manchmal jetzt nun dann hier dort da wieder fast ziemlich eher wirklich gut je jedoch daher deshalb deswegen stattdessen vielleicht bald später dabei dadurch dafür darauf daran davon dazu außerdem zudem allerdings etwa rund zunächst erst so gerade ebenfalls",
  },
  cues: {
    announcement:
      "in diesem artikel|in diesem beitrag|in diesem ratgeber|in diesem blog|in diesem blogbeitrag|in diesem abschnitt|in diesem tutorial|in diesem video|in diesem test|in diesem text|in diesem kapitel|in dieser anleitung|in dieser übersicht|dieser artikel|dieser beitrag|dieser ratgeber|dieser leitfaden|dieses tutorial|diese anleitung|unser ratgeber|wir werden|wir zeigen|wir erklären|wir verraten|wir stellen|zeigen wir|erklären wir|verraten wir|stellen wir|schauen wir|werfen wir|ich zeige|lesen sie weiter|weiterlesen|unten|nachfolgend|folgende|folgenden|folgender|hier sind|hier finden|hier findest|hier ist|hier erfahren|hier erfährst|ohne umschweife|wie erwähnt|wie bereits erwähnt|wie gesagt|inhaltsverzeichnis|im nächsten abschnitt|springen zu|zum inhalt|zusammengestellt|tauchen wir ein|einen blick auf|erfahren sie|erfährst du|lernen sie|lernst du|finden sie|findest du|diese seite|auf dieser seite|oben|diesen artikel|diesem artikel|diesen beitrag|diesem beitrag|diesen ratgeber|diesem ratgeber|diesen text|dieser text",
    callToAction:
      "anmelden|einloggen|registrieren|abonnieren|hier klicken|klicken sie|mehr erfahren|mehr lesen|mehr anzeigen|alle anzeigen|jetzt kaufen|jetzt bestellen|jetzt shoppen|jetzt buchen|jetzt starten|jetzt testen|jetzt anfragen|jetzt sichern|jetzt entdecken|kostenlos testen|gratis testen|kostenlose testversion|kontaktieren sie|rufen sie|anrufen|termin vereinbaren|vereinbaren sie|angebot anfordern|angebot einholen|fordern sie|melden sie sich|schreiben sie uns|sprechen sie uns an|herunterladen|download|folgen sie uns|folge uns|schauen sie|schau dir|besuchen sie|besuche|in den warenkorb|starten sie|starte|lassen sie uns|kommentar hinterlassen|verpassen sie|nicht verpassen|vergessen sie nicht|tippen sie|absenden|jetzt bewerben|holen sie sich|hol dir|sichern sie sich|finden sie ihren|entdecken sie|newsletter|e-mail-adresse|probieren sie|probiere|kontakt aufnehmen|teilen sie|jetzt teilen",
    disclosure:
      "affiliate|affiliate-link|affiliate-links|provision|provisionen|gesponsert|gesponserte|wir erhalten eine|erhalten wir eine|ohne mehrkosten|ohne zusätzliche kosten|keine mehrkosten|für dich ändert sich|am preis ändert sich|bezahlte partnerschaft|bezahlte kooperation|anzeige|werbung|werbelinks|partnerlinks|redaktionell|dient nur der information|dienen nur der information|zu informationszwecken|ersetzt keine|ersetzen keine|stellt keine|allgemeine geschäftsbedingungen|agb|alle rechte vorbehalten|cookies|datenschutz|datenschutzerklärung|impressum|copyright|haftungsausschluss|ohne gewähr|änderungen vorbehalten|irrtümer vorbehalten|eingetragene marke|ärztlichen rat|anlageberatung|rechtsberatung|finanzberatung",
    credit:
      "foto|fotos|bildquelle|bildnachweis|bildrechte|fotocredit|symbolbild|getty|shutterstock|unsplash|istock|imago|picture alliance|mit freundlicher genehmigung|fotografiert von|screenshot|geschrieben von|verfasst von|redigiert von|geprüft von|veröffentlicht von|lesezeit|lesedauer|veröffentlicht in|kategorie|zuletzt aktualisiert|ursprünglich erschienen|illustration von|grafik|quelle|teilen|twittern|kommentare|stand|bild von|bild dpa",
    promotion:
      "erstklassig|erstklassige|erstklassigen|erstklassiger|weltklasse|bahnbrechend|bahnbrechende|revolutionär|revolutionäre|revolutionären|hochmodern|hochmoderne|modernste|modernster|modernsten|branchenführend|branchenführende|marktführend|marktführer|unvergleichlich|unvergleichliche|unvergleichlichen|unübertroffen|unübertroffene|unschlagbar|unschlagbare|unschlagbaren|großartig|großartige|großartigen|unglaublich|unglaubliche|fantastisch|fantastische|fantastischen|einzigartig|einzigartige|einzigartigen|einzigartiges|rundum-sorglos-paket|aus einer|nächste level|nächstes level|ein muss|zeitlich begrenzt|risikofrei|garantiert|sorglos|sorgenfrei|perfekt|perfekte|perfekten|perfektes|ultimativ|ultimative|ultimativen|atemberaubend|atemberaubende|wunderschön|wunderschöne|traumhaft|außergewöhnlich|außergewöhnliche|außergewöhnlichen|hervorragend|hervorragende|hervorragenden|herausragend|herausragende|vertrauensvoll|zuverlässig|zuverlässige|zuverlässigen|top|premium|exklusiv|exklusive|exklusiven|nahtlos|nahtlose|mühelos|mühelose|innovativ|innovative|innovativen|leistungsstark|leistungsstarke|beste|besten|bester|bestes|führend|führende|führenden|leidenschaft|leidenschaftlich|engagiert|engagierte|engagiertes|maßgeschneidert|maßgeschneiderte|maßgeschneiderten|verwandeln|entdecken|erleben|genießen|lieben|verdient haben|höchste qualität|höchster qualität|hochwertig|hochwertige|hochwertigen|hochwertiges|erlesene|köstlich|luxus|luxuriös|luxuriöse|zufriedenheit|handgefertigt|preisgekrönt|preisgekrönte|ausgezeichnet|ausgezeichnete|unvergesslich|unvergessliche|stolz|begeistern|begeistert|freuen uns|wohlfühlen|strahlend|strahlende|strahlenden",
    hedge:
      "vielleicht|eventuell|möglicherweise|womöglich|wahrscheinlich|vermutlich|wohl|scheint|scheinen|scheinbar|anscheinend|offenbar|eine art|in manchen fällen|in einigen fällen|unter umständen|tendenziell|neigt dazu|neigen dazu|mehr oder weniger|gewissermaßen|bis zu einem gewissen grad|kommt darauf an|kommt drauf an|könnte|könnten|dürfte|dürften|mag|gegebenenfalls",
    filler:
      "in der heutigen|in unserer heutigen|heutzutage|es ist wichtig|wichtig ist|es ist erwähnenswert|es lohnt sich zu|nicht zu vergessen|selbstverständlich|am ende des tages|letzten endes|letztendlich|wenn es um|geht es um|um zu|die tatsache dass|tatsache ist|egal ob|ob sie|ganz gleich ob|sich ständig wandelnden|schnelllebig|schnelllebigen|spielt eine entscheidende rolle|spielt eine zentrale rolle|eine wichtige rolle|eine große rolle|ist unerlässlich|ist essenziell|ist entscheidend|kein geheimnis|eine vielzahl von|eine vielzahl an|eine breite palette|die unterschiedlichsten|immer mehr|immer häufiger|in den letzten jahren|wir alle wissen|jeder kennt|wer kennt|bekanntlich",
    absolute:
      "immer|nie|niemals|garantieren|garantiert|garantie|zweifellos|ohne zweifel|zweifelsfrei|niemand|der einzige weg|die einzige|nachweislich|völlig sicher|absolut|aller zeiten|jede einzelne|jeden einzelnen|nichts geht über|100 prozent|nummer eins|nummer 1|hundertprozentig|der beste|die beste|das beste|die besten|am meisten|ausnahmslos|stets|keiner kann|jeder kann|jeder",
    vagueSource:
      "viele experten|einige experten|experten sagen|experten raten|experten empfehlen|experten zufolge|laut experten|experten sind sich einig|fachleute empfehlen|fachleute raten|studien zeigen|studien belegen|studien haben gezeigt|zeigen studien|haben studien gezeigt|untersuchungen zeigen|forschung zeigt|forscher sagen|laut studien|es heißt|man sagt|es wird angenommen|es ist bekannt|allgemein bekannt|weithin bekannt|angeblich|manche sagen|viele menschen|viele leute|wissenschaftler sagen|wissenschaftlich erwiesen|es wurde gezeigt|erwiesenermaßen|nachgewiesen|umfragen zeigen|viele glauben|einige menschen|manche menschen|viele meinen|die meisten menschen|die meisten leute|die meisten experten",
    attribution:
      "laut|zufolge|nach angaben|nach auskunft|nach einschätzung|berichtet von|bericht von|bericht der|bericht des|daten von|daten der|daten des|umfrage von|umfrage der|umfrage unter|umfrage des|studie von|studie der|studie des|studie im|studie aus|forschung von|forschung der|veröffentlicht in|veröffentlicht im|veröffentlicht von|schätzungen von|schätzungen der|schätzt die|schätzt das|zahlen von|zahlen der|zahlen des|gibt die|gibt das|nennt die|nennt das|schreibt die|schreibt das|empfiehlt die|empfiehlt das|gemessen von|studie ergab|umfrage ergab|untersuchung ergab|bericht ergab|forscher fanden|analyse ergab|die studie|der bericht|die umfrage|forscher der|professor an|professorin an|universität|hochschule|institut für|bundesamt|ministerium für|fachzeitschrift|et al|gegenüber reportern|fraunhofer",
    speech:
      "sagte|sagt|sagten|erklärte|erklärt|erzählte|erzählt|ergänzte|ergänzt|fügte|betonte|betont|schrieb|schreibt|empfiehlt|meint|meinte|berichtet|berichtete|argumentiert|argumentierte|erinnert|kommentierte|kündigte|warnte|warnt|räumte|glaubt|rät|fragte|antwortete|teilte|mitteilte|äußerte|so der|so die|gibt an|geben an",
    cause:
      "weil|daher|deshalb|deswegen|darum|aufgrund|wegen|infolge|infolgedessen|folglich|was bedeutet|das bedeutet|das heißt|dies bedeutet|führt zu|führen zu|führt dazu|verursacht|verursachen|sodass|so dass|dadurch|somit|der grund|grund dafür|dank|ermöglicht|ermöglichen|hilft|verhindert|ergibt sich",
    limits:
      "jedoch|andererseits|obwohl|obgleich|wenngleich|einschränkung|einschränkungen|nachteil|nachteile|nachteilen|kehrseite|schwäche|schwächen|kompromiss|kompromisse|im gegensatz|dagegen|hingegen|nicht geeignet|ungeeignet|nicht empfehlenswert|nicht empfohlen|ausnahme|ausnahmen|vorbehalt|vorbehalte|trotz|trotzdem|dennoch|risiko|risiken|nebenwirkungen|nicht für jeden|nicht für alle|es sei denn|außer|ausgenommen|aber|allerdings|beachten|vorsicht|warnung|achtung|vermeiden|nicht alle|nicht jeder|nicht jede|funktioniert nicht|erwarten sie nicht|wird nicht|herausforderung|herausforderungen|problem|probleme|bedenken|teuer|teurer|fehlt|fehlen|mangel|leider|nur wenn|nur dann|hängt von|hängt davon|kommt darauf an|kann nicht|können nicht|lässt sich nicht|nicht immer|nur bedingt|zwar|dürfen nicht|sollte nicht|sollten nicht|hängt vom|hängen von|hängen vom|abhängig von|abhängig vom",
    superlative:
      "beste|besten|bester|bestes|größte|größten|größter|größtes|schnellste|schnellsten|schnellster|einfachste|einfachsten|günstigste|günstigsten|billigste|billigsten|feinste|feinsten|ultimative|perfekt|perfekte|führend|führende|nummer eins|beliebteste|beliebtesten|top|wichtigste|wichtigsten|schlechteste|schlechtesten|kleinste|kleinsten|höchste|höchsten|niedrigste|niedrigsten|liebste|lieblings|schönste|schönsten|meisten",
    experience:
      "getestet haben|wir testeten|wir probierten|ausprobiert|wir fanden|fanden wir|ich fand|wir maßen|gemessen haben|wir befragten|befragt|ausgewertet|wir interviewten|wir verglichen|unsere umfrage|unsere studie|unsere daten|unsere analyse|unsere auswertung|unsere recherche|unsere tests|unser test|unsere messung|unsere messungen|unser experiment|unsere ergebnisse|unsere eigene|unsere eigenen|unser eigenes|in unseren tests|in unserem test|im test|im praxistest|unserer erfahrung nach|nach unserer erfahrung|meiner erfahrung nach|aus eigener erfahrung|aus erfahrung|meine erfahrung|unsere erfahrung|ich nutze|ich benutze|wir nutzten|ich kaufte|gekauft|mir ist aufgefallen|uns fiel auf|fiel uns auf|als ich|ich begann|ich beschloss|ich ging|ich war|ich hatte|mein eigenes|meine eigene|meine eigenen|wir bauten|wir sahen|unser team|ich empfehle|mein favorit|ich liebe|persönlich|unsere kunden|sprachen wir|wir sprachen|wir fragten|sagte uns|erzählte uns|bei uns|selbst getestet|wir haben getestet|haben wir getestet|ich habe getestet|wir haben gemessen|wir haben verglichen|wir haben geprüft|haben wir geprüft|haben wir gemessen|wir haben festgestellt|haben wir festgestellt|ich habe festgestellt|wir haben gefragt|wir haben gesprochen|ich habe gemerkt|ich habe mir|habe ich mir",
    comparison:
      "vs|versus|verglichen mit|gegenüber|vergleich|während|wohingegen|besser als|schlechter als|mehr als|weniger als|günstiger als|billiger als|teurer als|schneller als|langsamer als|größer als|höher als|niedriger als|statt|anstatt|anstelle|anders als|im gegensatz zu|unterschied zwischen|unterschiede zwischen|der unterschied|die unterschiede|unterscheidet|unterscheiden|alternative|alternativen|ähnlich wie|andererseits|beide|beiden|hingegen|dagegen|entweder|option|optionen|variante|varianten|vorteile|nachteile|sowohl",
    example:
      "zum beispiel|beispielsweise|etwa|z.b|z b|unter anderem|u.a|darunter|einschließlich|fallbeispiel|fallstudie|in der praxis|stellen sie sich vor|angenommen|wie etwa|wie ein|wie eine|wie einen|wie einem|wie zum beispiel|etwa wie|wie beispielsweise|insbesondere",
    definition:
      "ist ein|ist eine|ist der|ist die|ist das|bedeutet|bedeuten|bezeichnet|bezeichnen|bezieht sich auf|beziehen sich auf|ist definiert als|wird definiert als|versteht man|wird als|werden als|nennt man|heißt|heißen|genannt|steht für|ist jede|ist jeder|ist einer|ist eines|beschreibt|handelt es sich|handelt sich um|besteht aus|bestehen aus|kurz für|dienen dazu|dient|wird verwendet|werden verwendet|auch bekannt als|sogenannte|sogenannten|sogenannter|sind ein|sind eine|sind die|sind das",
    sequence:
      "zuerst|erstens|zweitens|drittens|zweite|dritte|als nächstes|als erstes|nächste|nächster|nächsten|dann|danach|schließlich|zuletzt|zum schluss|abschließend|anschließend|schritt|schritte|schritten|bevor sie|bevor du|im anschluss|sobald sie|sobald du|beginnen sie|beginne|starten sie|wiederholen|zunächst|befolgen sie",
    singularSelf: "ich|mich|mir|mein|meine|meinen|meinem|meiner|meines",
    pluralSelf: "wir|uns|unser|unsere|unseren|unserem|unserer|unseres",
    you: "du|dich|dir|dein|deine|deinen|deinem|deiner|deines|euch|euer|eure|euren|ihnen|sie können|können sie|sie müssen|müssen sie|sie sollten|sollten sie|sie möchten|möchten sie|sie wollen|wollen sie|sie haben|haben sie|sie sind|sind sie|sie brauchen|brauchen sie|sie sich|wenn sie|damit sie|falls sie|ob sie|bevor sie|sobald sie|wie sie|was sie|sie ihr|sie ihre|sie ihren|sie ihrem|sie ihrer|für sie|in ihrem|in ihrer|auf ihrem|auf ihrer|für ihr|für ihre|für ihren|achten sie|prüfen sie|nehmen sie|wählen sie|klicken sie|geben sie|lassen sie|machen sie|setzen sie|stellen sie|legen sie|füllen sie|verwenden sie|nutzen sie|vermeiden sie|sehen sie|beachten sie|denken sie|finden sie|erfahren sie|rufen sie|fragen sie|öffnen sie|notieren sie|ersetzen sie|spülen sie|gießen sie|rechnen sie|wir sie|bekommen sie|erhalten sie|sparen sie",
    pointing:
      "dies|diese|dieser|dieses|diesen|diesem|jene|jener|es|sie|er|solche|solcher|hier|dort|da|dabei|dadurch|damit|dafür|daran|darauf|davon|dazu|darin|sein|seine|ihr|ihre|ihren|ihnen|dann|andere|weitere|welche|so|deren|dessen|das ist|das sind|das war|das waren|das hat|das haben|das kann|das können|das wird|das werden|das geht|das gilt|das gelten|das liegt|das heißt|das bedeutet|das zeigt|das macht|das führt|das funktioniert|das gelingt|das hängt|das hilft|das lohnt|das kostet|das spart|das sorgt|das reicht|das dauert|das betrifft|das passiert|das klingt|das stimmt|das sollte|das sollten|das muss|das müssen|das darf|das bringt|das ermöglicht|das verhindert|das kommt|das lässt|das gibt|das entspricht|das klappt",
    connective:
      "auch|jedoch|aber|und|oder|dann|wiederum|außerdem|zudem|darüber hinaus|des weiteren|weiterhin|ferner|zusätzlich|überdies|daher|deshalb|deswegen|somit|folglich|infolgedessen|zum beispiel|beispielsweise|tatsächlich|ebenso|gleichermaßen|währenddessen|inzwischen|andernfalls|sonst|ansonsten|stattdessen|trotzdem|dennoch|nichtsdestotrotz|allerdings|schließlich|zuletzt|als nächstes|insgesamt|zusammenfassend|abschließend|andererseits|einerseits|hinzu kommt|danach|anschließend|denn|gleichzeitig|mit anderen worten|anders gesagt|das heißt|natürlich|selbstverständlich|glücklicherweise|zum glück|leider|also|klar|ja|nicht nur|doch|so|übrigens",
    forum:
      "antworten|antwort|beantwortet|geschrieben|gepostet|thread|threads|thema|themen|forum|foren|beigetreten|dabei seit|registriert seit|mitglied|mitglieder|moderator|moderatoren|admin|beitrag|beiträge|gefragt|bearbeitet|stimmen|kommentar|kommentare|zitat|zitieren|te|danke|dankeschön|vielen dank|hi|hallo|moin|servus|hey|lg|mfg|gruß|grüße|imho|lol|hilfreich|angesehen|aufrufe|geändert|likes|gefällt mir|nachricht|nachrichten|gelöst|nutzer|gast|hat jemand|weiß jemand|kennt jemand|kann jemand|jemand eine idee",
    shop: "auf lager|lieferbar|nicht verfügbar|ausverkauft|versandkostenfrei|versand|versandkosten|zzgl|inkl|mwst|preis|preise|uvp|angebot|angebote|artikelnummer|menge|größe|farbe|bewertungen|bewertung|warenkorb|kasse|wunschliste|merkzettel|produkt|produkte|produkten|kaufen|shop|lieferung|lieferzeit|rückgabe|rückgaberecht|sortieren|filter|reduziert|rabatt|garantie|kundenbewertungen|größentabelle|lieferumfang|pro seite|marke|marken|sparen|geschenk|sterne|sternen|kollektion|material|maße|abmessungen|gewicht|modell|stück|bestellen|bestellung|zahlung|widerruf|kaufpreis|verkaufspreis|kauf|gekauft",
    service:
      "leistungen|wir bieten|bieten wir|bieten ihnen|wir sind|jahre erfahrung|jahren erfahrung|langjährige erfahrung|kostenloses angebot|unverbindliches angebot|unverbindlich|beratung|kontaktieren sie uns|zertifiziert|zertifizierte|versichert|lizenziert|service|services|dienstleistung|dienstleistungen|lösungen|lösung|kunden|kundinnen|fachleute|profis|experten|spezialisten|termin|termine|rufen|individuell|individuelle|unternehmen|betrieb|helfen ihnen|unterstützen sie|partner|büro|vor ort|region|ihrer nähe|für sie da|unsere mission|über uns|referenzen|projekte|reparatur|montage|installation|wartung|notdienst|anfrage|anfragen|demo|plattform|funktionen|integrationen|preise|tarife|team|meisterbetrieb|einbau",
    news: "sprecher|sprecherin|behörden|behörde|mitgeteilt|mitteilte|teilte|berichtete|reporter|kündigte|angekündigt|am sonnabend|präsident|präsidentin|minister|ministerin|kanzler|regierung|bundesregierung|polizei|gericht|landgericht|laut|nach angaben|mitteilung|erklärung|prozent|vergangene woche|diese woche|anfang des jahres|vergangenen jahr|letztes jahr|in diesem jahr|vergangenen monat|gestern|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|vorstandschef|dpa|reuters|afp|sagte|abgeordnete|bundestag|wahl|wahlen|bürgermeister|bürgermeisterin|klage|anleger|aktien|aktie|millionen|milliarden",
    reference:
      "parameter|parametern|syntax|rückgabewert|gibt zurück|funktion|funktionen|methode|methoden|standardmäßig|standard|standardwert|api|wert|werte|zeichenkette|string|typ|typen|klasse|klassen|objekt|objekte|beispiel|beispiele|code|befehl|befehle|option|optionen|veraltet|datei|dateien|installieren|konfiguration|version|modul|siehe auch|dokumentation|array|boolean|null|server|client|abfrage|datenbank|variable|variablen|attribut|attribute|eigenschaft|eigenschaften|abschnitt|artikel|absatz|abs|gesetz|verordnung|anlage|tabelle|glossar|definition|kapitel|anforderungen|spezifikation|feld|felder|erforderlich|optional|anfrage|antwort|fehler|paragraf",
    recipe:
      "zutaten|esslöffel|teelöffel|el|tl|tasse|tassen|prise|vorheizen|backofen|ofen|backen|köcheln|rühren|umrühren|portionen|vorbereitungszeit|zubereitungszeit|kochzeit|backzeit|zubereitung|rezept|minuten|garnieren|verquirlen",
    event:
      "tickets|ticket|eintrittskarten|eintritt|veranstaltungsort|programm|agenda|referenten|referentinnen|sprecher|keynote|anmelden|anmeldung|einlass|festival|konferenz|tagung|webinar|workshop|ausstellung|teilnehmer|teilnehmende|veranstaltung|veranstaltungen|bühne|messe",
    scholarly:
      "studie|studien|fachzeitschrift|zeitschrift|universität|hochschule|forscher|forschende|forscherinnen|wissenschaftler|umfrage|prozent|daten|professor|professorin|institut|bericht|forschung|klinische|klinischen|veröffentlicht|patienten|evidenz|analyse|ergebnisse|doi|bundesamt|ministerium|behörde|agentur|stiftung|verband|gesellschaft|energieagentur|energieministerium|umweltbundesamt|umweltministerium|gesundheitsministerium|gesundheitsbehörde|umweltbehörde|forschungsinstitut|weltgesundheitsorganisation|organisation|datenbank|behörden|us-behörde",
  },
  labels: {
    summary:
      "zusammenfassung|das wichtigste|das wichtigste in kürze|das wichtigste im überblick|wichtigste erkenntnisse|die wichtigsten punkte|die wichtigsten fakten|wichtige punkte|kernaussagen|tl;dr|tldr|kurz gesagt|kurz und knapp|kurz erklärt|in kürze|kurzfassung|auf einen blick|die kurze antwort|kurze antwort|kurzantwort|schnelle antwort|highlights|fazit vorab|überblick|im überblick|kurzübersicht|was sie wissen müssen|was sie wissen sollten|zahlen und fakten|steckbrief|abstract|unsere empfehlungen|unsere favoriten|auf den punkt",
    faq: "faq|faqs|häufig gestellte fragen|häufige fragen|oft gestellte fragen|die häufigsten fragen|fragen und antworten|fragen & antworten|nutzer fragen auch|ihre fragen|leserfragen|fragen",
    pros: "vorteile|pro und contra|pro & contra|pluspunkte|stärken|das gefällt uns|das spricht dafür|was uns gefällt",
    cons: "nachteile|contra|kontra|minuspunkte|schwächen|einschränkungen|grenzen|das gefällt uns nicht|was uns nicht gefällt|das spricht dagegen|risiken",
    conclusion:
      "fazit|schlussfolgerung|abschließende gedanken|abschließend|zum schluss|unser fazit|schlusswort|resümee|unser urteil|urteil|ausblick|zusammengefasst",
    steps:
      "schritt|schritte|so geht's|so gehts|so geht es|anleitung|schritt für schritt|schritt-für-schritt-anleitung|vorgehen|vorgehensweise|zubereitung|phase|wie man|so geht",
    contents:
      "inhalt|inhaltsverzeichnis|in diesem artikel|in diesem beitrag|auf dieser seite|springen zu|übersicht|themen|schnellzugriff",
    related:
      "ähnliche artikel|ähnliche beiträge|verwandte artikel|verwandte themen|verwandte beiträge|das könnte sie auch interessieren|das könnte dich auch interessieren|das könnte ihnen auch gefallen|mehr von|mehr zum thema|mehr dazu|weiterlesen|auch interessant|empfohlen|empfehlungen|siehe auch|beliebt|meistgelesen|neueste beiträge|aktuelle beiträge|weiterführende links|weiterführende informationen|teilen|kommentare|schreibe einen kommentar|newsletter|kunden kauften auch|zuletzt angesehen|schlagwörter|tags|über den autor|über die autorin|abonnieren",
    comparison:
      "vs|versus|im vergleich|vergleich|vergleichen|vergleichstabelle|unterschied|unterschiede|alternativen|was ist besser|vor- und nachteile|vorteile und nachteile|gegenüberstellung",
  },
  questions: {
    quantity:
      "wie viel|wieviel|wie viele|wieviele|wie lange|wie oft|wie häufig|wie weit|wie schnell|wie heiß|wie warm|wie kalt|wie groß|wie klein|wie alt|wie hoch|wie tief|wie schwer|wie breit|wie teuer|wie spät|wie bald|wie stark|kosten|kostet|preis|preise|gehalt|durchschnitt|durchschnittlich|rate|zinsen",
    definition:
      "was ist|was sind|was bedeutet|was bedeuten|was heißt|was versteht man|bedeutung|definition|erklärt|einfach erklärt|einführung in|überblick über|grundlagen",
    reason: "warum|wieso|weshalb|weswegen|gründe|grund|ursache|ursachen|woran liegt|wie kommt es",
    time: "wann|um wie viel uhr|ab wann|bis wann|seit wann|wie bald|datum|termin|termine|zeitplan",
    place: "wo|woher|wohin|in der nähe|standort|standorte",
    person: "wer|wem|wen|wessen",
    how: "wie man|wie kann|wie kann ich|wie funktioniert|wie geht|wie wird|wie werden|wie sollte|anleitung|tutorial|schritt für schritt|schritt-für-schritt|leitfaden|ratgeber|tipps|tipps für|wege|wie * man|wie ich|wie sie|wie du|wie können|wie funktionieren|wie ist|wie sind|wie macht|wie lässt|wie entsteht|wie wirkt|so geht|so funktioniert|so gelingt",
    choice:
      "beste|besten|bester|bestes|top|welche|welcher|welches|welchen|alternativen|vs|versus|vergleich|vergleichen|test|testbericht|ideen|beispiele|arten von|liste|dinge",
    yesNo:
      "ist|sind|kann|können|hat|haben|darf|dürfen|muss|müssen|soll|sollte|sollten|wird|werden|war|gibt es|lohnt sich|hilft|lässt sich|könnte|braucht|funktioniert|macht|stimmt es|darf man|kann man|brauche ich|braucht man|lohnt",
  },
  updated:
    "aktualisiert|aktualisiert am|zuletzt aktualisiert|letzte aktualisierung|aktualisierung|geändert|zuletzt geändert|letzte änderung|zuletzt bearbeitet|überarbeitet|geprüft|zuletzt geprüft|bearbeitet|stand",
};
