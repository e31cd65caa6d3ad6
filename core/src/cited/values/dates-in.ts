/** Days, months and years of a text as calendar prefixes: "2025-03-04", "2025-03", "2025". */

import { monthNumber } from "../../language/month-names.ts";
import { phrasesOfAll } from "../../language/packs/all.ts";
import { alternatives } from "../../language/phrase-pattern.ts";
import { daysIn } from "../../page/dates/calendar-day.ts";

export type DateValue = {
  kind: "date";
  start: number;
  end: number;
  raw: string;
  /** Each way to read it: "03/04/2025" is a day of March or of April. */
  days: readonly string[];
};

const MONTH_YEAR = /(?<!\p{L})(\p{L}{3,12})\.?,? (?:de |del |of )?((?:19|20)\d\d)(?!\d)/gu;
const MONTH_DIGITS = /(?<![\d-])((?:19|20)\d\d)-(0[1-9]|1[0-2])(?![\d-])/g;
const YEAR = /(?<![\d.,$€£#/-])((?:19|20)\d\d)(?![\d%.,]\d|\d|[\s-]?(?:[$€£%]|\p{L}{1,3}(?!\p{L})))/gu;
/** "in 2024", "since 2024". */
const YEAR_BEFORE = new RegExp(`(?<!\\p{L})${alternatives(phrasesOfAll("beforeYear"))}\\s$`, "iu");
/** Short names of months are other words too: "set 2024", "out 2024". */
const MIN_MONTH_CHARS = 4;

export function datesIn(text: string): DateValue[] {
  const days = daysIn(text, false);
  const monthFirst = daysIn(text, true);
  const found: DateValue[] = days.map(({ value, raw, at }) => {
    const other = monthFirst.find((one) => one.at === at)?.value;
    return {
      kind: "date",
      start: at,
      end: at + raw.length,
      raw,
      days: other === undefined || other === value ? [value] : [value, other],
    };
  });
  const isFree = (start: number, end: number) => !found.some((one) => one.start < end && start < one.end);
  const add = (start: number, raw: string, day: string) => {
    if (isFree(start, start + raw.length))
      found.push({ kind: "date", start, end: start + raw.length, raw, days: [day] });
  };
  for (const match of text.matchAll(MONTH_YEAR)) {
    const month = monthNumber(match[1] ?? "");
    const isMonth = (match[1] ?? "").length >= MIN_MONTH_CHARS || /^\p{Lu}/u.test(match[0]);
    if (month !== null && isMonth)
      add(match.index, match[0], `${match[2]}-${String(month).padStart(2, "0")}`);
  }
  for (const match of text.matchAll(MONTH_DIGITS)) add(match.index, match[0], match[0]);
  for (const match of text.matchAll(YEAR)) if (isYear(match, text)) add(match.index, match[0], match[0]);
  return found;
}

/** "2000 words" is an amount: a plural noun follows, and no word that comes before years. */
function isYear(match: RegExpExecArray | RegExpMatchArray, text: string): boolean {
  const at = match.index ?? 0;
  const after = /^\s(\p{Ll}{3,})/u.exec(text.slice(at + 4, at + 24))?.[1] ?? "";
  return YEAR_BEFORE.test(text.slice(Math.max(0, at - 16), at)) || !/[sn]$/.test(after);
}
