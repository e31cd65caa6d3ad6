import { defineCheckAudit } from "../check-audit.ts";

export const definitions = defineCheckAudit({
  id: "definitions",
  section: "content_structure",
  title: "Definition of key term",
  why: "In one study of ChatGPT citations, cited passages were nearly twice as likely to contain a definition.",
  ledger: ["CS7"],
  /** Information only: readers agreed with about 38% of its “no” verdicts. */
  about: "answer",
  needsLanguage: true,
  check: "key_term_defined",
  passed: "The page says what its key term means.",
  failed: "We found no sentence that says what the page's key term means.",
  fix: "Add one sentence near the top that says what the page's key term means.",
});
