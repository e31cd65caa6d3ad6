/** Weights of the relevance estimate, chosen on one half of the queries and judged on the other. */
import { blended, type Part, type PartWeights, passageIndex } from "@citeworthy/core/passages";
import { type Judged, type Quality, rankingQuality } from "./ranking-quality.ts";

export type Asked = { gains: Map<number, number>; parts: Record<Part, number[]> };
/** Every second query is in the second half. */
export type Half = 0 | 1;

const NEAR = [0, 0.2, 0.4, 0.6];
const LATENT = [0, 0.2, 0.4, 0.6, 0.8];
const TRIED: PartWeights[] = NEAR.flatMap((near) => LATENT.map((latent) => ({ words: 1, near, latent })));

export function askAll({ passages, queries }: { passages: string[]; queries: Judged[] }): Asked[] {
  const index = passageIndex(passages);
  return queries.map(({ query, gains }) => ({ gains, parts: index.parts(query) }));
}

export const halfOf = (asked: readonly Asked[], half: Half): Asked[] =>
  asked.filter((_, at) => at % 2 === half);

export const qualityOf = (asked: readonly Asked[], weights: PartWeights): Quality =>
  rankingQuality(asked.map(({ gains, parts }) => ({ gains, scores: blended(parts, weights) })));

/** One figure for several sets: the mean of all their figures. */
export function meanQuality(sets: readonly Asked[][], weights: PartWeights): number {
  const figures = sets.map((asked) => qualityOf(asked, weights)).flatMap(({ ndcg10, mrr }) => [ndcg10, mrr]);
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  return Math.round(mean * 10_000) / 10_000;
}

/** The weights that serve all sets best on one half of their queries. */
export function chooseOn(half: Half, sets: readonly Asked[][]): PartWeights {
  const halves = sets.map((asked) => halfOf(asked, half));
  const judged = TRIED.map((weights) => ({ weights, quality: meanQuality(halves, weights) }));
  return judged.reduce((best, one) => (one.quality > best.quality ? one : best)).weights;
}
