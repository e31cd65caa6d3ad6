import { defineCheckAudit } from "../check-audit.ts";

export const stepList = defineCheckAudit({
  id: "step-list",
  section: "content_structure",
  title: "Numbered steps",
  why: "In one study, pages with steps had 41.2% more influence on the text of answers.",
  ledger: ["CS11"],
  /** Information only: readers agreed with about 13% of its “no” verdicts. */
  about: "answer",
  check: "steps",
  passed: "The instructions are given as steps.",
  failed: "The page explains how to do something, but we found no numbered steps.",
  fix: "Turn the procedure into a numbered list with one action per step.",
});
