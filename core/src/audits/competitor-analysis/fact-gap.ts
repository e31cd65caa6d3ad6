import type { Facts } from "../../facts/facts.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count } from "../say.ts";

const differentNumbers = (facts: Facts) => new Set(facts.numbers().flatMap((one) => one.values)).size;

export const factGap = defineAudit({
  id: "fact-gap",
  section: "competitor_analysis",
  title: "Numbers compared with others",
  why: "In paired trials, the more complete of two pages was preferred slightly more often.",
  ledger: ["CA3"],
  needsRivals: true,
  about: "facts",

  run({ facts, rivals }) {
    if (!rivals) return notApplicable("No pages to compare with.");
    const theirs = rivals.map((rival) => differentNumbers(rival.facts)).toSorted((one, other) => one - other);
    const median = theirs[Math.floor(theirs.length / 2)] ?? 0;
    const ours = differentNumbers(facts);
    if (ours >= median) return scored(1, "This page has at least as many numbers as the compared pages.");
    return scored(
      ours / median,
      `This page has ${count(ours, "different number")}; the median compared page has ${median}.`,
      { fix: "Add the numbers the other pages give, if you can source them." },
    );
  },
});
