/** Learns which of a page's sentences comes first: the chance is shared out among the sentences of one page. */
import type { Model, Options, Table } from "./logistic.ts";

/** The rows of one page, and those of them that readers chose. */
export type Page = { rows: readonly number[]; chosen: readonly number[] };

const DIGITS = 3;

export function learnFirst(table: Table, pages: readonly Page[], { ridge, steps }: Options): Model {
  const width = table.names.length;
  const rate = 1 / (width / 30 + ridge + 0.5);
  let weights = new Float64Array(width);
  const ahead = new Float64Array(width);
  for (let step = 0; step < steps; step++) {
    const gradient = gradientOf(table, pages, ahead);
    const next = new Float64Array(width);
    const momentum = step / (step + 3);
    for (let at = 0; at < width; at++) {
      const now = ahead[at] as number;
      next[at] = now - rate * ((gradient[at] as number) + ridge * now);
      ahead[at] = (next[at] as number) + momentum * ((next[at] as number) - (weights[at] as number));
    }
    weights = next;
  }
  return { bias: 0, weights: [...weights].map((weight) => Number(weight.toPrecision(DIGITS))) };
}

function gradientOf({ values, names }: Table, pages: readonly Page[], weights: Float64Array): Float64Array {
  const width = names.length;
  const gradient = new Float64Array(width);
  for (const { rows, chosen } of pages) {
    const scores = rows.map((row) => product(values, row * width, weights));
    const highest = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - highest));
    const all = shares.reduce((sum, share) => sum + share, 0);
    const own = new Set(chosen);
    const right = shares.reduce((sum, share, at) => sum + (own.has(rows[at] as number) ? share : 0), 0);
    for (const [at, row] of rows.entries()) {
      const share = shares[at] as number;
      const error = (share / all - (own.has(row) ? share / right : 0)) / pages.length;
      for (let column = 0; column < width; column++)
        gradient[column] = (gradient[column] as number) + error * (values[row * width + column] as number);
    }
  }
  return gradient;
}

function product(values: Float64Array, from: number, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (values[from + at] as number) * (weights[at] as number);
  return sum;
}
