import { defineCheckAudit } from "../check-audit.ts";

export const stuffing = defineCheckAudit({
  id: "stuffing",
  section: "content_strategy",
  title: "Keyword repetition",
  why: "In one experiment, keyword stuffing cut a page's share of the answer's words by about 8 to 10%.",
  ledger: ["CS13"],
  check: "stuffed",
  passed: "We found no keyword that is repeated unusually often.",
  failed: "The text repeats its keywords unusually often.",
  fix: "Replace some of the repeated keywords with a pronoun or a synonym.",
});
