/** The whole sentences, items and lines that a proposal quotes. Halves of sentences are never taken out. */
import { piecesOf, sentenceId, type Words } from "../../article-blocks.ts";
import type { FindOptions, QuotedPassage } from "../find-passage.ts";
import type { ProposalFault } from "../proposal-faults.ts";
import { findAny, type Tools } from "./kind-maker.ts";

export type QuotedSentence = { id: string; text: string; words: Words };
/** `notFound`: quotes that are not on the page, or that are parts of sentences. */
type Sentences = { sentences: QuotedSentence[]; notFound: number } | { fault: ProposalFault };

export function quotedSentences(quotes: readonly string[], tools: Tools, options?: FindOptions): Sentences {
  const found = findAny(quotes, tools, { kinds: ["paragraph", "list", "quote"], ...options });
  if ("fault" in found) return found;
  const whole = found.passages.filter(({ isWhole }) => isWhole);
  if (whole.length === 0) return { fault: "torn" };
  const byId = new Map(whole.flatMap(sentencesOf).map((one) => [one.id, one]));
  return { sentences: [...byId.values()], notFound: quotes.length - whole.length };
}

function sentencesOf({ block, from, to, pieces }: QuotedPassage): QuotedSentence[] {
  const words = piecesOf(block);
  return pieces.slice(0, to - from + 1).map((text, at) => ({
    id: sentenceId(block.id, from + at),
    text: text.trim(),
    words: words[from + at] ?? [],
  }));
}
