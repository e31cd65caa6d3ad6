import { defineCheckAudit } from "../check-audit.ts";
import { asked } from "../say.ts";

export const answerSentence = defineCheckAudit({
  id: "answer-sentence",
  section: "content_structure",
  title: "Answer in one sentence",
  why: "Covering the question was among the strongest page-level signals in three studies; the median sentence Google AI Mode cites has 10 words.",
  ledger: ["CS1", "CA2", "ST13"],
  /** Information only: its balanced agreement with readers is below 0.65. */
  about: "answer",
  needsLanguage: true,
  check: "answer_quotable",
  passed: ({ facts }) => `One sentence answers ${asked(facts.reading().question)} on its own.`,
  failed: ({ facts }) =>
    `We found no single sentence that answers ${asked(facts.reading().question)} on its own.`,
  fix: "Write one sentence that answers the question and makes sense without the text around it.",
});
