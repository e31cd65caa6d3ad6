/** Takes the numbers out of a sentence that name something instead of measuring it: dates, versions, addresses, ratings. */

import { monthNumber } from "../../language/month-names.ts";
import { phrasesOfAll } from "../../language/packs/all.ts";
import { english } from "../../language/packs/en.ts";
import {
  alternatives,
  escapePattern,
  phrasePattern,
  WORD_END,
  WORD_START,
} from "../../language/phrase-pattern.ts";
import { withoutNumbering } from "../text/numbering.ts";
import { LINKING } from "./counted-nouns.ts";
import { LABEL_FORMS } from "./label-forms.ts";

const NUMBERED_THINGS = alternatives(phrasesOfAll("numbered"));
/** "Step 3", "iOS 17": the number right after one of these counts nothing. */
export const NAMED_BEFORE = new RegExp(`(?:${WORD_START}${NUMBERED_THINGS}\\.?|[#©§]|n\\.?[°º])\\s?$`, "iu");

/** Words that can follow a name; after a count comes what is counted. */
const AFTER_A_NAME = [...LINKING, ...english.phrases("afterNumber"), ...english.phrases("negation")];
const NOT_COUNTED = `(?![\\d%]|[.,–-]\\d|\\s+(?!${alternatives(AFTER_A_NAME)}${WORD_END})\\p{Ll})`;
const AND_MORE = "(?:,\\s*|\\s*[-–]\\s*|,?\\s+(?:to|and|or|through)\\s+)";

/** "Check 27", "rows 10, 11 and 14", "minutes 6 to 10". */
const NUMBERED = new RegExp(
  `${WORD_START}${NUMBERED_THINGS}s?\\s+\\d{1,6}(?:${AND_MORE}\\d{1,6}){0,8}${NOT_COUNTED}`,
  "giu",
);

const VALUE = "[$€£]?\\d[\\d.,]{0,12}%?";
const SIGN = "\\s*(?:[+×÷*/−–-]|plus|minus|times|(?:multiplied|divided) by)\\s*";
/** "12 × 8 = 96": readers can check a sum themselves, so it needs no source. */
const SUM = new RegExp(
  `(?<![\\d.,])${VALUE}(?:${SIGN}${VALUE}){1,8}\\s*(?:=|is|are|makes?|gives?)\\s*${VALUE}`,
  "giu",
);

/** The status codes of HTTP, in a sentence about servers. */
const STATUS = new RegExp(
  `(?<![\\p{L}\\p{N}.,$€£-])(?:20[0-6]|30[0-8]|40\\d|41\\d|42\\d|451|50[0-4])${NOT_COUNTED}`,
  "gu",
);
const ABOUT_SERVERS = phrasePattern(english.phrases("server"));

/** A label leaves this mark, so that the words on both sides of it don't become neighbours. */
const GAP = " ; ";

/** `code` is what the sentence sets in code. */
export function withoutLabels(sentence: string, code: readonly string[]): string {
  if (!/\d/.test(sentence)) return sentence;
  let text = withoutNumbering(sentence);
  for (const piece of code) if (text.includes(piece)) text = text.replace(whole(piece), GAP);
  text = withoutDates(text);
  for (const form of LABEL_FORMS) text = text.replace(form, GAP);
  text = text.replace(NUMBERED, GAP).replace(SUM, GAP);
  return ABOUT_SERVERS.test(sentence) ? text.replace(STATUS, GAP) : text;
}

const whole = (piece: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(piece)}(?![\\p{L}\\p{N}])`, "gu");

/** "14 March 2023", "14. März", "14 de marzo". */
const DAY_FIRST =
  /(?<![\p{L}\p{N}.,])\d{1,2}(?:st|nd|rd|th|[.º])?\s(?:(?:of|de|di)\s)?(\p{L}{3,12})(?!\p{L})\.?(?:,?\s(?:de\s)?\d{4})?/gu;
/** "March 14, 2023", "March 14-16". */
const MONTH_FIRST =
  /(?<!\p{L})(\p{Lu}\p{L}{2,12})\.?\s\d{1,2}(?:st|nd|rd|th)?(?![\d.,%]*[\d%])(?:\s?[-–]\s?\d{1,2})?(?:,?\s\d{4})?/gu;
/** Shorter names of months are also other words: "out", "set", "mar". */
const MIN_SMALL_MONTH = 4;

function withoutDates(text: string): string {
  return text
    .replace(DAY_FIRST, (date, word: string) => (isMonth(word) ? GAP : date))
    .replace(MONTH_FIRST, (date, word: string) => (isMonth(word) ? GAP : date));
}

const isMonth = (word: string): boolean =>
  (/^\p{Lu}/u.test(word) || word.length >= MIN_SMALL_MONTH) && monthNumber(word) !== null;
