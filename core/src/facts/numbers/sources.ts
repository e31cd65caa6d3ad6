/** Words that name the source of a statement. */
import {
  allLanguages,
  alternatives,
  phrasePattern,
  WORD_END,
  WORD_START,
} from "../../language/phrase-pattern.ts";

const ATTRIBUTIONS: Readonly<Record<string, string>> = {
  en: "according to|reported by|report by|report from|reports by|reports from|data from|data by|survey by|survey of|survey from|surveyed by|study by|study from|study in|study published|research by|research from|published by|published in|estimates by|estimates from|figures from|figure from|found by|cited by|as measured by|courtesy of|statistics from|based on data|analysis by|poll by|census|source:",
  de: "laut|zufolge|nach Angaben|einer Studie|einer Umfrage|einer Untersuchung|Daten des|Daten der|Zahlen des|Zahlen der|veröffentlicht von|Quelle:",
  fr: "selon|d'après|une étude|une enquête|données de|chiffres de|publié par|publiée par|source :",
  es: "según|de acuerdo con|un estudio de|una encuesta de|datos de|cifras de|publicado por|publicada por|fuente:",
  it: "secondo|uno studio|un'indagine|stando a|dati di|dati dell|pubblicato da|pubblicata da|fonte:",
  pt: "segundo|de acordo com|conforme|um estudo|uma pesquisa|dados do|dados da|publicado por|publicada por|fonte:",
  nl: "volgens|aldus|uit onderzoek|cijfers van|gegevens van|gepubliceerd door|bron:",
  pl: "według|zdaniem|jak podaje|jak podają|z badań|dane z|opublikowane przez|źródło:",
};
/** "Source:" ends in a sign, so the end of the word is not asked for. */
const ATTRIBUTION = new RegExp(`${WORD_START}${alternatives(allLanguages(ATTRIBUTIONS))}(?!\\p{L})`, "iu");

const WORKS =
  "study|survey|report|analysis|paper|poll|census|benchmark|researchers|researcher|authors|scientists";
const FINDINGS =
  "found|finds|find|shows|show|showed|reports|report|reported|estimates|estimate|estimated|concluded|concludes|projects|projected|predicts|predicted|calculates|calculated|forecasts|measured|counted|revealed|reveals|indicates|indicated|suggests|suggested|recommends|recommended|says|said|notes|noted|announced|claims|claimed|expects|told";
/** "The study found", "researchers estimated". */
const WORK_FINDS = new RegExp(
  `${WORD_START}${alternatives(WORKS)}\\s(?:has\\s|have\\s|also\\s)?${alternatives(FINDINGS)}${WORD_END}`,
  "iu",
);
/** "Statista projects", "Verizon's breach report found", "Dr. Lind said". Pronouns and openers name nobody. */
const NOT_A_SOURCE =
  "We|I|They|It|You|The|This|That|These|Those|Our|My|Your|Results?|Research|Studies|Experts|Data|Evidence";
const NAMED_FINDS = new RegExp(
  `(?<![\\p{L}.])(?!(?:${NOT_A_SOURCE})\\s)\\p{Lu}[\\p{L}&.-]+(?:['’]s?)?(?:\\s[\\p{L}-]+){0,3}?\\s${alternatives(FINDINGS)}${WORD_END}`,
  "u",
);
/** (Name of an organization, year) */
const IN_BRACKETS = /\((?:[A-Z][\p{L}&. ]{2,60},? )(?:19|20)\d\d\)/u;
/** "Liu and colleagues (2023): ...", "The paper (2024) found ...": who and when, as papers cite. */
const CITED_WORK =
  /(?:paper|study|survey|report|benchmark|analysis|colleagues|co-authors|et al\.?) \((?:19|20)\d\d\)/u;
const CITED_NAME = new RegExp(
  `\\p{Lu}[\\p{L}&.-]+ \\((?:19|20)\\d\\d\\)(?::| ${alternatives(FINDINGS)}${WORD_END})`,
  "u",
);
/** "La agencia estima", "les CDC recommandent": what named sources do with numbers. */
const FINDINGS_ABROAD: Readonly<Record<string, string>> = {
  de: "empfiehlt|empfehlen|schätzt|schätzen|berichtet|berichten|meldet|zeigt|zeigen|ergab|ergaben|kam zu|kommt zu|rechnet|erwartet|nennt|rät",
  fr: "recommande|recommandent|estime|estiment|indique|indiquent|montre|montrent|révèle|révèlent|rapporte|rapportent|prévoit|conclut|constate|conseille",
  es: "recomienda|recomiendan|estima|estiman|indica|indican|muestra|muestran|revela|revelan|informa|calcula|prevé|concluye|señala|señalan|aconseja",
  it: "raccomanda|raccomandano|consiglia|stima|stimano|indica|indicano|mostra|mostrano|rivela|riporta|calcola|prevede|conclude|segnala",
  pt: "recomenda|recomendam|estima|estimam|indica|indicam|mostra|mostram|revela|revelam|informa|calcula|prevê|conclui|aponta|apontam|aconselha",
  nl: "raadt|raden|adviseert|schat|schatten|meldt|melden|toont|tonen|blijkt|berekende|verwacht|concludeert",
  pl: "zaleca|zalecają|szacuje|szacują|podaje|podają|wskazuje|wskazują|pokazuje|wykazało|wykazał|przewiduje|informuje",
};
const WORKS_ABROAD =
  "studie|umfrage|bericht|untersuchung|erhebung|forscher|forschende|étude|enquête|rapport|sondage|chercheurs|estudio|encuesta|informe|investigadores|studio|sondaggio|rapporto|indagine|ricercatori|estudo|pesquisa|relatório|pesquisadores|onderzoek|rapport|enquête|onderzoekers|badanie|raport|sondaż|badacze|naukowcy";
/** Up to four words between: "Der IEA-Bericht zur Zukunft der Wärmepumpen kam zu". */
const WORK_FINDS_ABROAD = new RegExp(
  `(?<=${WORD_START}|['’-])${alternatives(WORKS_ABROAD)}(?:\\s[\\p{L}-]+){0,4}?\\s${alternatives(allLanguages(FINDINGS_ABROAD))}${WORD_END}`,
  "iu",
);
/** German capitalizes every noun, so only an abbreviation is known to be a name: "die IEA schätzt". */
const NAMED_FINDS_ABROAD = new RegExp(
  `${WORD_START}\\p{Lu}{2,}\\s${alternatives(allLanguages(FINDINGS_ABROAD))}${WORD_END}`,
  "u",
);
const SPEAKS = phrasePattern("he said|she said|he says|she says|they said");

const ATTRIBUTED = [
  ATTRIBUTION,
  WORK_FINDS,
  NAMED_FINDS,
  IN_BRACKETS,
  CITED_WORK,
  CITED_NAME,
  WORK_FINDS_ABROAD,
  NAMED_FINDS_ABROAD,
  SPEAKS,
];
const FOOTNOTE = /\[\d{1,3}\]|(?<!\d\s?[ckm]?m)[¹²³⁴-⁹]+(?:\s|$)|\p{L}[.,;”"]\d{1,2}(?:,\d{1,2})*$/u;

export const isAttributed = (text: string): boolean => ATTRIBUTED.some((form) => form.test(text));
export const hasFootnote = (text: string): boolean => FOOTNOTE.test(text);
