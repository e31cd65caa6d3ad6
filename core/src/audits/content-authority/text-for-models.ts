import { defineAudit, scored } from "../audit.ts";
import { count } from "../say.ts";

export const textForModels = defineAudit({
  id: "text-for-models",
  section: "content_authority",
  title: "Hidden text for AI",
  why: "Hidden instructions raised inclusion in simulations, so engines and buyers filter for them.",
  ledger: ["AU15"],
  part: 0.05,

  run({ facts, quotes }) {
    const { hiddenOrders } = facts.modelText();
    if (hiddenOrders.length === 0) return scored(1, "We found no hidden text that addresses an AI model.");
    return scored(
      0,
      `${count(hiddenOrders.length, "hidden text addresses", "hidden texts address")} an AI model.`,
      {
        fix: "Remove the hidden instruction.",
        quotes: quotes(hiddenOrders, 2),
      },
    );
  },
});
