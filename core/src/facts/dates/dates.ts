/** When the page says it was written and last changed, where it says so, and how old that makes it. */

import type { Evidence } from "../../evidence.ts";
import type { PageModel } from "../../page/page-model.ts";
import { DAY_MS } from "../../time.ts";

type Dated = PageModel["dates"][number];

export type Dates = {
  /** Dates that a reader can see. */
  visible: Dated[];
  /** In tags that carry a date for machines. Structured data is kept apart: adding it changes no ranking. */
  tagged: Dated[];
  structured: Dated[];
  /** The latest credible day among the visible and tagged dates. A change is preferred to a publication. */
  latest: { date: Dated; day: string; ageDays: number } | null;
  published: string | null;
  /** Days after the clock of the evidence. */
  inFuture: Dated[];
};

const EARLIEST = "1995-01-01";

export const dayNumber = (day: string): number =>
  Math.floor(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / DAY_MS);
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

export function readDates(page: PageModel, evidence: Evidence): Dates {
  const today = evidence.now.slice(0, 10);
  const sane = page.dates.filter((date) => !Number.isNaN(dayNumber(date.value)) && date.value >= EARLIEST);
  const inFuture = sane.filter((date) => daysBetween(today, date.value) > 1);
  const past = sane.filter((date) => daysBetween(today, date.value) <= 1);
  const visible = past.filter(isVisible);
  const tagged = past.filter(
    (date) =>
      ["meta", "microdata", "open-graph"].includes(date.source) ||
      (date.source === "element" && /time/.test(date.where)),
  );
  const structured = past.filter((date) => date.source === "json-ld");
  const stated = [...new Set([...visible, ...tagged])];
  return {
    visible,
    tagged,
    structured,
    latest: latestOf(stated, today),
    published:
      latestOf(
        stated.filter((date) => date.role === "published"),
        today,
      )?.day ?? null,
    inFuture,
  };
}

/** Data in a script has an element as its source too, but nobody sees it. */
const isVisible = ({ source, where }: Dated) =>
  where !== "script" && ["element", "byline", "text"].includes(source);

/** A change comes before a publication, and a publication before a date of unknown role. */
function latestOf(dates: readonly Dated[], today: string): Dates["latest"] {
  for (const role of ["modified", "published", "unknown"] as const) {
    const ofRole = dates.filter((date) => date.role === role);
    const first = ofRole.toSorted((one, other) =>
      one.value < other.value ? 1 : one.value > other.value ? -1 : 0,
    )[0];
    if (!first) continue;
    const earlier =
      role === "modified"
        ? latestOf(
            dates.filter((date) => date.role === "published"),
            today,
          )
        : null;
    if (earlier && earlier.day > first.value) return earlier;
    const day = first.value.slice(0, 10);
    return { date: first, day, ageDays: Math.max(0, daysBetween(day, today)) };
  }
  return null;
}
