/** Sentences that appear more than once. */

import { isProse } from "../../../sentences/prose.ts";
import { type Finder, onPage } from "../context.ts";

const MIN_REPEATS = 3;

export const findRepeats: Finder = (context) => {
  const known = new Set(context.sentences.filter(({ line }) => isProse(line)).map(({ line }) => line.text));
  const repeated = context.facts.text().repeated.filter((text) => known.has(text));
  const at = onPage(context, repeated[0]);
  if (repeated.length < MIN_REPEATS || !at) return null;
  return {
    cause: "repeats",
    evidence: "weak",
    fault: `${repeated.length} sentences appear more than once on the page.`,
    do: "Keep each of them once, starting with this one.",
    at,
    effort: "low",
  };
};
