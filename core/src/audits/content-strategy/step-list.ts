import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count } from "../say.ts";

export const stepList = defineAudit({
  id: "step-list",
  section: "content_strategy",
  title: "A how-to has numbered steps",
  why: "Answers to how-to questions are built from steps that are marked as such.",
  ledger: ["CS11"],
  about: "answer",

  run({ facts, quotes }) {
    if (facts.intent() !== "how-to") return notApplicable("The title does not ask how to do something.");
    const { list, headings } = facts.steps();
    if (list) return scored(1, `An ordered list of ${count(list.items.length, "step")} tells how.`);
    if (headings.length >= 3)
      return scored(1, `${count(headings.length, "heading numbers", "headings number")} the steps.`, {
        quotes: quotes(headings, 1),
      });
    const first = facts.subheadings()[0];
    return scored(
      headings.length > 0 ? 0.4 : 0,
      "The title promises a how-to, but no numbered list or step headings follow.",
      {
        fix: [
          "Set the procedure as an ordered list, one action an item, each starting with its verb.",
          "Number the steps, at least three, each with enough words to stand alone.",
          "Turn the paragraphs that tell the procedure into Step 1, Step 2, Step 3.",
        ],
        quotes: quotes(first ? [first.text] : []),
      },
    );
  },
});
