import { defineAudit, scored } from "../audit.ts";
import { count } from "../say.ts";

export const textForModels = defineAudit({
  id: "text-for-models",
  section: "content_authority",
  title: "No hidden orders to models",
  why: "Text planted for machines works in the laboratory, which is why engines and buyers filter for it.",
  ledger: ["AU15"],
  part: 0.15,

  run({ facts, quotes }) {
    const { hiddenOrders } = facts.modelText();
    return scored(
      hiddenOrders.length === 0 ? 1 : 0,
      hiddenOrders.length === 0
        ? "No hidden text speaks to a model."
        : `${count(hiddenOrders.length, "hidden text speaks", "hidden texts speak")} to a model.`,
      {
        fix: [
          "Remove it; say to readers what you want known.",
          "Delete the hidden instruction, in comments and image texts too.",
          "Take it out before a filter takes the page out.",
        ],
        quotes: quotes(hiddenOrders, 2),
      },
    );
  },
});
