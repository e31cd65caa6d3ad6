import { defineCheckAudit } from "../check-audit.ts";

export const comparisonStructure = defineCheckAudit({
  id: "comparison-structure",
  section: "content_strategy",
  title: "Comparison of options",
  why: "Among 10,293 pages at equal search positions, comparison content was one of the two largest differences between cited and uncited pages; in another study list pages were slightly less cited.",
  ledger: ["CS10"],
  /** Information only: readers agreed with about 36% of its “no” verdicts. */
  about: "facts",
  needsLanguage: true,
  check: "comparison",
  passed: "The page compares the options.",
  failed: "Readers of this page choose between options, but we found no comparison.",
  fix: "Put the options in a table with one row each and the deciding properties as columns.",
});
