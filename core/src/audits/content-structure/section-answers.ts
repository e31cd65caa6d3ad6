import { defineCheckAudit } from "../check-audit.ts";

export const sectionAnswers = defineCheckAudit({
  id: "section-answers",
  section: "content_structure",
  title: "Descriptive headings",
  why: "In one study of ChatGPT (353,799 pages), 41.0% of pages with the closest heading match were cited, 30.2% with the weakest.",
  ledger: ["ST2", "CS2"],
  about: "answer",
  check: "headings_tell",
  passed: "The headings say what is under them.",
  failed: "Some headings don't say what is under them.",
  exempt: ({ page }) =>
    page.headings.some(({ block, level }) => block !== null && level > 1)
      ? null
      : "The page has no subheadings.",
  fix: "Reword the vague headings so that each one says what its section tells the reader.",
});
