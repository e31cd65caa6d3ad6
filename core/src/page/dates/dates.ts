/** When the page was published and changed. A day that only a change is known for is not a day of publication. */

import type { PartialPage } from "../main/partial-page.ts";
import type { PageModel } from "../page-model.ts";
import { addressDates } from "./address-dates.ts";
import { daysBetween } from "./calendar-day.ts";
import type { DateCandidate } from "./candidates.ts";
import { habitOf, writesMonthFirst } from "./day-order.ts";
import { declaredDates } from "./declared-dates.ts";
import { writtenDates } from "./written-dates.ts";

type Dates = Pick<PageModel, "published" | "modified" | "dates">;

export function readDates(reading: PartialPage, language: string | null, now: string | null): Dates {
  const habit = habitOf(reading, language);
  const byHabit = statedDates(reading, habit);
  const monthFirst = writesMonthFirst(reading, byHabit, habit);
  const latest = now ? now.slice(0, 10) : "2100-01-01";
  const candidates = (monthFirst === habit ? byHabit : statedDates(reading, monthFirst))
    .filter(({ value }) => daysBetween(value, latest) >= -1)
    .sort((a, b) => b.weight - a.weight);

  const published = candidates.find(({ role }) => role !== "modified") ?? null;
  return {
    published: plain(published && localDay(published, candidates)),
    modified: plain(candidates.find(({ role }) => role === "modified") ?? null),
    dates: candidates.map(({ weight: _, ...date }) => date),
  };
}

const statedDates = (reading: PartialPage, monthFirst: boolean): DateCandidate[] => [
  ...declaredDates(reading, monthFirst),
  ...addressDates(reading.url),
  ...writtenDates(reading, monthFirst),
];

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
