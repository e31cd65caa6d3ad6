/** Which number of 3/9/2024 is the month. The page shows it by its other dates, else its readers' habit decides. */
import type { PartialPage } from "../main/partial-page.ts";
import { statedInAddress } from "./address-dates.ts";
import type { DateCandidate } from "./candidates.ts";

/** Readers of these write the month first. */
const MONTH_FIRST = /^en(?:-us|-ph)?$/;
/** Domains of countries that write the day first, for pages that declare no language or English of no country. */
const DAY_FIRST_DOMAIN =
  /\.(?:uk|ie|au|nz|in|za|sg|my|ng|ke|fr|be|ch|de|at|nl|es|pt|it|gr|tr|pl|ru|dk|no|fi|br|ar|cl|mx)$/;
/** `YYYY-MM` at least: a year alone fits both readings. */
const MIN_STATED = 7;

export function habitOf({ metas, url }: PartialPage, language: string | null): boolean {
  const locale = metas
    .find(({ name }) => name === "og:locale")
    ?.content.toLowerCase()
    .replace("_", "-");
  if (language !== null && language !== "en") return MONTH_FIRST.test(language);
  if (locale && locale !== "en-us" && (language === null || locale.startsWith("en")))
    return MONTH_FIRST.test(locale);
  return !DAY_FIRST_DOMAIN.test(URL.parse(url)?.hostname ?? "");
}

type Numeric = { first: string; second: string; year: string };
const NUMERIC = /(?<![\d./-])(\d{1,2})([/-])(\d{1,2})\2((?:19|20)\d\d)(?![\d/-])/g;

function numericsIn(text: string): Numeric[] {
  return [...text.matchAll(NUMERIC)].map(([, first = "", , second = "", year = ""]) => ({
    first,
    second,
    year,
  }));
}

const MONTHS = 12;
const isUnclear = ({ first, second }: Numeric) =>
  Number(first) <= MONTHS && Number(second) <= MONTHS && Number(first) !== Number(second);

/** `dates` are the page's own, with the unclear ones read by habit. */
export function writesMonthFirst(reading: PartialPage, dates: DateCandidate[], habit: boolean): boolean {
  const unclear = dates.flatMap(({ raw }) => numericsIn(raw)).filter(isUnclear);
  if (unclear.length === 0) return habit;
  const stated = statedInAddress(reading.url);
  const sure = dates.filter(({ raw }) => numericsIn(raw).length === 0).map(({ value }) => value);
  return (
    fitting(unclear, stated.length < MIN_STATED ? [] : [stated]) ??
    fitting(unclear, sure) ??
    clearlyWritten(reading) ??
    habit
  );
}

/** Whether the month is first if the unclear dates are to fit days (or months) that are known; `null` if that doesn't tell. */
function fitting(unclear: Numeric[], known: string[]): boolean | null {
  const fits = (year: string, month: string, day: string) =>
    known.some((one) => `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`.startsWith(one));
  const monthFirst = unclear.filter(({ first, second, year }) => fits(year, first, second)).length;
  const dayFirst = unclear.filter(({ first, second, year }) => fits(year, second, first)).length;
  return more(monthFirst, dayFirst);
}

/** 29/10/2023 is written with the day first, whatever it dates. */
function clearlyWritten({ segments }: PartialPage): boolean | null {
  const all = segments.flatMap(({ text }) => numericsIn(text.slice(0, MAX_READ)));
  return more(
    all.filter(({ second }) => Number(second) > MONTHS).length,
    all.filter(({ first }) => Number(first) > MONTHS).length,
  );
}
const MAX_READ = 1_500;

const more = (monthFirst: number, dayFirst: number) =>
  monthFirst === dayFirst ? null : monthFirst > dayFirst;
