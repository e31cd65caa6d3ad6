/** Blocks that are set anew as a whole. A part of one would leave the rest without its beginning or end. */
import type { ArticleBlock } from "../../article-blocks.ts";
import type { QuotedPassage } from "../find-passage.ts";
import type { ProposalFault } from "../proposal-faults.ts";
import { findAny, type Tools } from "./kind-maker.ts";

type Whole = { blocks: ArticleBlock[] } | { fault: ProposalFault };

/** The quoted blocks, whole and one after the other. */
export function wholeBlocks(
  quotes: readonly string[],
  tools: Tools,
  kinds: readonly ArticleBlock["kind"][],
): Whole {
  const found = findAny(quotes, tools, { kinds });
  if ("fault" in found) return found;
  const { passages } = found;
  const isRun = passages.every(({ at }, place) => at === (passages[0] as QuotedPassage).at + place);
  if (!passages.every(({ isBlock }) => isBlock) || !isRun) return { fault: "torn" };
  return { blocks: passages.map(({ block }) => block) };
}

/** A link would be lost with the words that carry it. */
export const hasLink = (blocks: readonly ArticleBlock[]): boolean =>
  JSON.stringify(blocks).includes('"href":');
