/** The passages of a page that fit a query, and which passage of each page fits it best beside those of other pages. */

import { wordsOf } from "../../language/words.ts";
import type { Text } from "../text/text.ts";
import { passageIndex } from "./passage-index.ts";

export type ReadPassage = { text: string; heading: string | null };

/** Passages are compared together with their heading, which says what they are about. */
export const passageText = ({ heading, text }: ReadPassage): string =>
  heading ? `${heading}\n${text}` : text;

const MAX_PASSAGES = 40;

/** The passages that match the query best, in reading order. */
export function passagesFor(query: string, text: Text): ReadPassage[] {
  const passages = withSubstance(
    text.passages.map(({ sentences, heading }) => ({
      text: sentences.map((sentence) => sentence.text).join(" "),
      heading: heading?.text ?? null,
    })),
  );
  if (passages.length <= MAX_PASSAGES) return passages;
  const scores = passageIndex(passages.map(passageText), [...passages.keys()]).relevance(query);
  const kept = scores
    .map((score, at) => ({ score, at }))
    .toSorted((one, other) => other.score - one.score || one.at - other.at)
    .slice(0, MAX_PASSAGES);
  return kept.toSorted((one, other) => one.at - other.at).flatMap(({ at }) => passages[at] ?? []);
}

/** A shorter passage, such as a date or a byline, cannot answer a query, however well its heading matches. */
const MIN_PASSAGE_WORDS = 8;

function withSubstance(passages: ReadPassage[]): ReadPassage[] {
  const long = passages.filter(({ text }) => wordsOf(text).length >= MIN_PASSAGE_WORDS);
  return long.length > 0 ? long : passages;
}

export type RankedPassage = { passage: ReadPassage; relevance: number };

/** The best passage of each page, in the order of the pages; null where a page has none. */
export function bestPassages(
  query: string,
  pages: readonly (readonly ReadPassage[])[],
): (RankedPassage | null)[] {
  const pool = pages.flatMap((passages, page) =>
    passages.map((passage, place) => ({ page, passage, place })),
  );
  const scores = passageIndex(
    pool.map(({ passage }) => passageText(passage)),
    pool.map(({ place }) => place),
  ).relevance(query);
  const best: (RankedPassage | null)[] = pages.map(() => null);
  for (const [at, { page, passage }] of pool.entries()) {
    const relevance = scores[at] ?? 0;
    const known = best[page];
    if (!known || relevance > known.relevance) best[page] = { passage, relevance };
  }
  return best;
}
