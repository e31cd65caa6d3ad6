import { defineCheckAudit } from "../check-audit.ts";

export const measuredFacts = defineCheckAudit({
  id: "measured-facts",
  section: "content_strategy",
  title: "Numbers in the text",
  why: "Careful readers prefer pages with concrete numbers; for citations studies disagree: +31 to 33% of the answer's words in one experiment, little or none in two later tests.",
  ledger: ["CS5"],
  about: "facts",
  check: "figures",
  passed: "The text gives concrete numbers.",
  failed: "We found few or no concrete numbers in the text.",
  fix: "Add two or three numbers your readers would ask for, with their source.",
});
