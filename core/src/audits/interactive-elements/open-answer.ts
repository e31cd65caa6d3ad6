import { defineAudit, notApplicable, type Phrasings, scored } from "../audit.ts";
import { percent, ramp } from "../say.ts";

/** Parts whose content is not in the HTML. */
const HIDES_TEXT = new Set(["canvas", "iframe", "object", "widget"]);
const SAY_IT_IN_TEXT: Phrasings = [
  "Say in the text what the interactive part or picture shows: the answer in one sentence.",
  "Write the result beside the widget, with the words of the title.",
  "Put the answer into a paragraph; let the interactive part be the second helping.",
];
const SAY_IT_WHOLE: Phrasings = [
  "The text is open to read; let one sentence of it answer the whole of the title.",
  "Nothing hides the text, but no sentence in it is the full answer: write that sentence.",
  "Give the plain text one sentence that says all the title asks.",
];

export const openAnswer = defineAudit({
  id: "open-answer",
  section: "interactive_elements",
  title: "The answer stands in plain text",
  why: "An answer inside a widget, a picture or a script is not there for a crawler.",
  ledger: ["TE4", "IN1"],
  about: "answer",

  run({ page, facts, quotes }) {
    const { sentence, quality, coverage } = facts.answer();
    if (facts.query().terms.length === 0)
      return notApplicable("There is no question to look for an answer to.");
    const hides =
      page.rendering.needsJavaScript ||
      page.interactive.some(({ kind, inMain }) => inMain && HIDES_TEXT.has(kind));
    const shown = page.rendering.needsJavaScript
      ? 0
      : 0.4 * ramp(coverage, 0.6, 1) + 0.6 * ramp(quality, 0.55, 0.85);
    return scored(
      shown,
      `Without scripts the text covers ${percent(coverage)} of the question; ${quality > 0 ? `its best sentence gives ${percent(quality)} of a complete answer` : "no sentence comes near an answer"}.`,
      {
        fix: hides ? SAY_IT_IN_TEXT : SAY_IT_WHOLE,
        quotes: quotes(sentence ? [sentence.text] : []),
      },
    );
  },
});
