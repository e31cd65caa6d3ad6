/** Calendar days as people and machines write them. No clock, no time zone: the day that is written is the day. */

import { monthNumber } from "../../language/month-names.ts";
import { phrasesOfAll } from "../../language/packs/all.ts";
import { endings } from "../../language/phrase-pattern.ts";

export type FoundDay = { value: string; raw: string; at: number };

const MACHINE = /(?:^|\D)((?:19|20)\d\d)-?(\d\d)-?(\d\d)(?=$|\D|T)/;
const RFC = /(\d{1,2}) ([A-Za-z]{3}) ((?:19|20)\d\d)/;

/** A date in an attribute or in structured data: ISO 8601, RFC 822, a Unix stamp, else as in prose. */
export function machineDay(text: string, monthFirst = false): string | null {
  const raw = text.trim().slice(0, 80);
  const iso = MACHINE.exec(raw);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const rfc = RFC.exec(raw);
  if (rfc) return day(rfc[3], monthNumber(rfc[2] ?? ""), rfc[1]);
  if (/^1\d{9}(?:\d{3})?$/.test(raw))
    return new Date(Number(raw.slice(0, 10)) * 1000).toISOString().slice(0, 10);
  return daysIn(raw, monthFirst)[0]?.value ?? null;
}

/** Every form needs a year or two points (12.05.19): a single number is not a date. */
const HAS_YEAR = /(?:19|20)\d\d|\d[./]\d{1,2}[./]\d\d/;
const ORDINAL = endings(phrasesOfAll("ordinalEnding"));
const FORMS: { pattern: RegExp; read: (match: RegExpExecArray, monthFirst: boolean) => string | null }[] = [
  {
    // 2024-03-09, 2024/3/9, 2024.03.09; more numbers after it make a version, such as 2024.3.9.411
    pattern: /(?<![\d.])((?:19|20)\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?![.-]?\d)/g,
    read: ([, year, , month, date]) => day(year, month, date),
  },
  {
    // 9 March 2024, 9. März 2024, 9 de marzo de 2024, 9th of March, 2024
    pattern: new RegExp(
      `(?<!\\d)(\\d{1,2})(?:${ORDINAL}|[º°.-])? ?(?:de |of |d['’])?([\\p{L}]{3,12})[.,]{0,2}[ -]?(?:de |del |of )?((?:19|20)\\d\\d)(?!\\d)`,
      "gu",
    ),
    read: ([, date, month, year]) => day(year, monthNumber(month ?? ""), date),
  },
  {
    // March 9, 2024, Mar. 9th 2024
    pattern: /(?<![\p{L}])([\p{L}]{3,12})\.? (\d{1,2})(?:st|nd|rd|th)?,? ?((?:19|20)\d\d)(?!\d)/gu,
    read: ([, month, date, year]) => day(year, monthNumber(month ?? ""), date),
  },
  {
    // 2024. március 9., 2024 March 9
    pattern: /(?<!\d)((?:19|20)\d\d)\.? ([\p{L}]{3,12}) (\d{1,2})(?!\d)/gu,
    read: ([, year, month, date]) => day(year, monthNumber(month ?? ""), date),
  },
  {
    // 2024年3月9日, 2024년 3월 9일
    pattern: /((?:19|20)\d\d) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]/g,
    read: ([, year, month, date]) => day(year, month, date),
  },
  {
    // 09.03.2024, 9/3/2024, 09.03.24
    pattern: /(?<![\d.,/]|\d-)(\d{1,2})([./-]) ?(\d{1,2})\2 ?((?:19|20)\d\d|\d\d)(?![\d./-]\d|\d)/g,
    read: ([, first, sign, second, year], monthFirst) => {
      if (year?.length === 2 && sign === "-") return null;
      const full = year?.length === 2 ? `20${year}` : year;
      if (sign === ".") return day(full, second, first);
      const [month, date] = monthFirst ? [first, second] : [second, first];
      return day(full, month, date) ?? day(full, date, month);
    },
  },
];

/** The dates that matter are at the start of a text; reading stops here to keep long texts cheap. */
const MAX_READ = 1_500;

/** All days written in a text (white space collapsed), in order. */
export function daysIn(whole: string, monthFirst = false): FoundDay[] {
  const text = whole.length > MAX_READ ? whole.slice(0, MAX_READ) : whole;
  if (!HAS_YEAR.test(text)) return [];
  const found: FoundDay[] = [];
  for (const { pattern, read } of FORMS) {
    for (const match of text.matchAll(pattern)) {
      const value = read(match, monthFirst);
      if (
        value &&
        !found.some((one) => one.at < match.index + match[0].length && match.index < one.at + one.raw.length)
      )
        found.push({ value, raw: match[0], at: match.index });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

const FIRST_YEAR = 1990;

function day(
  year: string | undefined,
  month: string | number | null | undefined,
  date: string | undefined,
): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(date)];
  if (!(y >= FIRST_YEAR) || !(m >= 1 && m <= 12) || !(d >= 1)) return null;
  if (d > new Date(Date.UTC(y, m, 0)).getUTCDate()) return null;
  return `${y}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
}

/** Days from one to the other, for calendars written `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
