/**
 * How well passages fit a query, beside each other: BM25 over stems, what the passages are about, and how early on its page
 * a passage is. The weights are those that serve collections they were not chosen on (`npm run bench -- rank`, decision 028).
 */

import { lexiconFor } from "../../language/lexicon.ts";
import { type LatentSpace, latentSpace } from "./latent-space.ts";
import { bm25, counted, termIndex } from "./term-index.ts";

export const PARTS = ["words", "latent", "place"] as const;
export type ScorePart = (typeof PARTS)[number];
export type PartWeights = Record<ScorePart, number>;

export const WEIGHTS: PartWeights = { words: 1, latent: 0.1, place: 0.8 };

export type PassageIndex = {
  /** BM25 alone, which the rest is measured against. */
  bm25(query: string): number[];
  /** Each part beside its own best, so that no part's scale decides. */
  parts(query: string): Record<ScorePart, number[]>;
  /** One figure for each passage; 0 where nothing of the query occurs. Their order and ratio mean something, no more. */
  relevance(query: string): number[];
};

/** `places`: the number of each passage on its page, from 0, where the passages belong to pages. */
export function passageIndex(passages: readonly string[], places?: readonly number[]): PassageIndex {
  const lexicon = lexiconFor(passages.join("\n"));
  const words = termIndex(passages.map(lexicon.stemsOfText));
  const early = passages.map((_, at) => (places ? 1 / (1 + (places[at] ?? 0)) : 0));
  let space: LatentSpace | undefined;
  const parts = (query: string): Record<ScorePart, number[]> => {
    const asked = lexicon.stemsOfText(query);
    space ??= latentSpace(words);
    return {
      words: besideBest(bm25(words, counted(asked))),
      latent: besideBest(space(counted(asked))),
      place: early,
    };
  };
  return {
    bm25: (query) => bm25(words, counted(lexicon.stemsOfText(query))),
    parts,
    relevance: (query) => blended(parts(query), WEIGHTS),
  };
}

/** The weighted mean of the parts, 0 to 1. */
export function blended(parts: Record<ScorePart, readonly number[]>, weights: PartWeights): number[] {
  const whole = PARTS.reduce((sum, part) => sum + weights[part], 0);
  return parts.words.map((fits, at) => {
    if (fits === 0) return 0;
    const sum = PARTS.reduce((total, part) => total + weights[part] * (parts[part][at] ?? 0), 0);
    return Math.round((sum / whole) * 1e6) / 1e6;
  });
}

function besideBest(scores: readonly number[]): number[] {
  const best = scores.reduce((most, score) => Math.max(most, score), 0) || 1;
  return scores.map((score) => score / best);
}
