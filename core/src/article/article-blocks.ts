/** The text of an article: how its words, sentences and blocks are read and put together. */
import { type ArticleBlock, HEADING_LEVELS, type HeadingLevel, type Words } from "../contract/blocks.ts";

export type { ArticleBlock, BlockOf, HeadingLevel, Run, Words } from "../contract/blocks.ts";

/** An article has no deeper headings, however deep the page goes. */
export const headingLevel = (depth: number): HeadingLevel => HEADING_LEVELS[depth - 1] ?? 4;

export const plain = (text: string): Words => [{ text }];

export const textOf = (words: Words): string => words.map((run) => run.text).join("");

/** What an edit can strike or mark by itself: sentences, items and lines. */
export function piecesOf(block: ArticleBlock): readonly Words[] {
  if (block.kind === "paragraph") return block.sentences;
  if (block.kind === "list") return block.items.map(({ words }) => words);
  return block.kind === "quote" ? block.lines : [];
}

export const sentenceId = (block: string, at: number): string => `${block}.${at}`;

/** Every word of a block, for counting and comparing. */
export function blockText(block: ArticleBlock): string {
  switch (block.kind) {
    case "heading":
    case "code":
      return block.text;
    case "paragraph":
      return joinSentences(block.sentences.map(textOf));
    case "list":
      return block.items.map((item) => textOf(item.words)).join("\n");
    case "table":
      return [block.header, ...block.rows].map((row) => row.map(textOf).join(" | ")).join("\n");
    case "quote":
      return block.lines.map(textOf).join("\n");
    case "image":
      return block.caption;
  }
}

/** Scripts that end sentences with a full-width stop set no space after it. */
const ENDS_WITHOUT_SPACE = /[。！？｡」』）]$/;

/** What goes between a sentence and the next. */
export const gapAfter = (sentence: string): string => (ENDS_WITHOUT_SPACE.test(sentence) ? "" : " ");

export const joinSentences = (sentences: readonly string[]): string =>
  sentences.map((one, at) => (at === 0 ? one : `${gapAfter(sentences[at - 1] ?? "")}${one}`)).join("");
