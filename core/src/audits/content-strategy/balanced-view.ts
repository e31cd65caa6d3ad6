import { defineCheckAudit } from "../check-audit.ts";

export const balancedView = defineCheckAudit({
  id: "balanced-view",
  section: "content_strategy",
  title: "Limits and drawbacks",
  why: "Most rule sets learned from AI engines favor pages that also say when their advice does not apply.",
  ledger: ["CS19"],
  needsLanguage: true,
  check: "limits_told",
  passed: "The page mentions limits, drawbacks or exceptions.",
  failed: "We found no mention of a limit, drawback or exception.",
  fix: "Add a sentence that says when your main advice does not apply.",
});
