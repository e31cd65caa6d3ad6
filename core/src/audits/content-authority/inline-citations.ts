import { defineCheckAudit } from "../check-audit.ts";

export const inlineCitations = defineCheckAudit({
  id: "inline-citations",
  section: "content_authority",
  title: "Outside sources",
  why: "Citing sources raised a page's share of the answer's words by about 27 to 30% in one experiment; a large count found almost no effect of outbound links.",
  ledger: ["AU1", "AU2"],
  about: "facts",
  check: "outside_sources",
  passed: "The text cites outside sources.",
  failed: "We found no outside source behind the page's claims.",
  fix: "Link your main claim to the document it comes from.",
});
