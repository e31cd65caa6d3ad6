/** Options that would be easier to compare in a table. */

import { choicesOf } from "../choices.ts";
import type { EditContext, Finder, Proposal } from "../context.ts";

export const findComparison: Finder = (context) => {
  const hasTable = context.page.blocks.some((block) => block.kind === "table");
  if (hasTable || context.promise.isAdvice) return null;
  return untabledEntries(context);
};

/** Markets and budgets aren't prices. */
const PRICE = /[$€£]\s?\d[\d.,]*(?!\d|[.,]\d|\s?(?:[km]|bn|\w+illion)\b)/i;

function untabledEntries(context: EditContext): Proposal | null {
  const entries = choicesOf(context);
  const hasPrices = PRICE.test(context.page.text);
  // Shows and recipes have nothing that a table could set side by side.
  if (entries.length === 0 || !(hasPrices || context.reading.kind === "comparison")) return null;
  const columns = hasPrices
    ? "price, main strength, main drawback"
    : "whom it suits, main strength, main drawback";
  return {
    cause: "table",
    audit: "comparison-structure",
    effort: "high",
    evidence: "clear",
    fault: `The page describes ${entries.length} entries one after another, without a table that compares them.`,
    do: `Add a table near the top with one row per entry: ${columns}.`,
    needs: "the same facts for every entry, where the text lacks them",
  };
}
