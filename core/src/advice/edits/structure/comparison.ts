/** Options that would be easier to compare in a table. */

import type { Kind } from "../../../contract/reading.ts";
import { isQuestion } from "../../../language/is-question.ts";
import { isProse } from "../../../sentences/prose.ts";
import { choicesOf } from "../choices.ts";
import { type EditContext, type Finder, onPage, type Proposal } from "../context.ts";
import { oneAfterAnother, TABLE } from "./options.ts";

export const findComparison: Finder = (context) => {
  const hasTable = context.page.blocks.some((block) => block.kind === "table");
  if (hasTable || context.promise.isAdvice) return null;
  return (
    untabledEntries(context) ?? noAlternative(context) ?? oneAfterAnother(context) ?? runningText(context)
  );
};

const PRICE = /[$€£]\s?\d/;

function untabledEntries(context: EditContext): Proposal | null {
  const entries = choicesOf(context);
  if (entries.length === 0) return null;
  const columns = PRICE.test(context.page.text)
    ? "price, main strength, main drawback"
    : "whom it suits, main strength, main drawback";
  return {
    ...TABLE,
    evidence: "clear",
    fault: `The page describes ${entries.length} entries one after another, without a table that compares them.`,
    do: `Add a table near the top with one row per entry: ${columns}.`,
    needs: "the same facts for every entry, where the text lacks them",
  };
}

const CONTRAST = /\b(?:vs\.?|versus|whereas|differences? between)\b/i;
const MIN_CONTRASTS = 2;

const contrasts = ({ sentences }: EditContext) =>
  sentences.filter((one) => isProse(one.line) && CONTRAST.test(one.line.text) && !isQuestion(one.line.text));

function noAlternative(context: EditContext): Proposal | null {
  const { reading, facts } = context;
  const isCompared = facts.comparison().headings.length > 0;
  if (reading.kind !== "product" || isCompared) return null;
  return {
    ...TABLE,
    fault: "The page has no table that compares the product with an alternative.",
    do: "Add a short table that sets it beside the product buyers would otherwise choose.",
    needs: "the product buyers would otherwise choose, with its price and main specifications",
  };
}

/** On other pages a comparison is a side remark. */
const COMPARING: ReadonlySet<Kind> = new Set<Kind>([
  "explainer",
  "comparison",
  "roundup",
  "review",
  "service",
  "reference",
  "catalogue",
]);

function runningText(context: EditContext): Proposal | null {
  const found = contrasts(context);
  const at = onPage(context, found[0]?.line.text);
  if (!at || found.length < MIN_CONTRASTS || !COMPARING.has(context.reading.kind)) return null;
  return {
    ...TABLE,
    evidence: "clear",
    fault: "The page compares things in running text and has no table.",
    do: "Put what is compared here into a table, one row each, with the facts that decide.",
    at,
    effort: "low",
  };
}
