import { defineCheckAudit } from "../check-audit.ts";

export const titlePromise = defineCheckAudit({
  id: "title-promise",
  section: "technical_implementation",
  title: "Title and content",
  why: "Which pages are cited depends on what was asked: in 75,000 answers, lists drew about 40% of citations on commercial questions, articles 45.5% on informational ones.",
  ledger: ["CS12"],
  /** Information only: too few labelled pages fail it to know when it is right. */
  about: "answer",
  check: "title_fits",
  passed: "The title says what the page delivers.",
  failed: ({ page }) =>
    page.title
      ? `The title “${page.title}” doesn't say what the page delivers.`
      : "The page has no title that says what it delivers.",
  fix: "Change the title so that it says what the page delivers.",
});
