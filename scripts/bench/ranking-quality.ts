/** How good an order is: nDCG over the first ten with graded gains, and the mean of one over the first hit's place. */

/** What is relevant, with its gain. */
export type Judged = { query: string; gains: Map<number, number> };

const DEPTH = 10;

export function rankingQuality(queries: readonly Judged[], score: (query: string) => number[]) {
  let ndcg = 0;
  let mrr = 0;
  let first = 0;
  for (const { query, gains } of queries) {
    const scores = score(query);
    const order = scores.map((_, at) => at).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
    const ideal = discounted([...gains.values()].sort((a, b) => b - a));
    ndcg += discounted(order.map((at) => gains.get(at) ?? 0)) / ideal;
    const place = order.findIndex((at) => gains.has(at)) + 1;
    if (place > 0) mrr += 1 / place;
    if (place === 1) first++;
  }
  const mean = (sum: number) => Math.round((sum / queries.length) * 10_000) / 10_000;
  return { ndcg10: mean(ndcg), mrr: mean(mrr), first: mean(first) };
}

const discounted = (gains: readonly number[]): number =>
  gains.slice(0, DEPTH).reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);
