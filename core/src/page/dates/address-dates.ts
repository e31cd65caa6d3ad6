/** The day that the page's address states. */

import { monthNumber } from "../../language/month-names.ts";
import { machineDay } from "./calendar-day.ts";
import type { DateCandidate } from "./candidates.ts";

/** `/2024/03/09/`, `_20240309_`; the month by name: `/2024/march/09/`; the day first: `/09-03-2024`. */
const YEAR_FIRST = /[/_-]((?:19|20)\d\d)([/_-]?)(\d\d?)\2(\d\d?)(?=[/_.-]|$)/g;
const NAMED_MONTH = /\/((?:19|20)\d\d)\/([a-z]{3,9})\/(\d\d?)(?=\/|$)/gi;
const DAY_FIRST = /[/_](\d\d)-(\d\d)-(20\d\d)(?=[/_.]|$)/g;
/** Above any date in the text, below what the page declares for machines. */
const ADDRESS_WEIGHT = 73;

export function addressDates(url: string): DateCandidate[] {
  const address = URL.parse(url);
  const path = address ? address.pathname + address.search : "";
  const found: DateCandidate[] = [];
  const add = (raw: string, year = "", month = "", day = "") => {
    const value = machineDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
    if (value)
      found.push({
        value,
        raw,
        source: "url",
        where: "path",
        place: null,
        role: "published",
        weight: ADDRESS_WEIGHT,
      });
  };
  for (const [raw, year, sign, month, day] of path.matchAll(YEAR_FIRST))
    if (sign !== "" || (month?.length === 2 && day?.length === 2)) add(raw, year, month, day);
  for (const [raw, year, name, day] of path.matchAll(NAMED_MONTH))
    add(raw, year, String(monthNumber(name ?? "") ?? ""), day);
  for (const [raw, day, month, year] of path.matchAll(DAY_FIRST)) add(raw, year, month, day);
  return found;
}

const STATED =
  /[/_-]((?:19|20)\d\d)(?:[/_-](\d\d)(?=[/_-]|$)(?:[/_-](\d\d)(?=[/_-]|$))?|\/([a-z]{3,9})\/(?:(\d\d)(?=\/|$))?)?/i;

/** As much of the day as the address states: `2024`, `2024-03` or `2024-03-09`; empty where it states none. */
export function statedInAddress(url: string): string {
  const [, year, month, day, name, dayAfterName] = STATED.exec(url) ?? [];
  const named = name && monthNumber(name);
  if (named) return [year, String(named).padStart(2, "0"), dayAfterName].filter(Boolean).join("-");
  return [year, month, day].filter(Boolean).join("-");
}
