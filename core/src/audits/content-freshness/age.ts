import type { Facts } from "../../facts/facts.ts";
import { defineAudit, scored } from "../audit.ts";
import { count } from "../say.ts";

const TIMELY = /\b(?:best|top|latest|news|price|pricing|trends?|20[12]\d|review|update[sd]?|statistics)\b/i;

/** Half of the points are gone after this many days: sooner where the topic moves. */
const halfLife = (facts: Facts) =>
  TIMELY.test(facts.query().text) || facts.intent() === "commercial" ? 270 : 600;

export const age = defineAudit({
  id: "age",
  section: "content_freshness",
  title: "Updated not long ago",
  why: "Cited pages are about a quarter younger than others, though the effect on one page is small.",
  ledger: ["FR2", "FR10"],
  part: 0.6,

  run({ facts, quotes }) {
    const { latest } = facts.dates();
    const fix = [
      "Read the page again, mend what has changed, and set the date of that day.",
      "Bring the figures up to date first; then move the date with them.",
      "Update what is no longer true and say in one line what changed.",
    ] as const;
    if (!latest) return scored(0, "The page does not say when it was last changed.", { fix });
    const share = 0.5 ** (latest.ageDays / halfLife(facts));
    return scored(
      latest.ageDays <= 60 ? 1 : share,
      `The latest date on the page is ${latest.day}, ${count(latest.ageDays, "day")} ago.`,
      {
        fix,
        quotes: quotes(latest.date.raw ? [latest.date.raw] : []),
      },
    );
  },
});
