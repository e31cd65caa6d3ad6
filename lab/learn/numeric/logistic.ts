/** Logistic regression: yes or no, and one of several outcomes. */
import { descend, type Options, type Slope } from "./descend.ts";
import { type Model, modelOf, type Table } from "./table.ts";

export type Example = { row: number; outcome: number; weight: number };

/** Standardized features are clipped and partly alike: far from the bound of a quarter of their number. */
export const curvatureOf = (width: number): number => width / 30;

/** Each outcome weighs the same in all. */
export function balanced(examples: readonly { row: number; outcome: number }[]): Example[] {
  const yes = examples.filter((one) => one.outcome === 1).length;
  const no = examples.length - yes;
  return examples.map((one) => ({
    ...one,
    weight: one.outcome === 1 ? 0.5 / Math.max(1, yes) : 0.5 / Math.max(1, no),
  }));
}

export function learnBinary(table: Table, examples: readonly Example[], options: Options): Model {
  const width = table.names.length;
  return modelOf(descend(binarySlope(table, examples), { width, curvature: curvatureOf(width) }, options));
}

/** The loss of "yes" (1) against "no" (0). */
export function binarySlope({ values, names }: Table, examples: readonly Example[]): Slope {
  const width = names.length;
  const { starts, outcomes, shares } = columnsOf(examples, width);
  return (weights, slope) => {
    for (let at = 0; at < starts.length; at++) {
      const start = starts[at] ?? 0;
      const chance = 1 / (1 + Math.exp(-product(values, start, weights, 0, width) - (weights[width] ?? 0)));
      const error = (chance - (outcomes[at] ?? 0)) * (shares[at] ?? 0);
      addRow(slope, 0, error, values, start, width);
      slope[width] = (slope[width] ?? 0) + error;
    }
  };
}

/** One model per outcome, 0 to `count` - 1. */
export function learnChoice(
  table: Table,
  examples: readonly Example[],
  count: number,
  options: Options,
): Model[] {
  const width = table.names.length;
  const shape = { width, blocks: count, curvature: width / 16 };
  const weights = descend(choiceSlope(table, examples, count), shape, options);
  return Array.from({ length: count }, (_, outcome) =>
    modelOf(weights.subarray(outcome * (width + 1), (outcome + 1) * (width + 1))),
  );
}

function choiceSlope({ values, names }: Table, examples: readonly Example[], count: number): Slope {
  const width = names.length;
  const { starts, outcomes, shares } = columnsOf(examples, width);
  const odds = new Float64Array(count);
  return (weights, slope) => {
    for (let at = 0; at < starts.length; at++) {
      const start = starts[at] ?? 0;
      for (let one = 0; one < count; one++) {
        const base = one * (width + 1);
        odds[one] = product(values, start, weights, base, width) + (weights[base + width] ?? 0);
      }
      const chances = shareOut(odds);
      for (let one = 0; one < count; one++) {
        const base = one * (width + 1);
        const error = ((chances[one] ?? 0) - (one === outcomes[at] ? 1 : 0)) * (shares[at] ?? 0);
        addRow(slope, base, error, values, start, width);
        slope[base + width] = (slope[base + width] ?? 0) + error;
      }
    }
  };
}

/** Chances that add up to 1, from log-odds. */
export function shareOut(odds: Float64Array): Float64Array {
  const highest = odds.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const weights = odds.map((one) => Math.exp(one - highest));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

function columnsOf(examples: readonly Example[], width: number) {
  const total = examples.reduce((sum, one) => sum + one.weight, 0);
  return {
    starts: Int32Array.from(examples, (one) => one.row * width),
    outcomes: Int32Array.from(examples, (one) => one.outcome),
    shares: Float64Array.from(examples, (one) => one.weight / total),
  };
}

export function product(
  values: Float64Array,
  start: number,
  weights: Float64Array,
  base: number,
  width: number,
): number {
  let sum = 0;
  for (let at = 0; at < width; at++) sum += (values[start + at] ?? 0) * (weights[base + at] ?? 0);
  return sum;
}

/** Adds a row to the slope as often as `times`. */
export function addRow(
  slope: Float64Array,
  base: number,
  times: number,
  values: Float64Array,
  start: number,
  width: number,
): void {
  for (let at = 0; at < width; at++)
    slope[base + at] = (slope[base + at] ?? 0) + times * (values[start + at] ?? 0);
}
