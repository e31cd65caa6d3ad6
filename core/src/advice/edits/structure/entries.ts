/** Lists of entries that say too little about them. */

import { isProse } from "../../../sentences/prose.ts";
import type { EditContext, Proposal } from "../context.ts";
import { SECTIONS } from "./sections.ts";

/** Pages of cards hold names and prices; what an engine could quote about them is missing. */
const MAX_PROSE_SHARE = 0.25;

export function bareEntries({ sentences, page }: EditContext): Proposal | null {
  const words = page.text.split(/\s+/).length;
  const prose = sentences
    .filter(({ line }) => isProse(line))
    .reduce((sum, { line }) => sum + line.words.length, 0);
  if (prose > MAX_PROSE_SHARE * words) return null;
  return {
    ...SECTIONS,
    evidence: "clear",
    fault: `Of ${words} words, only ${prose} are in full sentences; the rest are names, labels and prices.`,
    do: "Give each entry one sentence: what it is, whom it suits and its main figure.",
    effort: "high",
  };
}

/** More entries than fit on a screen need groups. */
const MIN_UNGROUPED_WORDS = 150;

export function ungrouped({ page, facts }: EditContext): Proposal | null {
  const isGrouped = page.headings.some(({ block, level }) => block !== null && level > 1);
  if (isGrouped || facts.text().words < MIN_UNGROUPED_WORDS) return null;
  return {
    ...SECTIONS,
    fault: "The entries run on without a heading that groups them.",
    do: "Group the entries under headings, each with one sentence on how to choose.",
  };
}
