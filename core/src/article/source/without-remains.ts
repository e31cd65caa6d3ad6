/** Takes out what is left over where a page had a picture, a widget or a menu: labels, introductions and headings of nothing. */
import { countWords } from "../../facts/text/words.ts";
import { type ArticleBlock, blockText, textOf } from "../article-blocks.ts";

export function withoutRemains(blocks: readonly ArticleBlock[]): ArticleBlock[] {
  let kept = [...blocks];
  for (const step of [withoutLabels, withoutIntroductions, withoutEmptyHeadings]) kept = step(kept);
  return kept;
}

const MAX_LABEL_WORDS = 3;
const MIN_LABELLED_WORDS = 12;

/** A word or two without a stop is a label: of the text after it, or of nothing. */
function withoutLabels(blocks: ArticleBlock[]): ArticleBlock[] {
  return blocks.filter((block, at) => {
    const text = blockText(block).trim();
    if (block.kind !== "paragraph" || block.isByline || countWords(text) > MAX_LABEL_WORDS) return true;
    if (/[.!?…]["”’)]*$|\d/.test(text) && !/^\p{Ll}/u.test(text)) return true;
    const next = blocks[at + 1];
    if (!next || next.kind === "heading") return false;
    return next.kind !== "paragraph" || countWords(blockText(next)) >= MIN_LABELLED_WORDS;
  });
}

const INTRODUCES = /[:：]["”’)]*$/;

/** "For more information, see:" before a heading or at the end: what it announces isn't here. */
function withoutIntroductions(blocks: ArticleBlock[]): ArticleBlock[] {
  return blocks.flatMap((block, at) => {
    const next = blocks[at + 1];
    if (block.kind !== "paragraph" || (next && next.kind !== "heading" && !isIntroduction(next)))
      return [block];
    const last = block.sentences.at(-1);
    if (!last || !INTRODUCES.test(textOf(last).trim())) return [block];
    const sentences = block.sentences.slice(0, -1);
    return sentences.length === 0 ? [] : [{ ...block, sentences }];
  });
}

/** Nothing but a line that ends in a colon. */
const isIntroduction = (block: ArticleBlock): boolean =>
  block.kind === "paragraph" && block.sentences.length === 1 && INTRODUCES.test(blockText(block).trim());

/** A heading keeps its place where text follows, or a deeper heading with text. */
function withoutEmptyHeadings(blocks: ArticleBlock[]): ArticleBlock[] {
  const kept: ArticleBlock[] = [];
  for (const block of blocks.toReversed()) {
    const next = kept.at(-1);
    const isEmpty =
      block.kind === "heading" && (!next || (next.kind === "heading" && next.level <= block.level));
    if (!isEmpty) kept.push(block);
  }
  return kept.toReversed();
}
