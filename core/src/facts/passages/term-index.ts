/** Terms of texts, counted: which text holds which term how often, how rare a term is, and BM25 on that. */
const K1 = 1.2;
const B = 0.75;

export type Counts = Map<string, number>;
export type TermIndex = {
  counts: Counts[];
  lengths: number[];
  /** Never below 1. */
  meanLength: number;
  holders: Map<string, { text: number; count: number }[]>;
};

export function counted(terms: readonly string[]): Counts {
  const counts: Counts = new Map();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

export function termIndex(texts: readonly string[][]): TermIndex {
  const counts = texts.map(counted);
  const lengths = texts.map((terms) => terms.length);
  const holders: TermIndex["holders"] = new Map();
  for (const [text, terms] of counts.entries())
    for (const [term, count] of terms) {
      const known = holders.get(term);
      if (known) known.push({ text, count });
      else holders.set(term, [{ text, count }]);
    }
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return { counts, lengths, meanLength: Math.max(1, mean), holders };
}

export function rarity({ counts, holders }: TermIndex, term: string): number {
  const holding = holders.get(term)?.length ?? 0;
  return Math.log(1 + (counts.length - holding + 0.5) / (holding + 0.5));
}

/** One figure for each text. */
export function bm25(index: TermIndex, query: Counts): number[] {
  const scores = index.counts.map(() => 0);
  for (const [term, weight] of query) {
    const rare = weight * rarity(index, term);
    for (const { text, count } of index.holders.get(term) ?? []) {
      const size = 1 - B + (B * (index.lengths[text] ?? 0)) / index.meanLength;
      scores[text] = (scores[text] ?? 0) + (rare * count * (K1 + 1)) / (count + K1 * size);
    }
  }
  return scores;
}
