import { defineCheckAudit } from "../check-audit.ts";

export const originalData = defineCheckAudit({
  id: "original-data",
  section: "content_authority",
  title: "First-hand information",
  why: "A study of 150 ranked pages found more new information on pages with 15 or more numbers of their own; it did not measure citations.",
  ledger: ["CS16"],
  about: "facts",
  needsLanguage: true,
  check: "first_hand",
  passed: "The page gives first-hand information, such as its own test, data or experience.",
  failed: "We found no information that only this page has, such as your own test, data or experience.",
  fix: "Add what you measured or experienced yourself, with how many cases and when.",
});
