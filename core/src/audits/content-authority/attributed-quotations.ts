import { defineCheckAudit } from "../check-audit.ts";

export const attributedQuotations = defineCheckAudit({
  id: "attributed-quotations",
  section: "content_authority",
  title: "Quotes from named people",
  why: "Quotations raised a page's share of the answer's words by about 41% in one experiment; a larger test found no effect.",
  ledger: ["AU3"],
  about: "facts",
  check: "expert_quotes",
  passed: "The page quotes a named person.",
  failed: "We found no quote from a named person.",
  fix: "Quote a named expert where it supports your main claim.",
});
