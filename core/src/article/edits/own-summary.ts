/** Whether the author has summed the page up already. */

import { labelIndex } from "../../language/label-index.ts";
import { countWords } from "../../language/words.ts";
import { type BlockOf, blockText, textOf } from "../article-blocks.ts";
import type { ArticleEditContext } from "./context.ts";

/** A summary of the author's own in the first part of the page. */
const EARLY_SHARE = 0.4;

export function hasOwnSummary({ facts, source }: ArticleEditContext): boolean {
  const { pack } = facts.language();
  const early = source.blocks.slice(0, Math.ceil(source.blocks.length * EARLY_SHARE) + 2);
  const isLabel = (text: string) =>
    pack !== null &&
    countWords(text) <= MAX_LABEL_WORDS &&
    !/overview/i.test(text) &&
    labelIndex(pack).labels(text).includes("summary");
  return early.some(
    (block, at) =>
      (block.kind === "heading" && block.level > 1 && isLabel(block.text)) ||
      (block.kind === "paragraph" && isLabel(blockText(block))) ||
      (block.kind === "quote" && isLabel(textOf(block.lines[0] ?? []).replace(/:\s*$/, ""))) ||
      (block.kind === "paragraph" &&
        at < FIRST_BLOCKS &&
        isLabel(/^[^:]{2,30}(?=:)/.exec(blockText(block))?.[0] ?? "")) ||
      (block.kind === "list" && at < FIRST_BLOCKS && isSummaryList(block)),
  );
}

const MIN_POINTS = 3;
const MAX_LABEL_WORDS = 6;
/** Points are sentences; a list of names or links sums nothing up. */
const MIN_POINT_WORDS = 6;
const isSummaryList = ({ items }: BlockOf<"list">): boolean =>
  items.length >= MIN_POINTS &&
  countWords(items.map(({ words }) => textOf(words)).join(" ")) / items.length >= MIN_POINT_WORDS;

/** Title, byline and one paragraph: a list right after them sums up. */
const FIRST_BLOCKS = 4;
