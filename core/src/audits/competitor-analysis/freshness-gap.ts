import { defineAudit, notApplicable, scored } from "../audit.ts";
import { ramp } from "../say.ts";

export const freshnessGap = defineAudit({
  id: "freshness-gap",
  section: "competitor_analysis",
  title: "No older than the compared pages",
  why: "Of two equal pages, the one with the newer date was preferred.",
  ledger: ["CA6"],
  needsRivals: true,

  run({ facts, rivals, quotes }) {
    if (!rivals) return notApplicable("No pages to compare with were given.");
    const theirs = rivals
      .flatMap((rival) => rival.facts.dates().latest?.ageDays ?? [])
      .toSorted((one, other) => one - other);
    const ours = facts.dates().latest;
    const median = theirs[Math.floor(theirs.length / 2)];
    if (median === undefined || !ours) return notApplicable("There is no date on both sides.");
    return scored(
      1 - ramp(ours.ageDays - median, 0, 365),
      `This page is ${ours.ageDays} days old, the middle one of the others ${median}.`,
      {
        fix: [
          "Bring the page up to date and say so with the day.",
          "Renew the figures that are older than those of the others.",
          "Update what has changed since, then the date.",
        ],
        quotes: quotes(ours.date.raw ? [ours.date.raw] : []),
      },
    );
  },
});
