/** What comes before and after a number that measures, counts or prices something. */
import {
  allLanguages,
  alternatives,
  phrasePattern,
  WORD_END,
  WORD_START,
} from "../../language/phrase-pattern.ts";
import {
  CURRENCY_CODES,
  EAST_ASIAN_COUNTERS,
  GLUED_MULTIPLIERS,
  GLUED_SIGNS,
  MULTIPLIERS,
  UNIT_SIGNS,
  UNIT_WORDS,
  VALUE_CUES,
  VALUE_CUES_ABROAD,
} from "./units.ts";

/** 1,204 · 3.5 · 10 000. Groups and decimals are bound to digits on both sides, so the search stays linear. */
const NUMBER = "(?:\\d{1,3}(?:[\\u00a0\\u202f ]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)*)";
const SIGN = "[$€£¥₹]";
/** A number, or the two ends of a range. */
export const NUMBERS = new RegExp(
  `${NUMBER}(?:(?:\\s?(?:[-–—~]|to|bis|à|tot|do)\\s?|\\sa\\s)${SIGN}?${NUMBER})?`,
  "gu",
);

export const MONEY_BEFORE = new RegExp(
  `(?:${SIGN}|${WORD_START}${alternatives(CURRENCY_CODES)}\\.?)\\s?$`,
  "u",
);
export const SAMPLE_BEFORE = new RegExp(`${WORD_START}[nN]\\s?=\\s?$`, "u");
export const VALUE_BEFORE = new RegExp(
  `${WORD_START}${alternatives(`${VALUE_CUES}|${allLanguages(VALUE_CUES_ABROAD)}`)}\\s+$`,
  "iu",
);
/** "B12", "COVID-19", "1.2.3", "@4", "18/8": part of a longer name. */
export const GLUED_BEFORE = /[\p{L}\p{N}_#@./\\]$|\d:$|[\p{L}\p{N}][-–‑]$|\p{L}[,;]$/u;
export const FRACTION_AFTER = /^\s?[/⁄]\s?\d/;

export const MULTIPLIED = new RegExp(`^[ -]?${alternatives(MULTIPLIERS)}${WORD_END}`, "iu");
export const PERCENT = /^\s?(?:%|‰|°\s?[CF]?(?!\p{L})|[$€£¥₹](?!\d))/u;
const MONEY_AFTER = new RegExp(`^\\s?${alternatives(CURRENCY_CODES)}${WORD_END}`, "u");
export const UNIT_AFTER = new RegExp(
  `^(?:\\+?[\\s‑-]|\\+)${alternatives(allLanguages(UNIT_WORDS))}${WORD_END}`,
  "iu",
);
const SIGN_AFTER = new RegExp(`^[\\s‑-]?${alternatives(UNIT_SIGNS)}${WORD_END}`, "u");
const GLUED_AFTER = new RegExp(`^(?:${GLUED_SIGNS})${WORD_END}`, "u");
export const GLUED_MULTIPLIER = new RegExp(`^(?:${GLUED_MULTIPLIERS})${WORD_END}`, "u");
/** 16" deep, 13” display; without such a word the sign is a quotation mark. */
const INCHES_AFTER = /^["”](?=\s(?:deep|wide|high|tall|long|thick|display|screen|x)(?!\p{L})|[-–x×])/u;
export const COUNTER_AFTER = new RegExp(`^\\s?(?:${EAST_ASIAN_COUNTERS})`, "u");
/** "3 of 54", "4 in 10", "12 of them". */
export const SHARE_AFTER =
  /^\s(?:of|in|out of|von|sur|de|su|van|na)\s(?:(?:the|all|every|its)\s)?\d{1,3}(?![\d.,:%])/iu;
export const OF_THEM = /^\sof\s(?:them|these|those|the|us|its|their|our|all)(?!\p{L})/iu;
export const GROUPED = /^\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+$/;
export const YEAR = /^(?:1[5-9]|20|21)\d\d(?:\s?(?:[-–—]|to|bis|à|tot|do)\s?(?:(?:1[5-9]|20|21)\d\d|\d\d))?$/;
/** "In 2024 people spent more": a year, although a unit follows. */
export const YEAR_BEFORE = phrasePattern(
  "in|since|by|from|until|during|im|seit|en|depuis|desde|nel|dal|em|sinds|w|od",
);

const AMOUNT_CUES =
  "over|about|than|to|around|least|most|nearly|almost|approximately|roughly|some|and|über|rund|etwa|mindestens|mehr als|environ|plus de|près de|más de|casi|oltre|più di|mais de|quase|ongeveer|ruim|meer dan|bijna|około|ponad|prawie";
/** "Over 2000 words": an amount, although it could be a year. */
export const AMOUNT_BEFORE = new RegExp(`${WORD_START}${alternatives(AMOUNT_CUES)}\\s+$`, "iu");

export const UNITS = [PERCENT, MULTIPLIED, MONEY_AFTER, UNIT_AFTER, SIGN_AFTER, GLUED_AFTER, INCHES_AFTER];
