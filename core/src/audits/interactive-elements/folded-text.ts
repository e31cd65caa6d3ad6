import { defineAudit, notApplicable, scored } from "../audit.ts";
import { outOf } from "../say.ts";

export const foldedText = defineAudit({
  id: "folded-text",
  section: "interactive_elements",
  title: "Folded text is in the HTML",
  why: "A fold that is filled on click is empty for a crawler.",
  ledger: ["IN2"],

  run({ page, quotes }) {
    const folds = page.interactive.filter((part) => part.inMain && part.kind === "details");
    if (folds.length === 0) return notApplicable("Nothing in the main text folds.");
    const empty = folds.filter((part) => part.readableText.replace(part.label ?? "", "").trim().length < 10);
    return scored(
      1 - empty.length / folds.length,
      `${outOf(folds.length - empty.length, folds.length, "fold", ["carries its text", "carry their text"])}.`,
      {
        fix: [
          "Put the folded text into the HTML and only hide it with the fold.",
          "Use details and summary with the text inside.",
          "Load nothing on click that answers a question.",
        ],
        quotes: quotes(
          empty.map((part) => part.label ?? ""),
          2,
        ),
      },
    );
  },
});
