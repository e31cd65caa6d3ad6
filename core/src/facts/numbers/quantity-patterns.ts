/** What comes before and after a number that measures, counts or prices something. */
import { phrasesOfAll } from "../../language/packs/all.ts";
import { english } from "../../language/packs/en.ts";
import { alternatives, phrasePattern, WORD_END, WORD_START } from "../../language/phrase-pattern.ts";
import type { PhraseRole } from "../../language/roles.ts";
import {
  CURRENCY_CODES,
  EAST_ASIAN_COUNTERS,
  GLUED_MULTIPLIERS,
  GLUED_SIGNS,
  RUSSIAN_UNITS,
  UNIT_SIGNS,
} from "../../language/units.ts";

const any = (...roles: readonly PhraseRole[]) => alternatives(phrasesOfAll(...roles));

/** 1,204 · 3.5 · 10 000. Groups and decimals are bound to digits on both sides, so the search stays linear. */
const NUMBER = "(?:\\d{1,3}(?:[\\u00a0\\u202f ]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)*)";
const SIGN = "[$€£¥₹]";
/** A number, or the two ends of a range. */
export const NUMBERS = new RegExp(
  `${NUMBER}(?:(?:\\s?[-–—~]\\s?|\\s${any("rangeTo")}\\s)${SIGN}?${NUMBER})?`,
  "gu",
);

export const MONEY_BEFORE = new RegExp(
  `(?:${SIGN}|${WORD_START}${alternatives(CURRENCY_CODES)}\\.?)\\s?$`,
  "u",
);
export const SAMPLE_BEFORE = new RegExp(`${WORD_START}[nN]\\s?=\\s?$`, "u");
export const VALUE_BEFORE = new RegExp(`${WORD_START}(?:${any("value")}|average:)\\s+$`, "iu");
/** "B12", "COVID-19", "1.2.3", "@4", "18/8": part of a longer name. */
export const GLUED_BEFORE = /[\p{L}\p{N}_#@./\\]$|\d:$|[\p{L}\p{N}][-–‑]$|\p{L}[,;]$/u;
export const FRACTION_AFTER = /^\s?[/⁄]\s?\d/;

export const MULTIPLIED = new RegExp(`^[ -]?${any("multiplier")}${WORD_END}`, "iu");
export const PERCENT = /^\s?(?:%|‰|°\s?[CF]?(?!\p{L})|[$€£¥₹](?!\d))/u;
const MONEY_AFTER = new RegExp(`^\\s?${alternatives(CURRENCY_CODES)}${WORD_END}`, "u");
export const UNIT_AFTER = new RegExp(
  `^(?:\\+?[\\s‑-]|\\+)(?:${any("unit")}|${RUSSIAN_UNITS})${WORD_END}`,
  "iu",
);
const SIGN_AFTER = new RegExp(`^[\\s‑-]?${alternatives(UNIT_SIGNS)}${WORD_END}`, "u");
const GLUED_AFTER = new RegExp(`^(?:${GLUED_SIGNS})${WORD_END}`, "u");
export const GLUED_MULTIPLIER = new RegExp(`^(?:${GLUED_MULTIPLIERS})${WORD_END}`, "u");
/** 16" deep, 13” display; without such a word the sign is a quotation mark. */
const INCHES_AFTER = new RegExp(`^["”](?=\\s(?:x|${any("dimension")})(?!\\p{L})|[-–x×])`, "u");
export const COUNTER_AFTER = new RegExp(`^\\s?(?:${EAST_ASIAN_COUNTERS})`, "u");
/** "3 of 54", "4 in 10", "12 of them". */
export const SHARE_AFTER = new RegExp(
  `^\\s${any("shareOf")}\\s(?:(?:the|all|every|its)\\s)?\\d{1,3}(?![\\d.,:%])`,
  "iu",
);
const THEM = english.words("article", "objectPronoun", "possessive", "demonstrative");
export const OF_THEM = new RegExp(`^\\sof\\s${alternatives([...THEM, "all"])}(?!\\p{L})`, "iu");
export const GROUPED = /^\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+$/;
export const YEAR = new RegExp(
  `^(?:1[5-9]|20|21)\\d\\d(?:\\s?(?:[-–—]|${any("rangeTo")})\\s?(?:(?:1[5-9]|20|21)\\d\\d|\\d\\d))?$`,
);
/** "In 2024 people spent more": a year, although a unit follows. */
export const YEAR_BEFORE = phrasePattern(phrasesOfAll("beforeYear"));

/** "Over 2000 words": an amount, although it could be a year. */
export const AMOUNT_BEFORE = new RegExp(`${WORD_START}${any("amount")}\\s+$`, "iu");

export const UNITS = [PERCENT, MULTIPLIED, MONEY_AFTER, UNIT_AFTER, SIGN_AFTER, GLUED_AFTER, INCHES_AFTER];
