/** Learns which of a page's sentences comes first: the chance is shared out among the sentences of one page. */
import { binaryGradient, type Example, type Model, type Options, type Table } from "./logistic.ts";
import { numberAt } from "./number-at.ts";

/** The rows of one page, and those of them that should come first. */
export type Page = { rows: readonly number[]; chosen: readonly number[] };
/** Moves the weights (one per feature, then the bias) downhill: returns the slope at `weights`. */
type Slope = (weights: Float64Array) => Float64Array;

const DIGITS = 3;

export function learnFirst(table: Table, pages: readonly Page[], options: Options): Model {
  return descend(table, (weights) => listGradient(table, pages, weights), options);
}

/** Yes or no for each example, and in addition: on these pages the chosen rows come before the others. */
export function learnBinaryAndFirst(
  table: Table,
  examples: readonly Example[],
  pages: readonly Page[],
  { firstWeight, ...options }: Options & { firstWeight: number },
): Model {
  const yesOrNo = binaryGradient(table, examples);
  return descend(
    table,
    (weights) => {
      const first = listGradient(table, pages, weights);
      return yesOrNo(weights).map((slope, at) => slope + firstWeight * numberAt(first, at));
    },
    options,
  );
}

function descend({ names }: Table, slopeAt: Slope, { ridge, steps }: Options): Model {
  const width = names.length;
  const rate = 1 / (width / 30 + ridge + 0.5);
  let weights = new Float64Array(width + 1);
  const ahead = new Float64Array(width + 1);
  for (let step = 0; step < steps; step++) {
    const slope = slopeAt(ahead);
    const next = new Float64Array(width + 1);
    const momentum = step / (step + 3);
    for (let at = 0; at <= width; at++) {
      const now = numberAt(ahead, at);
      next[at] = now - rate * (numberAt(slope, at) + (at === width ? 0 : ridge * now));
      ahead[at] = numberAt(next, at) + momentum * (numberAt(next, at) - numberAt(weights, at));
    }
    weights = next;
  }
  const rounded = [...weights].map((weight) => Number(weight.toPrecision(DIGITS)));
  return { bias: rounded[width] ?? 0, weights: rounded.slice(0, width) };
}

/** The bias cancels out within a page, so its slope is 0. */
function listGradient({ values, names }: Table, pages: readonly Page[], weights: Float64Array): Float64Array {
  const width = names.length;
  const gradient = new Float64Array(width + 1);
  for (const { rows, chosen } of pages) {
    const scores = rows.map((row) => product(values, row * width, weights, width));
    const highest = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - highest));
    const all = shares.reduce((sum, share) => sum + share, 0);
    const own = new Set(chosen);
    const right = rows.reduce((sum, row, at) => sum + (own.has(row) ? (shares[at] ?? 0) : 0), 0);
    for (const [at, row] of rows.entries()) {
      const share = shares[at] ?? 0;
      const error = (share / all - (own.has(row) ? share / right : 0)) / pages.length;
      for (let column = 0; column < width; column++)
        gradient[column] = numberAt(gradient, column) + error * numberAt(values, row * width + column);
    }
  }
  return gradient;
}

function product(values: Float64Array, from: number, weights: Float64Array, width: number): number {
  let sum = 0;
  for (let at = 0; at < width; at++) sum += numberAt(values, from + at) * numberAt(weights, at);
  return sum;
}
