/** The whole sentences of paragraphs that a proposal quotes. Items of lists and halves of sentences are never taken out. */
import { sentenceId } from "../../article-blocks.ts";
import type { SourceSentence } from "../../edits/context.ts";
import type { FindOptions, QuotedPassage } from "../find-passage.ts";
import type { ProposalFault } from "../proposal-faults.ts";
import { findAll, type Tools } from "./kind-maker.ts";

type Sentences = { sentences: SourceSentence[] } | { fault: ProposalFault };

export function quotedSentences(quotes: readonly string[], tools: Tools, options?: FindOptions): Sentences {
  const found = findAll(quotes, tools, options);
  if ("fault" in found) return found;
  if (!found.passages.every((one) => one.block.kind === "paragraph" && one.isWhole)) return { fault: "torn" };
  const ids = new Set(found.passages.flatMap(idsOf));
  return { sentences: tools.context.sentences.filter(({ id }) => id !== null && ids.has(id)) };
}

const idsOf = ({ block, from, to }: QuotedPassage): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => sentenceId(block.id, from + at));
