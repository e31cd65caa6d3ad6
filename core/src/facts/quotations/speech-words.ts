/** Words around a quotation, by language. */

export const SPEECH_VERBS: Readonly<Record<string, string>> = {
  en: "said|says|say|explain|explains|explained|told|tells|wrote|writes|write|ask|asks|asked|notes|noted|adds|added|argue|argues|argued|recall|recalls|recalled|warn|warns|warned|states|stated|conclude|concludes|concluded|put it|puts it|recommends|recommended|suggests|suggested|advises|advised|admits|admitted|believes|commented|comments|announced|shares|shared|cautions|cautioned|replied|replies|claims|claimed|continued|continues|remembers|points out|pointed out|tweeted|emphasized|emphasizes|emphasises|agrees|agreed|confirmed|insists|insisted|quipped|joked|observes|observed|predicts|predicted|urged|declared|stresses|stressed|reveals|revealed|describes|described|acknowledged|reflects|laughs|according to",
  de: "sagt|sagte|sagten|sagen|erklärt|erklärte|schreibt|schrieb|meint|meinte|betont|betonte|berichtet|berichtete|ergänzt|ergänzte|erzählt|erzählte|warnt|warnte|fügt|fügte|lautet|zitiert|laut|zufolge|rät|riet|empfiehlt|empfahl|antwortet|antwortete|fragt|fragte|glaubt|fordert|forderte|kritisiert|kritisierte|bestätigt|bestätigte|räumt|resümiert",
  fr: "dit|disait|déclare|déclaré|explique|expliqué|affirme|affirmé|ajoute|ajouté|raconte|précise|précisé|estime|souligne|indique|écrit|confie|assure|rappelle|selon|d'après|disent|recommande|recommandé|conseille|avertit|répond|répondu|constate|prévient|observe-t-il|résume|annonce|commente|reconnaît|témoigne",
  es: "dijo|dice|dicen|explica|explicó|afirma|afirmó|señala|señaló|añade|añadió|cuenta|comenta|comentó|asegura|aseguró|indicó|escribe|declara|declaró|según|recomienda|recomendó|advierte|advirtió|recuerda|recordó|responde|respondió|destaca|destacó|sostiene|sostuvo|anunció|concluye|reconoce|opina|subraya",
  it: "dice|disse|detto|spiega|spiegato|afferma|affermato|aggiunge|racconta|sostiene|dichiara|dichiarato|scrive|sottolinea|commenta|secondo|dicono|ha detto|ha spiegato|consiglia|avverte|ricorda|risponde|osserva|precisa|annuncia|ammette|ribadisce|assicura",
  pt: "diz|disse|dizem|afirma|afirmou|explica|explicou|conta|contou|comenta|comentou|acrescenta|acrescentou|destaca|ressalta|declarou|escreve|segundo|de acordo com|recomenda|recomendou|alerta|alertou|lembra|lembrou|responde|respondeu|observa|observou|defende|defendeu|anunciou|acredita|conclui|reconhece|sublinha",
  nl: "zegt|zei|vertelt|vertelde|legt|legde|schrijft|schreef|stelt|stelde|voegt|benadrukt|aldus|volgens|zeggen|waarschuwt|waarschuwde|adviseert|adviseerde|raadt|antwoordt|antwoordde|vraagt|vroeg|vindt|denkt|meldt|concludeert|herinnert|verklaart|verklaarde",
  pl: "mówi|mówił|mówiła|powiedział|powiedziała|tłumaczy|wyjaśnia|wyjaśnił|dodaje|dodał|dodała|twierdzi|pisze|podkreśla|zaznacza|zauważa|według|zdaniem|mówią|radzi|zaleca|ostrzega|ostrzegł|odpowiada|odpowiedział|odpowiedziała|uważa|przyznaje|przyznał|komentuje|zapowiada|opowiada|przypomina|stwierdził|stwierdziła",
};

/** A person named before. */
export const SPEAKER_PRONOUNS: Readonly<Record<string, string>> = {
  en: "he|she|they",
  de: "er|sie",
  fr: "il|elle|t-il|t-elle",
  es: "él|ella",
  it: "lui|lei",
  pt: "ele|ela",
  nl: "hij|zij|ze",
  pl: "on|ona",
};

/** Capitals that open a sentence, name a time or name nobody in particular. */
export const NOBODY: Readonly<Record<string, string>> = {
  en: "in on at to of by as if it he we so or no she they the their his her its our my that this these those there then who whom what when where why how which while but and for from with under over after before since until because although though however now here not also even yet still instead just only once one two three some many most other others another each every everyone somebody someone nobody people user users reader readers buyer buyers customer customers client clients critics expert experts researcher researchers author authors analyst analysts marketer marketers writer writers studies source sources never always often almost perhaps maybe ask say write put you your i i'm i've it's that's there's photo image credit note today yesterday later earlier meanwhile finally first second third last next january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday according read learn see click",
  de: "der die das den dem ein eine er sie es wir ich und aber doch auch so in im am an auf mit von zu bei nach seit wie was wer wenn dann da hier nun jetzt heute gestern montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september oktober november dezember viele manche experten forscher kritiker laut",
  fr: "le la les un une il elle ils elles nous vous je et mais aussi dans en sur avec pour par ce cette ces selon lundi mardi mercredi jeudi vendredi samedi dimanche experts",
  es: "el la los las un una él ella ellos nosotros yo y pero también en con por para este esta según lunes martes miércoles jueves viernes sábado domingo expertos",
  it: "il lo la i gli le un una lui lei loro noi io e ma anche in con per questo questa secondo lunedì martedì mercoledì giovedì venerdì sabato domenica esperti",
  pt: "o a os as um uma ele ela eles nós eu e mas também em com por para este esta segundo segunda terça quarta quinta sexta sábado domingo especialistas",
  nl: "de het een hij zij ze we wij ik en maar ook in op met van voor bij dit dat volgens maandag dinsdag woensdag donderdag vrijdag zaterdag zondag experts",
  pl: "on ona oni my ja i ale także w we na z ze do od po to ten ta według zdaniem poniedziałek wtorek środa czwartek piątek sobota niedziela eksperci",
};

/** The opening of a note that is set like a quotation. */
export const NOTE_OPENERS =
  "note|notes|tip|tips|pro tip|warning|caution|important|info|hint|remember|disclaimer|disclosure|update|updated|edit|editor's note|example|related|read more|read next|read also|see also|table of contents|summary|key takeaway|key takeaways|tl;dr|hinweis|tipp|achtung|remarque|conseil|attention|nota|consejo|aviso|dica|atenção|let op|uwaga|wskazówka";
