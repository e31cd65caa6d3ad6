/** Which of the sentences to leave out can go: nothing that stays depends on them, and each section keeps some text. */

import { isQuestion } from "../../language/is-question.ts";
import { fillerKind } from "../../sentences/filler.ts";
import { leansBack } from "../../sentences/leans-back.ts";
import type { ArticleBlock } from "../article-blocks.ts";
import type { ArticleEditContext, SourceSentence } from "./context.ts";

/** Those that can go: the next sentence doesn't need them, no list hangs on them, and their section keeps its text. */
export function chooseStruck(
  { sentences, source, taken }: ArticleEditContext,
  isWanted: (one: SourceSentence, before: SourceSentence | undefined) => boolean,
): SourceSentence[] {
  const wanted = new Set(sentences.filter((one, at) => one.id !== null && isWanted(one, sentences[at - 1])));
  const struck: SourceSentence[] = [];
  for (const [at, one] of sentences.entries()) {
    if (!wanted.has(one) || one.id === null || isTaken(one, source.blocks, taken)) continue;
    const next = sentences.slice(at + 1).find((other) => !wanted.has(other));
    const isNeeded = next !== undefined && next.block <= one.block + 1 && leansBack(next.cued);
    const replies = isAsked(one, sentences, at) && !struck.includes(sentences[at - 1] ?? one);
    if (isNeeded || /[:：]$/.test(one.text) || replies) continue;
    if (keepsText(one, [...struck, one], source.blocks, taken)) struck.push(one);
  }
  return struck;
}

const isTaken = (
  { id, block }: SourceSentence,
  blocks: readonly ArticleBlock[],
  taken: ReadonlySet<string>,
) => taken.has(id ?? "") || taken.has(blocks[block]?.id ?? "");

/** The reply to a question right before it would leave the question open. */
const isAsked = (one: SourceSentence, sentences: readonly SourceSentence[], at: number): boolean => {
  const before = sentences[at - 1];
  return before?.block === one.block && isQuestion(before.text) && fillerKind(before.cued) === null;
};

/** The heading above it has something left to say. */
function keepsText(
  one: SourceSentence,
  struck: readonly SourceSentence[],
  blocks: readonly ArticleBlock[],
  taken: ReadonlySet<string>,
): boolean {
  const gone = new Set(struck.map(({ id }) => id));
  const start = blocks.findLastIndex((block, at) => at <= one.block && block.kind === "heading");
  const end = blocks.findIndex((block, at) => at > one.block && block.kind === "heading");
  const section = blocks.slice(start + 1, end < 0 ? undefined : end);
  return section.some(
    (block) =>
      block.kind !== "paragraph" ||
      (!block.isByline &&
        block.sentences.some((_, at) => !gone.has(`${block.id}.${at}`) && !taken.has(`${block.id}.${at}`))),
  );
}
