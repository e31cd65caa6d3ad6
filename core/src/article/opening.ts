/** What of the text belongs before the first heading, and the summary the author wrote. */
import { countWords } from "../facts/words.ts";
import type { Material, MaterialSection } from "./material.ts";
import { SUMMARY } from "./set-apart.ts";
import type { SourceBlock, SourceSentence } from "./source-text.ts";
import { leans } from "./standing.ts";

/** An introduction up to this long is read in one go; a longer one gets a heading of its own. */
const SHORT = 150;
/** A summary at the end of a text closes it, and stays there. */
const EARLY = 0.4;
const FEWEST_ITEMS = 3;
const FULL_ITEM = 8;

/** Under its own heading, or as the list that the text begins with. */
export function ownSummary({ sections, words, labels }: Material): MaterialSection | null {
  const isEarly = ({ blocks }: MaterialSection) =>
    (blocks.flatMap(({ sentences }) => sentences)[0]?.wordsBefore ?? 0) <= words * EARLY;
  const named = sections.find((one) => one.heading && SUMMARY.test(one.heading.text) && isEarly(one));
  if (named) return named;
  const [first] = sections;
  const list = first?.heading === null ? first.blocks.slice(0, 2).find(isListOfStatements) : undefined;
  if (!list) return null;
  const heading = { ...list.block, kind: "heading", level: 2, text: labels.takeaways } as const;
  return { heading, blocks: [list] };
}

const isListOfStatements = ({ block }: SourceBlock): boolean =>
  block.kind === "list" &&
  !block.ordered &&
  block.items.length >= FEWEST_ITEMS &&
  block.items.every(({ text }) => /[.!]["”’)]*$/.test(text.trim())) &&
  countWords(block.text) / block.items.length >= FULL_ITEM;

export type Divided = { opening: MaterialSection; rest: MaterialSection[] };

/** Without what has moved to the top. A line that leans on the lead stays right beneath it. */
export function splitOpening(
  { sections, language }: Material,
  top: ReadonlySet<SourceSentence>,
  summary: MaterialSection | null,
): Divided {
  const moved = new Set(summary?.blocks);
  const kept = sections
    .filter((one) => one !== summary)
    .map((section) => ({ ...section, blocks: section.blocks.filter((one) => !moved.has(one)) }));
  const [first, ...more] = kept;
  if (!first || first.heading !== null) return { opening: { heading: null, blocks: [] }, rest: kept };
  const left = (one: SourceBlock) => one.sentences.filter((sentence) => !top.has(sentence));
  const words = first.blocks.flatMap(left).reduce((sum, one) => sum + one.words.length, 0);
  if (more.length > 0 && words <= SHORT) return { opening: first, rest: more };
  const standing = first.blocks.findIndex((one) => {
    const [next] = left(one);
    return next !== undefined && !leans(next.text, language);
  });
  const cut = standing < 0 ? 0 : standing;
  return {
    opening: { heading: null, blocks: first.blocks.slice(0, cut) },
    rest: [{ heading: null, blocks: first.blocks.slice(cut) }, ...more],
  };
}
