/** Prices, dates and numbers of a text, so that the same value in another notation is the same value. */
import {
  CLOCK_WORDS,
  currencyNamed,
  LIMIT_PHRASES,
  multiplierNamed,
  PERCENT_PHRASES,
  RANGE_JOINS,
  RANGE_OPENERS,
  SPELLED_ABROAD,
  unitNamed,
} from "../../language/measure-names.ts";
import { SPELLED_NUMBERS } from "../../language/spelled-numbers.ts";
import { type DateValue, datesIn } from "./dates-in.ts";
import { NUMBER, readNumber } from "./read-number.ts";

type Placed = { start: number; end: number; raw: string };

export type AmountValue = Placed & {
  kind: "price" | "number";
  /** Each way to read the ends; both ends are equal where it isn't a range. */
  low: readonly number[];
  high: readonly number[];
  /** Currency code, base unit, "clock" for a time of day; empty where none is written. */
  unit: string;
  /** The value is a limit: "up to 40", "from $29". */
  limit: "least" | "most" | null;
  /** Equal for equal values. */
  key: string;
};
export type TextValue = AmountValue | (Placed & DateValue & { key: string });

/** Texts are sentences; what is longer is read in part, so that no pattern meets a megabyte. */
const MAX_CHARS = 4_000;
/** No unit or phrase is longer. */
const CONTEXT = 24;

const SPELLED = new Map([
  ...SPELLED_ABROAD,
  ...SPELLED_NUMBERS.map((word, value): [string, number] => [word, value]).filter(([, value]) => value >= 2),
]);
const HALF = " and a half";
const NUMBERS = new RegExp(`${NUMBER}|\\p{L}+`, "gu");
const COMMA_DECIMALS = new Set<string>(["de", "fr", "es", "it", "pt", "nl", "pl"]);

export type ValueOptions = { language?: string | null };

/** In the order of the text. */
export function valuesIn(whole: string, { language = null }: ValueOptions = {}): TextValue[] {
  const text = whole.slice(0, MAX_CHARS);
  const dates = /\d/.test(text) ? datesIn(text) : [];
  const amounts = joinRanges(amountsIn(text, dates, language), text);
  return [...dates.map((date) => ({ ...date, key: `date ${date.days.join("|")}` })), ...amounts].toSorted(
    (one, other) => one.start - other.start,
  );
}

/** What the text says beside its values. */
export const withoutValues = (text: string, values: readonly TextValue[]): string =>
  values.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

type Amount = Omit<AmountValue, "key" | "limit"> & { isBare: boolean };

