/** Pages whose readers choose between options that are nowhere set side by side. */
import type { Kind } from "../../../contract/reading.ts";
import type { EditContext, Proposal } from "../context.ts";

export const TABLE = { cause: "table", audit: "comparison-structure", effort: "high" } as const;

/** By their kind these pages set options before the reader. */
const CHOICES: Partial<Record<Kind, Pick<Proposal, "fault" | "do">>> = {
  roundup: {
    fault: "The entries are described one after another, without a table.",
    do: "Add a table near the top with one row per entry and the facts that decide.",
  },
  comparison: {
    fault: "The options are described in running text, without a table.",
    do: "Add a table with one row per option and the facts that decide.",
  },
};

const MIN_ITEMS = 4;

export function oneAfterAnother(context: EditContext): Proposal | null {
  const words = CHOICES[context.reading.kind];
  const { isList, items } = context.reading.answer;
  const isCertain = isList && items.length >= MIN_ITEMS && context.facts.comparison().headings.length === 0;
  if (!words || !isCertain) return null;
  return {
    ...TABLE,
    ...words,
    evidence: "weak",
    needs: "the same facts for every entry, where the text lacks them",
  };
}
