/** Where on the page the words are that a proposal quotes. They must be there letter for letter, and only once. */
import { withoutListMark } from "../../facts/text/numbering.ts";
import { evenWords } from "../../gate/gate-page.ts";
import { type ArticleBlock, textOf } from "../article-blocks.ts";
import type { ProposalFault } from "./proposal-faults.ts";

export type QuotedPassage = {
  block: ArticleBlock;
  /** Number of the block in the source. */
  at: number;
  /** The first and the last sentence, item or line that it covers. */
  from: number;
  to: number;
  /** It begins and ends with them, so that nothing is cut in two. */
  isWhole: boolean;
  /** It is everything the block says. */
  isBlock: boolean;
  /** The pieces in the page's own spelling. */
  pieces: readonly string[];
};
type FoundPassage = QuotedPassage | ProposalFault;

export const isPassage = (found: FoundPassage): found is QuotedPassage => typeof found !== "string";

/** Models copy the marks of headings and quotations along with the words, and those of lists too. */
const LINE_MARKS = /^(?:#{1,6}|>)\s+/u;
/** A shorter quote says too little to be sure which words are meant. */
const MIN_CHARS = 3;

/** The sentences, items, lines or cells of a block. Code is never quoted. */
export function piecesOf(block: ArticleBlock): string[] {
  switch (block.kind) {
    case "heading":
      return [block.text];
    case "paragraph":
      return block.sentences.map(textOf);
    case "list":
      return block.items.map(({ words }) => textOf(words));
    case "quote":
      return block.lines.map(textOf);
    case "table":
      return [block.header, ...block.rows].flat().map(textOf);
    case "code":
    case "image":
      return [];
  }
}

export type PassageFinder = (quote: string, options?: FindOptions) => FoundPassage;
/** `kinds`: where to look. `isLast`: of several places the last one, where the words are a repeat. */
export type FindOptions = { kinds?: readonly ArticleBlock["kind"][]; isLast?: boolean };

const TEXT_KINDS = ["paragraph", "list", "quote", "table"] as const;

export function passageFinder(blocks: readonly ArticleBlock[]): PassageFinder {
  const texts = blocks.map((block, at) => ({ block, at, pieces: piecesOf(block).map(evenWords) }));
  return (quote, { kinds = TEXT_KINDS, isLast = false } = {}) => {
    const exact = evenWords(quote);
    const unmarked = evenWords(withoutListMark(quote.trim().replace(LINE_MARKS, ""), null));
    const wanted = [...new Set([exact, unmarked])].filter(({ length }) => length >= MIN_CHARS);
    const places = texts.filter(({ block }) => kinds.includes(block.kind));
    for (const words of wanted) {
      const found = places.flatMap((one) => occurrences(one, words));
      const chosen = isLast ? found.at(-1) : found[0];
      if (chosen) return found.length > 1 && !isLast ? "ambiguous" : chosen;
    }
    return "not-on-page";
  };
}

type BlockText = { block: ArticleBlock; at: number; pieces: readonly string[] };

function occurrences({ block, at, pieces }: BlockText, words: string): QuotedPassage[] {
  const text = pieces.join(" ");
  const found: QuotedPassage[] = [];
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    const end = start + words.length;
    if (isInsideWord(text, start) || isInsideWord(text, end)) continue;
    const [from, to] = [pieceAt(pieces, start), pieceAt(pieces, end - 1)];
    found.push({
      block,
      at,
      from: from.index,
      to: to.index,
      isWhole: start === from.start && end === to.end,
      isBlock: start === 0 && end === text.length,
      pieces: piecesOf(block).slice(from.index, to.index + 1),
    });
  }
  return found;
}

const WORD_LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;
const isInsideWord = (text: string, at: number): boolean =>
  at > 0 && at < text.length && WORD_LETTER.test(text[at - 1] ?? "") && WORD_LETTER.test(text[at] ?? "");

function pieceAt(pieces: readonly string[], offset: number): { index: number; start: number; end: number } {
  let start = 0;
  for (const [index, piece] of pieces.entries()) {
    const end = start + piece.length;
    if (offset < end || index === pieces.length - 1) return { index, start, end };
    // One space joins two pieces.
    start = end + 1;
  }
  return { index: 0, start: 0, end: 0 };
}
