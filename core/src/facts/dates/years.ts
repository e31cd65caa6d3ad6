/** Years that a text means as years. "1900 baht" and "2000 words" are quantities. */
import { monthNames } from "../../language/month-names.ts";
import { foreignPacks, phrasesOfAll, wordsOfAll } from "../../language/packs/all.ts";
import { english } from "../../language/packs/en.ts";
import { alternatives } from "../../language/phrase-pattern.ts";
import { WORD_CLASSES } from "../../language/roles.ts";

const MONTH = `(?:${monthNames("en")
  .map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`)
  .join("|")}|sept)`;
/** Short names are words of other languages too ("mars", "set"). */
const MIN_MONTH_CHARS = 5;
const MONTHS_ABROAD = alternatives(
  foreignPacks.flatMap((pack) => monthNames(pack.code)).filter((name) => name.length >= MIN_MONTH_CHARS),
);
const SEASON = `(?:q[1-4]|year|${alternatives([...english.phrases("season"), ...english.phrases("partOfYear")])})`;
/** Words before a year; some of them also come before quantities, so what follows is checked too. */
const BEFORE = `(?:and|${alternatives(phrasesOfAll("preposition").filter((word) => !wordsOfAll("amount").has(word) || word === "to"))})`;
const YEAR = "((?:19|20)\\d\\d)(?![\\d%]|[.,:]\\d)";
/** A noun right after the number makes it a quantity; small words don't. */
const GOES_ON = alternatives([...wordsOfAll(...WORD_CLASSES), "due", "alone"]);
const ENDS = `(?=\\s*(?:$|[.,;:!?)\\]’'"”–—-]|${GOES_ON}(?!\\p{L})))`;

const FORMS = [
  new RegExp(`(?<!\\p{L})${MONTHS_ABROAD},? (?:del? )?${YEAR}`, "giu"),
  new RegExp(`(?<!\\p{L})${MONTH}\\.?(?: \\d{1,2}(?:st|nd|rd|th)?,?)?,? ${YEAR}`, "giu"),
  new RegExp(`(?<!\\p{L})${SEASON}(?:[ -]|, )${YEAR}${ENDS}`, "giu"),
  new RegExp(`(?<!\\p{L})${BEFORE} ${YEAR}${ENDS}`, "giu"),
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
