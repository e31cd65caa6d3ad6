import { defineCheckAudit } from "../check-audit.ts";

export const summaryBlock = defineCheckAudit({
  id: "summary-block",
  section: "content_structure",
  title: "Summary of main points",
  why: "In one study, cited pages scored 32.8% higher than uncited ones on clarity and summaries; in another, an early summary went with citation (odds ratio 1.33).",
  ledger: ["ST3"],
  about: "answer",
  needsLanguage: true,
  check: "summary",
  passed: "The page sums up its main points.",
  failed: "We found no summary of the main points.",
  fix: "Add three to five key takeaways after the first paragraph.",
});
