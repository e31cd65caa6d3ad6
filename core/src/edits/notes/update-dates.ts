/** Readers see one day of the last update, and programs are told another that is months away. */
import { daysBetween } from "../../facts/dates/dates.ts";
import type { PageModel } from "../../page/page-model.ts";
import { type NoteFinder, noteOf } from "./note.ts";

/** A programme may save a page now and then without a change that readers would call an update. */
const MIN_DAYS_APART = 180;

type Dated = PageModel["dates"][number];

export const updateDates: NoteFinder = ({ page }) => {
  const updates = page.dates.filter(({ role }) => role === "modified");
  const shown = newest(updates.filter(isShown));
  const declared = newest(updates.filter(({ source }) => source !== "text" && source !== "element"));
  if (!shown || !declared) return [];
  if (Math.abs(daysBetween(shown.value, declared.value)) < MIN_DAYS_APART) return [];
  return [
    noteOf("update-dates", {
      fault: `Readers see ${shown.raw} as the day of the last update, and the page declares ${declared.value.slice(0, 10)} to programs.`,
      todo: "Show readers and programs the same day: that of the last real change.",
      quotes: [shown.raw, declared.raw],
      about: "freshness",
    }),
  ];
};

/** "03-09-2026" may be March or September; a month in words is certain. */
const isShown = ({ source, raw }: Dated): boolean => source === "text" && /\p{L}{3}/u.test(raw);

const newest = (dates: readonly Dated[]): Dated | undefined =>
  dates.toSorted((one, other) => other.value.localeCompare(one.value))[0];
