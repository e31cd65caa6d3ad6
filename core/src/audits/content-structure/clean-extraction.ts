import type { Snippet } from "../../contract/analysis-result.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";

const LANDMARK = /<(?:main|article)[\s>]|role=["']?main\b/i;

const LANDMARKS: Snippet = {
  language: "html",
  code: "<main>\n  <article>\n    <!-- heading and text of the page -->\n  </article>\n</main>",
};

export const cleanExtraction = defineAudit({
  id: "clean-extraction",
  section: "content_structure",
  title: "Marked main content",
  why: "Semantic HTML was one of the groups of signals linked to citations in one study (r = 0.65).",
  ledger: ["ST15"],
  part: 0.1,

  run({ facts, evidence }) {
    if (facts.text().words === 0) return notApplicable("The page has no text.");
    return LANDMARK.test(evidence.html)
      ? scored(1, "The main content is in a <main> or <article> element.")
      : scored(0, "The HTML has no <main> or <article> element.", {
          fix: "Wrap the article in a <main> or <article> element.",
          snippet: LANDMARKS,
        });
  },
});
