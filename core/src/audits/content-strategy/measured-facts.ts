import { defineCheckAudit } from "../check-audit.ts";

export const measuredFacts = defineCheckAudit({
  id: "measured-facts",
  section: "content_strategy",
  title: "Numbers in the text",
  why: "Adding statistics raised a page's share of the answer's words by about 31 to 33% in one experiment; a larger test found no effect in most cases.",
  ledger: ["CS5"],
  about: "facts",
  check: "figures",
  passed: "The text gives concrete numbers.",
  failed: "We found few or no concrete numbers in the text.",
  fix: "Add two or three numbers your readers would ask for, with their source.",
});
