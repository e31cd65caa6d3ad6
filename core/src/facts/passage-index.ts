/**
 * How well passages fit a query, beside each other: BM25 over stems, plus the query's words side by side, its words near
 * each other, and the words that the best passages share. Each part earned its weight in `npm run bench:rank`; how much of
 * the query a passage covers did not, and was left out.
 */
import { contentStems, wordsOf } from "./words.ts";

const K1 = 1.2;
const B = 0.75;
/** Beside 1 for BM25 itself. */
const WEIGHTS = { pairs: 0.2, near: 0.1, feedback: 0.2 };
/** How many words apart still counts as near. */
const NEAR = 4;
/** The query is asked again with the words of its best passages. */
const FEEDBACK = { passages: 10, terms: 30, share: 0.7 };

type Weights = Map<string, number>;
type Postings = Map<string, { passage: number; count: number }[]>;
type Terms = { counts: Weights[]; lengths: number[]; mean: number; postings: Postings };

export type PassageIndex = {
  /** BM25 alone, which the rest is measured against. */
  bm25(query: string): number[];
  /** One figure for each passage; 0 where nothing of the query occurs. Their order and ratio mean something, no more. */
  relevance(query: string): number[];
};

export function passageIndex(passages: readonly string[]): PassageIndex {
  const stems = passages.map(stemsOf);
  const words = indexOf(stems);
  const pairs = indexOf(stems.map(pairsOf));
  const near = indexOf(stems.map(nearOf));
  return {
    bm25: (query) => bm25(words, counted(stemsOf(query))),
    relevance(query) {
      const asked = stemsOf(query);
      const plain = bm25(words, counted(asked));
      const parts = [
        { scores: plain, weight: 1 },
        { scores: bm25(pairs, counted(pairsOf(asked))), weight: WEIGHTS.pairs },
        { scores: bm25(near, counted(nearOf(asked))), weight: WEIGHTS.near },
        { scores: bm25(words, withFeedback(words, counted(asked), plain)), weight: WEIGHTS.feedback },
      ];
      return blended(parts).map((score, at) => (plain[at] === 0 ? 0 : round(score)));
    },
  };
}

const stemsOf = (text: string): string[] => contentStems(wordsOf(text));
const pairsOf = (stems: readonly string[]): string[] =>
  stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);

function nearOf(stems: readonly string[]): string[] {
  return stems.flatMap((stem, at) =>
    stems.slice(at + 1, at + 1 + NEAR).flatMap((other) => {
      if (other === stem) return [];
      return [stem < other ? `${stem} ${other}` : `${other} ${stem}`];
    }),
  );
}

function counted(terms: readonly string[]): Weights {
  const counts: Weights = new Map();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function indexOf(texts: readonly string[][]): Terms {
  const counts = texts.map(counted);
  const lengths = texts.map((terms) => terms.length);
  const postings: Postings = new Map();
  for (const [passage, terms] of counts.entries())
    for (const [term, count] of terms) {
      const known = postings.get(term);
      if (known) known.push({ passage, count });
      else postings.set(term, [{ passage, count }]);
    }
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return { counts, lengths, mean: Math.max(1, mean), postings };
}

function rarity({ counts, postings }: Terms, term: string): number {
  const holding = postings.get(term)?.length ?? 0;
  return Math.log(1 + (counts.length - holding + 0.5) / (holding + 0.5));
}

function bm25(terms: Terms, query: Weights): number[] {
  const scores = terms.counts.map(() => 0);
  for (const [term, weight] of query) {
    const rare = weight * rarity(terms, term);
    for (const { passage, count } of terms.postings.get(term) ?? []) {
      const size = 1 - B + (B * (terms.lengths[passage] ?? 0)) / terms.mean;
      scores[passage] = (scores[passage] ?? 0) + (rare * count * (K1 + 1)) / (count + K1 * size);
    }
  }
  return scores;
}

/** Rocchio without judges: the best passages speak for what the query means, each by its score. */
function withFeedback(terms: Terms, query: Weights, scores: readonly number[]): Weights {
  const best = scores
    .map((score, passage) => ({ score, passage }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.passage - other.passage)
    .slice(0, FEEDBACK.passages);
  const heard: Weights = new Map();
  for (const { score, passage } of best)
    for (const [term, count] of terms.counts[passage] ?? []) {
      const weight = (score * count * rarity(terms, term)) / (terms.lengths[passage] || 1);
      heard.set(term, (heard.get(term) ?? 0) + weight);
    }
  const kept = [...heard]
    .toSorted((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
    .slice(0, FEEDBACK.terms);
  const both = scaled(query, 1 - FEEDBACK.share);
  for (const [term, weight] of scaled(new Map(kept), FEEDBACK.share))
    both.set(term, (both.get(term) ?? 0) + weight);
  return both;
}

function scaled(weights: Weights, to: number): Weights {
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0) || 1;
  return new Map([...weights].map(([term, weight]) => [term, (to * weight) / sum]));
}

/** Each part beside its own best, so that no part's scale decides. */
function blended(parts: readonly { scores: readonly number[]; weight: number }[]): number[] {
  const best = parts.map(({ scores }) => scores.reduce((most, score) => Math.max(most, score), 0) || 1);
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  return (parts[0]?.scores ?? []).map(
    (_, at) =>
      parts.reduce(
        (sum, { scores, weight }, part) => sum + (weight * (scores[at] ?? 0)) / (best[part] ?? 1),
        0,
      ) / whole,
  );
}

const round = (value: number) => Math.round(value * 1e6) / 1e6;
