/** Weights of the relevance estimate, chosen on some collections and judged on one that they have not seen. */
import { blended, type PartWeights, passageIndex, type ScorePart } from "@citeworthy/core/passages";
import { type Judged, type Quality, rankingQuality } from "./ranking-quality.ts";

export type Asked = { gains: Map<number, number>; parts: Record<ScorePart, number[]> };

const LATENT = [0, 0.1, 0.2, 0.4, 0.8];
const PLACE = [0, 0.1, 0.2, 0.4, 0.8];
const TRIED: PartWeights[] = LATENT.flatMap((latent) => PLACE.map((place) => ({ words: 1, latent, place })));

export function askAll({ passages, queries }: { passages: string[]; queries: Judged[] }): Asked[] {
  const index = passageIndex(passages);
  return queries.map(({ query, gains }) => ({ gains, parts: index.parts(query) }));
}

export const qualityOf = (asked: readonly Asked[], weights: PartWeights): Quality =>
  rankingQuality(asked.map(({ gains, parts }) => ({ gains, scores: blended(parts, weights) })));

/** One figure for several collections: the mean of their nDCG. */
export function meanQuality(sets: readonly Asked[][], weights: PartWeights): number {
  const figures = sets.map((asked) => qualityOf(asked, weights).ndcg10);
  return Math.round((figures.reduce((sum, figure) => sum + figure, 0) / figures.length) * 10_000) / 10_000;
}

/** Smaller differences are noise. */
const NOISE = 0.003;
const size = ({ latent, place }: PartWeights) => latent + place;

/** The smallest weights that serve these collections as well as any, up to noise: what isn't needed stays out. */
export function chooseOn(sets: readonly Asked[][]): PartWeights {
  const judged = TRIED.map((weights) => ({ weights, quality: meanQuality(sets, weights) }));
  const best = Math.max(...judged.map(({ quality }) => quality));
  const [smallest] = judged
    .filter(({ quality }) => quality >= best - NOISE)
    .toSorted((one, other) => size(one.weights) - size(other.weights));
  return smallest?.weights ?? { words: 1, latent: 0, place: 0 };
}
