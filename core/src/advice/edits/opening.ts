/** The first sentence of a page that a reader would call one. */

import { isQuotedBlock } from "../../facts/quotations/quoted-blocks.ts";
import { splitSentences } from "../../facts/text/split-sentences.ts";
import { OPENING_WORDS } from "../../reading/answer-place.ts";
import type { Candidate } from "../../reading/sentences/candidates.ts";
import { isEnded, isProse } from "../../sentences/prose.ts";
import { cuedSentence, hasCue } from "../../sentences/sentence.ts";
import type { EditContext } from "./context.ts";

const MIN_SKIPPED_WORDS = 8;

/**
 * Null where the first 100 words hold none. Null too where the page has a sentence before it that we don't read as part of
 * the text: nothing can be said about the first sentence then.
 */
export function openingOf({ page, sentences, pack }: EditContext): Candidate | null {
  const first =
    sentences.find(
      ({ line }) =>
        line.wordsBefore < OPENING_WORDS &&
        isProse(line) &&
        !hasCue(line, "disclosure") &&
        !isQuotedBlock(page, line.block),
    ) ?? null;
  const skipped = page.blocks
    .filter(({ index, kind }) => kind === "paragraph" && first !== null && index <= first.line.block)
    .flatMap(({ text }) => text.split("\n").flatMap(splitSentences))
    .find((text) => text.split(" ").length >= MIN_SKIPPED_WORDS && isEnded(cuedSentence(text, pack)));
  const known = sentences.find(({ line }) => line.text === skipped);
  const isFirst = skipped === undefined || skipped === first?.line.text;
  return isFirst || known ? first : null;
}