function amountsIn(text: string, dates: readonly Placed[], language: string | null): Amount[] {
  const commaIsDecimal = language === null ? null : COMMA_DECIMALS.has(language);
  const found: Amount[] = [];
  let readTo = 0;
  for (const match of text.matchAll(NUMBERS)) {
    const start = match.index;
    const end = start + match[0].length;
    if (start < readTo || dates.some((date) => date.start < end && start < date.end)) continue;
    const spelled = SPELLED.get(match[0].toLowerCase());
    if (spelled === undefined && !/^\d/.test(match[0])) continue;
    // "B12" and "v2.3.1" are names.
    if (spelled === undefined && /[\p{L}_#@]$/u.test(text.slice(Math.max(0, start - 1), start))) continue;
    const half = text.startsWith(HALF, end) ? 0.5 : 0;
    const values = (spelled === undefined ? readNumber(match[0], commaIsDecimal) : [spelled]).map(
      (value) => value + half,
    );
    if (values.length === 0) continue;
    const numberEnd = half > 0 ? end + HALF.length : end;
    const amount = withUnit({ text, start, end: numberEnd, values, hasDigits: spelled === undefined });
    if (!amount) continue;
    found.push(amount);
    readTo = amount.end;
  }
  return found;
}

type Digits = { text: string; start: number; end: number; values: readonly number[]; hasDigits: boolean };

const MONEY_BEFORE = /(?:[A-Z]{0,2}[$€£¥₹]|(?<!\p{L})[A-Z][A-Za-z]{1,2})\.?[\s\u00a0\u202f]?$/u;
const WORDS_AFTER =
  /^([-\s\u00a0\u202f]{0,2})([$€£¥₹]|[°º]\s?[CF]|%|\p{L}+\.?(?:\p{L}\.?)?)?(?:[\s\u00a0\u202f](\p{L}+|[$€£¥₹]))?/u;
const CLOCK_AFTER = /^(?:\s?[:h]\s?)([0-5]\d)(?!\d)/;

function withUnit({ text, start, end, values, hasDigits }: Digits): Amount | null {
  const before = text.slice(Math.max(0, start - 6), start);
  const after = text.slice(end, end + CONTEXT);
  const clock = hasDigits ? clockOf(values, after) : null;
  if (clock) return amount({ text, start, end: end + clock.length }, [clock.minutes], "number", "clock");
  const money = MONEY_BEFORE.exec(before)?.[0];
  const currency = money === undefined ? null : currencyNamed(money.replace(/[.\s\u00a0\u202f]+$/u, ""));
  const [, gap = "", next = "", second = ""] = WORDS_AFTER.exec(after) ?? [];
  const word = next.replace(/\.$/, "").replace(/\s/g, "");
  const multiplier = multiplierOf(word, gap, currency !== null || currencyNamed(second) !== null);
  const scaled = values.map((value) => value * (multiplier ?? 1));
  const wordEnd = end + gap.length + next.replace(/\.$/, "").length;
  if (currency && money !== undefined) {
    const place = { text, start: start - money.length, end: multiplier === null ? end : wordEnd };
    return amount(place, scaled, "price", currency);
  }
  const unitWord = multiplier === null ? word : second;
  const unitEnd = multiplier === null ? wordEnd : wordEnd + 1 + second.length;
  const paid = hasDigits || gap.length > 0 ? currencyNamed(unitWord) : null;
  if (paid) return amount({ text, start, end: unitEnd }, scaled, "price", paid);
  if (PERCENT_PHRASES.has(`${word} ${second}`.toLowerCase()))
    return amount({ text, start, end: wordEnd + 1 + second.length }, values, "number", "%");
  const unit = unitNamed(unitWord);
  if (unit) {
    const whole = scaled.map((value) => rounded(value * unit.factor));
    return amount({ text, start, end: unitEnd }, whole, "number", unit.base);
  }
  // "Two of them" counts nothing that can be compared.
  if (!hasDigits && !/^\s\p{Ll}/u.test(after)) return null;
  const place = { text, start, end: multiplier === null ? end : wordEnd };
  return { ...amount(place, scaled, "number", ""), isBare: multiplier === null };
}

function amount(
  { text, start, end }: { text: string; start: number; end: number },
  values: readonly number[],
  kind: "price" | "number",
  unit: string,
): Amount {
  return { kind, start, end, raw: text.slice(start, end), low: values, high: values, unit, isBare: false };
}

/** "k" and "m" are multipliers only where they are glued to an amount of money: "$10k". */
function multiplierOf(word: string, gap: string, isMoney: boolean): number | null {
  const factor = multiplierNamed(word);
  if (factor === null) return null;
  return word.length > 2 || (isMoney && gap === "") ? factor : null;
}

/** 9:30, 9h30, 9 h 30, 9 a.m., 18 Uhr. */
function clockOf(values: readonly number[], after: string): { minutes: number; length: number } | null {
  const hour = values[0] ?? 99;
  if (!Number.isInteger(hour) || hour > 24) return null;
  const colon = CLOCK_AFTER.exec(after);
  const rest = colon ? after.slice(colon[0].length) : after;
  const half = /^\s?([ap])\.?\s?m\b\.?/i.exec(rest);
  const word = /^\s(\p{L}+)/u.exec(rest)?.[1]?.toLowerCase() ?? "";
  const hasWord = CLOCK_WORDS.has(word);
  if (!colon && !half && !hasWord) return null;
  const isAfternoon = half?.[1]?.toLowerCase() === "p";
  const hours = half ? (hour % 12) + (isAfternoon ? 12 : 0) : hour;
  const length = (colon?.[0].length ?? 0) + (half?.[0].length ?? (hasWord ? word.length + 1 : 0));
  return { minutes: hours * 60 + Number(colon?.[1] ?? 0), length };
}

const rounded = (value: number): number => Number(value.toPrecision(12));

const DASH = /^\s?[-–—~]\s?$/u;

/** "50 to 60 g", "between $50 and $60", "50–60 %": one value with two ends, in the unit that either has. */
function joinRanges(amounts: readonly Amount[], text: string): AmountValue[] {
  const found: AmountValue[] = [];
  for (let at = 0; at < amounts.length; at++) {
    const one = amounts[at] as Amount;
    const next = amounts[at + 1];
    const joined = next && isRange(one, next, text) ? rangeOf(one, next, text) : null;
    if (joined) at++;
    found.push(finished(joined ?? one, text));
  }
  return found;
}

function isRange(one: Amount, next: Amount, text: string): boolean {
  if (next.start - one.end > 8 || next.start < one.end) return false;
  if (one.unit !== "" && next.unit !== "" && one.unit !== next.unit) return false;
  const between = text.slice(one.end, next.start);
  const word = between.trim().toLowerCase();
  if (DASH.test(between)) return true;
  if (RANGE_JOINS.has(word)) return true;
  const opener = /(\p{L}+)\s$/u.exec(text.slice(Math.max(0, one.start - 12), one.start))?.[1]?.toLowerCase();
  return opener !== undefined && RANGE_OPENERS.has(`${opener} ${word}`);
}

function rangeOf(one: Amount, next: Amount, text: string): Amount {
  const unit = one.unit || next.unit;
  // "1 to 2 hours": the first end was read without the unit that follows the second.
  const factor = one.unit === "" && next.unit !== "" ? factorOf(next) : 1;
  return {
    kind: one.kind === "price" || next.kind === "price" ? "price" : "number",
    start: one.start,
    end: next.end,
    raw: text.slice(one.start, next.end),
    low: one.low.map((value) => rounded(value * factor)),
    high: next.high,
    unit,
    isBare: false,
  };
}

/** How much the unit behind a number multiplied it. */
function factorOf({ raw, high }: Amount): number {
  const written = new RegExp(NUMBER).exec(raw)?.[0];
  const plain = written === undefined ? undefined : readNumber(written)[0];
  return plain && high[0] ? high[0] / plain : 1;
}

function finished({ isBare: _, ...value }: Amount, text: string): AmountValue {
  const limit = limitBefore(text.slice(Math.max(0, value.start - CONTEXT), value.start));
  return { ...value, limit, key: `${value.kind} ${value.unit} ${value.low[0]} ${value.high[0]}` };
}

const MAX_LIMIT_WORDS = 3;

function limitBefore(before: string): "least" | "most" | null {
  const words =
    before
      .toLowerCase()
      .replace(/[’]/g, "'")
      .match(/[\p{L}'-]+/gu) ?? [];
  if (!/[\p{L}']\s$/u.test(before)) return null;
  for (let count = MAX_LIMIT_WORDS; count > 0; count--) {
    const limit = LIMIT_PHRASES.get(words.slice(-count).join(" "));
    if (limit) return limit;
  }
  return null;
}
