/** How good an order is: nDCG over the first ten with graded gains, and the mean of one over the first hit's place. */

/** What is relevant, with its gain. */
export type Judged = { query: string; gains: Map<number, number> };
/** One query's figures for all passages, beside what is relevant. */
type Ranked = { gains: Map<number, number>; scores: readonly number[] };
export type Quality = { ndcg10: number; mrr: number };

const DEPTH = 10;

export function rankingQuality(ranked: readonly Ranked[]): Quality {
  let ndcg = 0;
  let mrr = 0;
  for (const { gains, scores } of ranked) {
    const order = scores.map((_, at) => at).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
    const ideal = discounted([...gains.values()].sort((a, b) => b - a));
    ndcg += discounted(order.slice(0, DEPTH).map((at) => gains.get(at) ?? 0)) / ideal;
    const place = order.findIndex((at) => gains.has(at)) + 1;
    if (place > 0) mrr += 1 / place;
  }
  const mean = (sum: number) => Math.round((sum / ranked.length) * 10_000) / 10_000;
  return { ndcg10: mean(ndcg), mrr: mean(mrr) };
}

const discounted = (gains: readonly number[]): number =>
  gains.slice(0, DEPTH).reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);
