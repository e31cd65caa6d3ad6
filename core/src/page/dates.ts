/** When the page was published and changed, from the most to the least deliberate statement. */
import { daysBetween, machineDay } from "./calendar-day.ts";
import type { DateCandidate } from "./candidates.ts";
import { declaredDates } from "./declared-dates.ts";
import type { PageModel } from "./page-model.ts";
import type { Reading } from "./reading.ts";
import { writtenDates } from "./written-dates.ts";

type Dates = Pick<PageModel, "published" | "modified" | "dates">;

/** Readers of these write the month first: 3/9/2024 is in March. */
const MONTH_FIRST = /^en(?:-us|-ph)?$/;

export function readDates(reading: Reading, language: string | null, now: string | null): Dates {
  const monthFirst = language === null ? true : MONTH_FIRST.test(language);
  const latest = now ? now.slice(0, 10) : "2100-01-01";
  const candidates = [
    ...declaredDates(reading, monthFirst),
    ...addressDates(reading.url),
    ...writtenDates(reading, monthFirst),
  ].filter(({ value }) => daysBetween(value, latest) >= -1);
  candidates.sort((a, b) => b.weight - a.weight);

  const modified = candidates.find(({ role }) => role === "modified") ?? null;
  const best = candidates.find(({ role }) => role !== "modified") ?? modified;
  return {
    published: plain(best && localDay(best, candidates)),
    modified: plain(modified),
    dates: candidates.map(({ weight: _, ...date }) => date),
  };
}

function plain(candidate: DateCandidate | null): PageModel["published"] {
  if (!candidate) return null;
  const { value, source, where, raw, place } = candidate;
  return { value, source, where, raw, place };
}

/** A stamp in universal time may name the day before or after the one the readers saw: the address knows. */
function localDay(best: DateCandidate, candidates: DateCandidate[]): DateCandidate {
  if (!/T.*(?:Z|[+-]00:?00)$/.test(best.raw.trim())) return best;
  const near = candidates.find(
    ({ source, value }) => source === "url" && Math.abs(daysBetween(value, best.value)) === 1,
  );
  return near ?? best;
}

const IN_PATH = /[/_-]((?:19|20)\d\d)([/_-]?)(\d\d?)\2(\d\d?)(?=[/_.-]|$)/g;

function addressDates(url: string): DateCandidate[] {
  const address = URL.parse(url);
  const path = address ? address.pathname + address.search : "";
  const found: DateCandidate[] = [];
  for (const match of path.matchAll(IN_PATH)) {
    const [raw, year, sign, month, date] = match;
    if (sign === "" && (month?.length !== 2 || date?.length !== 2)) continue;
    const value = machineDay(`${year}-${month?.padStart(2, "0")}-${date?.padStart(2, "0")}`);
    if (value)
      found.push({ value, raw, source: "url", where: "path", place: null, role: "published", weight: 62 });
  }
  return found;
}
