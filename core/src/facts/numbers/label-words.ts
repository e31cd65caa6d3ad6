/** Words that turn the number beside them into a name: "step 3", "iOS 17", "Highway 61". */
import { allLanguages, alternatives, WORD_START } from "../../language/phrase-pattern.ts";

const NUMBERED_THINGS: Readonly<Record<string, string>> = {
  en: "version|v|chapter|step|section|figure|fig|table|page|pages|pp|no|number|nos|iso|rfc|http|top|type|grade|stage|phase|category|level|class|tier|part|volume|vol|season|episode|round|room|gate|platform|track|model|generation|gen|act|scene|build|release|sku|isbn|id|option|task|exercise|lesson|module|unit|suite|apt|floor|box|highway|hwy|route|interstate|exit|zone|group|team|channel|article|rule|item|check|row|line|question|example|footnote|appendix|day|week|minute|aged|age|ages|est|copyright|©|update|score|size|formula|agenda|title|schedule|line|mark|player|pick",
  de: "kapitel|schritt|abschnitt|abbildung|abb|tabelle|seite|nr|nummer|platz|teil|band|staffel|folge|stufe|klasse|artikel|paragraf|§|absatz|tag|woche|alter",
  fr: "chapitre|étape|section|tableau|page|n°|numéro|partie|tome|saison|épisode|niveau|article|jour|semaine",
  es: "capítulo|paso|sección|tabla|página|n.º|nº|número|parte|tomo|temporada|episodio|nivel|artículo|día|semana",
  it: "capitolo|passo|sezione|tabella|pagina|numero|parte|stagione|episodio|livello|articolo|giorno",
  pt: "capítulo|passo|seção|tabela|página|número|parte|temporada|episódio|nível|artigo|dia",
  nl: "hoofdstuk|stap|sectie|tabel|pagina|nummer|deel|seizoen|aflevering|niveau|artikel|dag",
  pl: "rozdział|krok|sekcja|tabela|strona|numer|część|sezon|odcinek|poziom|artykuł|dzień|ust|art|pkt",
};

/** The number right after one of these counts nothing. */
export const NAMED_BEFORE = new RegExp(
  `(?:${WORD_START}${alternatives(allLanguages(NUMBERED_THINGS))}\\.?|#)\\s?$`,
  "iu",
);

/** Capitalized words that may come before a count without being a name: "Over 40 homes", "Add 3 eggs". */
export const COUNT_OPENERS =
  "about around over nearly almost approximately roughly some all the these those only just another in of at on to for from by with after before between under within more less fewer than up every each my our your its their his her both last next first and or but plus other there was were are is has have had add use take mix bring buy choose make place cut try aim drink eat save read get find set allow wait discover includes include requires contains serves makes an any most even still yes i we he she they you if when while as since that which who where how what combine stir whisk beat cook bake boil heat reserve spend transfer know pick keep give collect compare count regular currently today meanwhile additionally researchers scientists";
