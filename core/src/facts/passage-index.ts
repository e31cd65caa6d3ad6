/**
 * How well passages fit a query, beside each other: BM25 over stems, its words near each other, and what the passages are
 * about. Each part earned its weight on queries that it was not chosen on (`npm run bench:rank`, decision 011); word
 * pairs in order, feedback from the best passages and coverage of the query did not, and were left out.
 */
import { type LatentSpace, latentSpace } from "./latent-space.ts";
import { bm25, counted, termIndex } from "./term-index.ts";
import { contentStems, wordsOf } from "./words.ts";

export const PARTS = ["words", "near", "latent"] as const;
export type Part = (typeof PARTS)[number];
export type PartWeights = Record<Part, number>;

export const WEIGHTS: PartWeights = { words: 1, near: 0.4, latent: 0.8 };
/** How many words apart still counts as near. */
const NEAR = 4;

export type PassageIndex = {
  /** BM25 alone, which the rest is measured against. */
  bm25(query: string): number[];
  /** Each part beside its own best, so that no part's scale decides. */
  parts(query: string): Record<Part, number[]>;
  /** One figure for each passage; 0 where nothing of the query occurs. Their order and ratio mean something, no more. */
  relevance(query: string): number[];
};

export function passageIndex(passages: readonly string[]): PassageIndex {
  const stems = passages.map(stemsOf);
  const words = termIndex(stems);
  const near = termIndex(stems.map(nearOf));
  let space: LatentSpace | undefined;
  const parts = (query: string): Record<Part, number[]> => {
    const asked = stemsOf(query);
    space ??= latentSpace(words);
    return {
      words: besideBest(bm25(words, counted(asked))),
      near: besideBest(bm25(near, counted(nearOf(asked)))),
      latent: besideBest(space(counted(asked))),
    };
  };
  return {
    bm25: (query) => bm25(words, counted(stemsOf(query))),
    parts,
    relevance: (query) => blended(parts(query), WEIGHTS),
  };
}

/** The weighted mean of the parts, 0 to 1. */
export function blended(parts: Record<Part, readonly number[]>, weights: PartWeights): number[] {
  const whole = PARTS.reduce((sum, part) => sum + weights[part], 0);
  return parts.words.map((fits, at) => {
    if (fits === 0) return 0;
    const sum = PARTS.reduce((total, part) => total + weights[part] * (parts[part][at] ?? 0), 0);
    return Math.round((sum / whole) * 1e6) / 1e6;
  });
}

const stemsOf = (text: string): string[] => contentStems(wordsOf(text));

/** Every two different stems that stand near each other, in either order. */
function nearOf(stems: readonly string[]): string[] {
  const found: string[] = [];
  for (const [at, stem] of stems.entries())
    for (const other of stems.slice(at + 1, at + 1 + NEAR))
      if (other !== stem) found.push(stem < other ? `${stem} ${other}` : `${other} ${stem}`);
  return found;
}

function besideBest(scores: readonly number[]): number[] {
  const best = scores.reduce((most, score) => Math.max(most, score), 0) || 1;
  return scores.map((score) => score / best);
}
