import { defineAudit, scored } from "../audit.ts";
import { count } from "../say.ts";

export const comparisonStructure = defineAudit({
  id: "comparison-structure",
  section: "competitor_analysis",
  title: "Things are set side by side",
  why: "At equal search position, comparison was the strongest difference between cited and uncited pages.",
  ledger: ["CS10"],
  about: "facts",

  run({ facts, quotes }) {
    const { tables, headings, hasProsAndCons } = facts.comparison();
    const inText = facts
      .text()
      .sentences.filter((one) =>
        /\b(?:compared (?:to|with)|unlike|whereas|in contrast|(?:more|less|faster|cheaper|better|larger|smaller|higher|lower|longer|shorter) than|verglichen|im gegensatz|par rapport|en comparación|rispetto a)\b/i.test(
          one.text,
        ),
      );
    const share = Math.min(
      1,
      (tables.length > 0 ? 0.6 : 0) +
        (headings.length > 0 ? 0.3 : 0) +
        (hasProsAndCons ? 0.25 : 0) +
        Math.min(0.5, inText.length * 0.15),
    );
    return scored(
      share,
      `${count(tables.length, "comparing table")}, ${count(headings.length, "comparing heading")}, ${hasProsAndCons ? "pros and cons" : "no pros and cons"}, ${count(inText.length, "sentence compares", "sentences compare")}.`,
      {
        fix: [
          "Set the choices in a table: a row for each, the two or three properties that decide as columns.",
          "Add a section that compares your subject with its nearest alternative, property by property.",
          "List what speaks for and against, and say for whom each choice is right.",
        ],
        quotes: quotes(
          inText.map((one) => one.text),
          1,
        ),
      },
    );
  },
});
