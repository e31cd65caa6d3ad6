import type { Kind } from "../../contract/reading.ts";
import { defineCheckAudit } from "../check-audit.ts";

const SLOGANS: ReadonlySet<Kind> = new Set<Kind>(["product", "home"]);

export const promotionalWording = defineCheckAudit({
  id: "promotional-wording",
  section: "content_strategy",
  title: "Promotional wording",
  why: "Rules learned from AI engines advise against promotion; the evidence is mixed.",
  ledger: ["CS14"],
  needsLanguage: true,
  check: "promotional",
  // Their slogans stand beside the facts, and stay.
  exempt: ({ facts }) =>
    SLOGANS.has(facts.reading().kind) ? "Praise is expected on a page that presents its own product." : null,
  passed: "We found little or no promotional wording.",
  failed: "The text uses promotional wording.",
  fix: "Replace the praise with something a reader can check, such as a number or a test result.",
});
