import { defineCheckAudit } from "../check-audit.ts";

export const promotionalWording = defineCheckAudit({
  id: "promotional-wording",
  section: "content_strategy",
  title: "Promotional wording",
  why: "Rules learned from AI engines advise against promotion; the evidence is mixed.",
  ledger: ["CS14"],
  needsLanguage: true,
  check: "promotional",
  passed: "We found little or no promotional wording.",
  failed: "The text uses promotional wording.",
  fix: "Replace the praise with something a reader can check, such as a number or a test result.",
});
