/** Decides for each number in a text whether it measures, counts or prices something. */

import {
  allLanguages,
  alternatives,
  phrasePattern,
  WORD_END,
  WORD_START,
} from "../../language/phrase-pattern.ts";
import { isCounted } from "./counted-nouns.ts";
import { NAMED_BEFORE } from "./label-words.ts";
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
const NUMBERS = new RegExp(
  `${NUMBER}(?:(?:\\s?(?:[-–—~]|to|bis|à|tot|do)\\s?|\\sa\\s)${SIGN}?${NUMBER})?`,
  "gu",
);

/** No unit or name is longer. */
const CONTEXT = 48;

const MONEY_BEFORE = new RegExp(`(?:${SIGN}|${WORD_START}${alternatives(CURRENCY_CODES)}\\.?)\\s?$`, "u");
const SAMPLE_BEFORE = new RegExp(`${WORD_START}[nN]\\s?=\\s?$`, "u");
const VALUE_BEFORE = new RegExp(
  `${WORD_START}${alternatives(`${VALUE_CUES}|${allLanguages(VALUE_CUES_ABROAD)}`)}\\s+$`,
  "iu",
);
/** "B12", "COVID-19", "1.2.3", "@4", "18/8": part of a longer name. */
const GLUED_BEFORE = /[\p{L}\p{N}_#@./\\]$|\d:$|[\p{L}\p{N}][-–‑]$|\p{L}[,;]$/u;
const FRACTION_AFTER = /^\s?[/⁄]\s?\d/;

const MULTIPLIED = new RegExp(`^[ -]?${alternatives(MULTIPLIERS)}${WORD_END}`, "iu");
const PERCENT = /^\s?(?:%|‰|°\s?[CF]?(?!\p{L})|[$€£¥₹](?!\d))/u;
const MONEY_AFTER = new RegExp(`^\\s?${alternatives(CURRENCY_CODES)}${WORD_END}`, "u");
const UNIT_AFTER = new RegExp(
  `^(?:\\+?[\\s‑-]|\\+)${alternatives(allLanguages(UNIT_WORDS))}${WORD_END}`,
  "iu",
);
const SIGN_AFTER = new RegExp(`^[\\s‑-]?${alternatives(UNIT_SIGNS)}${WORD_END}`, "u");
const GLUED_AFTER = new RegExp(`^(?:${GLUED_SIGNS})${WORD_END}`, "u");
const GLUED_MULTIPLIER = new RegExp(`^(?:${GLUED_MULTIPLIERS})${WORD_END}`, "u");
/** 16" deep, 13” display; without such a word the sign is a quotation mark. */
const INCHES_AFTER = /^["”](?=\s(?:deep|wide|high|tall|long|thick|display|screen|x)(?!\p{L})|[-–x×])/u;
const COUNTER_AFTER = new RegExp(`^\\s?(?:${EAST_ASIAN_COUNTERS})`, "u");
/** "3 of 54", "4 in 10", "12 of them". */
const SHARE_AFTER =
  /^\s(?:of|in|out of|von|sur|de|su|van|na)\s(?:(?:the|all|every|its)\s)?\d{1,3}(?![\d.,:%])/iu;
const OF_THEM = /^\sof\s(?:them|these|those|the|us|its|their|our|all)(?!\p{L})/iu;
const GROUPED = /^\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+$/;
const YEAR = /^(?:1[5-9]|20|21)\d\d(?:\s?(?:[-–—]|to|bis|à|tot|do)\s?(?:(?:1[5-9]|20|21)\d\d|\d\d))?$/;
/** "In 2024 people spent more": a year, although a unit follows. */
const YEAR_BEFORE = phrasePattern(
  "in|since|by|from|until|during|im|seit|en|depuis|desde|nel|dal|em|sinds|w|od",
);

const AMOUNT_CUES =
  "over|about|than|to|around|least|most|nearly|almost|approximately|roughly|some|and|über|rund|etwa|mindestens|mehr als|environ|plus de|près de|más de|casi|oltre|più di|mais de|quase|ongeveer|ruim|meer dan|bijna|około|ponad|prawie";
/** "Over 2000 words": an amount, although it could be a year. */
const AMOUNT_BEFORE = new RegExp(`${WORD_START}${alternatives(AMOUNT_CUES)}\\s+$`, "iu");

const UNITS = [PERCENT, MULTIPLIED, MONEY_AFTER, UNIT_AFTER, SIGN_AFTER, GLUED_AFTER, INCHES_AFTER];

/** Each quantity with its unit, as written. */
export function quantitiesIn(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(NUMBERS)) {
    const before = text.slice(Math.max(0, match.index - CONTEXT), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + CONTEXT);
    const value = quantityOf(match[0], before, after, before.length === match.index);
    if (value !== null) found.push(value.trim());
  }
  return found;
}

function quantityOf(number: string, before: string, after: string, opens: boolean): string | null {
  const money = MONEY_BEFORE.exec(before);
  if (money) return `${money[0].trimStart()}${number}${MULTIPLIED.exec(after)?.[0] ?? glued(after)}`;
  const sample = SAMPLE_BEFORE.exec(before);
  if (sample) return `${sample[0]}${number}`;
  const counter = COUNTER_AFTER.exec(after);
  if (counter) return `${number}${counter[0]}`;
  const percent = /\p{L}[-–‑]$/u.test(before) ? PERCENT.exec(after) : null;
  if (percent) return `${number}${percent[0]}`;
  if (GLUED_BEFORE.test(before) || NAMED_BEFORE.test(before)) return null;
  if (FRACTION_AFTER.test(after)) return null;
  const unit = unitAfter(after);
  if (unit !== null) return isYear(number, before) && /^\s\p{L}/u.test(unit) ? null : `${number}${unit}`;
  return uncounted(number, before, after, opens);
}

const glued = (after: string): string => GLUED_MULTIPLIER.exec(after)?.[0] ?? "";

function unitAfter(after: string): string | null {
  for (const unit of UNITS) {
    const match = unit.exec(after)?.[0];
    if (match !== undefined)
      return unit === MULTIPLIED ? match + (UNIT_AFTER.exec(after.slice(match.length))?.[0] ?? "") : match;
  }
  return null;
}

const isYear = (number: string, before: string): boolean =>
  YEAR.test(number) && YEAR_BEFORE.test(before.slice(-8)) && /\s$/.test(before);

/** A number without a unit: a count, a share, a value after "an average of", or nothing. */
function uncounted(number: string, before: string, after: string, opens: boolean): string | null {
  if (SHARE_AFTER.test(after)) return `${number}${SHARE_AFTER.exec(after)?.[0] ?? ""}`;
  if (YEAR.test(number) && !AMOUNT_BEFORE.test(before)) return null;
  const thousands = glued(after);
  const noun = isCounted(before, after.slice(thousands.length), opens);
  if (noun !== null) return `${number}${thousands}${after.startsWith("+") ? "+" : ""} ${noun}`;
  return OF_THEM.test(after) || VALUE_BEFORE.test(before) || (GROUPED.test(number) && !/^\p{L}/u.test(after))
    ? number
    : null;
}
