import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count, ramp } from "../say.ts";

/** A page that is a year older than the others loses all points. */
const MAX_DAYS_BEHIND = 365;

export const freshnessGap = defineAudit({
  id: "freshness-gap",
  section: "competitor_analysis",
  title: "Age compared with others",
  why: "In paired trials, a more recent date helped.",
  ledger: ["CA6"],
  needsRivals: true,

  run({ facts, rivals, quotes }) {
    if (!rivals) return notApplicable("No pages to compare with.");
    const theirs = rivals
      .flatMap((rival) => rival.facts.dates().latest?.ageDays ?? [])
      .toSorted((one, other) => one - other);
    const ours = facts.dates().latest;
    const median = theirs[Math.floor(theirs.length / 2)];
    if (median === undefined || !ours)
      return notApplicable("We found no date on this page or on the compared pages.");
    if (ours.ageDays <= median) return scored(1, "This page is no older than the compared pages.");
    return scored(
      1 - ramp(ours.ageDays - median, 0, MAX_DAYS_BEHIND),
      `This page's latest date is ${count(ours.ageDays, "day")} old; the median compared page's is ${count(median, "day")} old.`,
      {
        fix: "Update what has changed, then change the date.",
        quotes: quotes(ours.date.raw ? [ours.date.raw] : []),
      },
    );
  },
});
