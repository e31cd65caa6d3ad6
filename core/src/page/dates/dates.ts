/** When the page was published and changed. A day that only a change is known for is not a day of publication. */

import type { PartialPage } from "../main/partial-page.ts";
import type { PageModel } from "../page-model.ts";
import { daysBetween, machineDay } from "./calendar-day.ts";
import type { DateCandidate } from "./candidates.ts";
import { declaredDates } from "./declared-dates.ts";
import { writtenDates } from "./written-dates.ts";

type Dates = Pick<PageModel, "published" | "modified" | "dates">;

/** Readers of these write the month first: 3/9/2024 is in March. */
const MONTH_FIRST = /^en(?:-us|-ph)?$/;

export function readDates(reading: PartialPage, language: string | null, now: string | null): Dates {
  const monthFirst = language === null ? true : MONTH_FIRST.test(language);
  const latest = now ? now.slice(0, 10) : "2100-01-01";
  const candidates = [
    ...declaredDates(reading, monthFirst),
    ...addressDates(reading.url),
    ...writtenDates(reading, monthFirst),
  ].filter(({ value }) => daysBetween(value, latest) >= -1);
  candidates.sort((a, b) => b.weight - a.weight);

  const published = candidates.find(({ role }) => role !== "modified") ?? null;
  return {
    published: plain(published && localDay(published, candidates)),
    modified: plain(candidates.find(({ role }) => role === "modified") ?? null),
    dates: candidates.map(({ weight: _, ...date }) => date),
  };
}

function plain(candidate: DateCandidate | null): PageModel["published"] {
  if (!candidate) return null;
  const { value, source, where, raw, place } = candidate;
  return { value, source, where, raw, place };
}

/** A stamp in universal time may be a day off from the day that readers saw; the address has that day. */
function localDay(best: DateCandidate, candidates: DateCandidate[]): DateCandidate {
  if (!/T.*(?:Z|[+-]00:?00)$/.test(best.raw.trim())) return best;
  const near = candidates.find(
    ({ source, value }) => source === "url" && Math.abs(daysBetween(value, best.value)) === 1,
  );
  return near ?? best;
}

/** `/2024/03/09/`, `_20240309_`; and the day first: `/09-03-2024`. */
const YEAR_FIRST = /[/_-]((?:19|20)\d\d)([/_-]?)(\d\d?)\2(\d\d?)(?=[/_.-]|$)/g;
const DAY_FIRST = /[/_](\d\d)-(\d\d)-(20\d\d)(?=[/_.]|$)/g;
/** Above any date in the text, below what the page declares for machines. */
const ADDRESS_WEIGHT = 73;

function addressDates(url: string): DateCandidate[] {
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
  for (const [raw, day, month, year] of path.matchAll(DAY_FIRST)) add(raw, year, month, day);
  return found;
}
