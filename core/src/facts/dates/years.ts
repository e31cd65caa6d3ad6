/** Years that a text means as years. "1900 baht" and "2000 words" are quantities. */
import { allLanguages } from "../../language/phrase-pattern.ts";

const MONTH =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
/** Full names of the other languages' months; short ones are words of other languages too ("mars", "set"). */
const MONTHS_ABROAD = allLanguages({
  de: "januar|februar|märz|mai|juni|juli|oktober|dezember",
  fr: "janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre",
  es: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
  it: "gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre",
  pt: "janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro",
  nl: "januari|februari|maart|mei|augustus",
  pl: "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia",
});
const SEASON = "spring|summer|autumn|fall|winter|q[1-4]|year|early|mid|late";
/** Words before a year; some of them also come before quantities, so what follows is checked too. */
const BEFORE =
  "in|since|by|until|till|during|before|after|from|through|of|for|between|and|to|as of|im|im jahr|seit|en|depuis|desde|nel|em";
const YEAR = "((?:19|20)\\d\\d)(?![\\d%]|[.,:]\\d)";
/** A noun right after the number makes it a quantity; these words don't. */
const GOES_ON = [
  "and|or|to|the|an?|it|its|was|were|is|are|has|have|had|when|that|with|by|in|on|as|we|i|you|they|he|she",
  "there|this|these|at|from|for|which|but|because|while|due|alone|until|through|after|before|so|if|not|only|will|may|can",
  "und|bis|et|y|e|o|à|a",
].join("|");
const ENDS = `(?=\\s*(?:$|[.,;:!?)\\]’'"”–—-]|(?:${GOES_ON})(?!\\p{L})))`;

const FORMS = [
  new RegExp(`(?<!\\p{L})(?:${MONTHS_ABROAD}),? (?:del? )?${YEAR}`, "giu"),
  new RegExp(`(?<!\\p{L})(?:${MONTH})\\.?(?: \\d{1,2}(?:st|nd|rd|th)?,?)?,? ${YEAR}`, "giu"),
  new RegExp(`(?<!\\p{L})(?:${SEASON})(?:[ -]|, )${YEAR}${ENDS}`, "giu"),
  new RegExp(`(?<!\\p{L})(?:${BEFORE}) ${YEAR}${ENDS}`, "giu"),
  new RegExp(`[(\\[](?:[^()\\[\\]]{0,60}[ ,])?${YEAR}[)\\]]`, "giu"),
];

/** The years a sentence speaks of, in order of their forms; a year may be found twice. */
export function yearsIn(sentence: string): number[] {
  if (!/(?:19|20)\d\d/.test(sentence)) return [];
  return FORMS.flatMap((form) => [...sentence.matchAll(form)].map(([, year]) => Number(year)));
}

const AS_OF = new RegExp(`(?<!\\p{L})as of (?:(?:${MONTH}|${SEASON})\\.?,? )?${YEAR}`, "iu");

/** The year of a sentence that presents it as the present: "As of May 2021, ...". Null for history. */
export function presentYear(sentence: string): number | null {
  const year = AS_OF.exec(sentence)?.[1];
  return year === undefined ? null : Number(year);
}

const TITLE_YEAR = /(?<![\d.,$€£#-])(20\d\d)(?![\d%.,]\d|\d|\s*[-–—]\s*\d)/g;

/** A title or heading has few words, and a number from 2000 on is nearly always a year there. */
export const yearsInTitle = (title: string): number[] => [
  ...new Set([...title.matchAll(TITLE_YEAR)].map(([, year]) => Number(year))),
];
