import type { Kind } from "../../contract/reading.ts";
import { defineCheckAudit } from "../check-audit.ts";

const OFFERING: ReadonlySet<Kind> = new Set<Kind>(["service", "product", "home", "catalogue"]);

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
  exempt: ({ facts }) =>
    OFFERING.has(facts.reading().kind) ? "A page that offers something gives no advice to limit." : null,
  fix: "Add a sentence that says when your main advice does not apply.",
});
