/** Where key points go: above the text, or after an opening that already answers. */

import { leansBack } from "../../sentences/leans-back.ts";
import type { ArticleBlock } from "../article-blocks.ts";
import type { ArticleEditContext, SourceSentence } from "./context.ts";

export const chanceOf = (one: SourceSentence | undefined): number => one?.candidate?.verified ?? 0;

/** From this chance on, a sentence of the opening likely answers. */
const MIN_OPENING_VERIFIED = 0.35;
const mayBeAnswer = (one: SourceSentence): boolean => chanceOf(one) >= MIN_OPENING_VERIFIED;

/** Readers and answer engines look here first; nothing may push an answer out of it. */
const FIRST_WORDS = 80;

/**
 * Above the text where its opening doesn't answer; else after the last paragraph of the opening that does. Null where
 * what follows would lose its connection.
 */
export function placeOf(
  { source, firstBlock, sentences, taken }: ArticleEditContext,
  chosen: readonly SourceSentence[],
): string | null {
  if (taken.has("answer-text")) return firstBlock.id;
  const answers = sentences.filter((one) => one.wordsBefore + one.length <= FIRST_WORDS && mayBeAnswer(one));
  const last = answers.at(-1);
  const isBest = answers.every((one) => chanceOf(one) < chanceOf(chosen[0]));
  // The answer of the opening is one of the key points, or the first of them answers better: it comes first either way.
  if (!last || isBest || answers.some((one) => chosen.includes(one))) return firstBlock.id;
  const block = source.blocks[last.block];
  const next = source.blocks[last.block + 1];
  // Key points inside a section would be taken for its own.
  const isInSection = source.blocks.slice(1, last.block).some(({ kind }) => kind === "heading");
  if (isInSection) return null;
  const follows = sentences.find((one) => one.block === last.block + 1);
  const isFree = next !== undefined && next.kind !== "list" && (!follows || !leansBack(follows.cued));
  return isFree && block?.kind === "paragraph" && !introduces(block) ? next.id : null;
}

const introduces = (block: ArticleBlock): boolean =>
  block.kind === "paragraph" && /[:：]$/.test(block.sentences.at(-1)?.at(-1)?.text.trim() ?? "");
