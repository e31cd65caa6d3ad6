/** Learns linear models: logistic regression with a ridge penalty, by accelerated gradient descent on all rows. */
import { type LinearTable, standardized } from "../../../core/src/reading/linear.ts";
import type { Features } from "../../../core/src/reading/material.ts";
import { numberAt } from "./number-at.ts";

/** Rows of features, standardized: what the models of one table are trained on. */
export type Table = Pick<LinearTable, "names" | "means" | "scales"> & { values: Float64Array };
export type Example = { row: number; outcome: number; weight: number };
export type Options = { ridge: number; steps: number /** Keep only this many features. */; most?: number };
export type Model = { bias: number; weights: number[] };

const DIGITS = 3;
const round = (value: number) => Number(value.toPrecision(DIGITS));
const MIN_VARIANCE = 1e-9;

export const withModels = ({ names, means, scales }: Table, models: [string, Model][]): LinearTable => ({
  names,
  means,
  scales,
  models: new Map(models),
});

/** Each outcome weighs the same in all. */
export function balanced(examples: readonly { row: number; outcome: number }[]): Example[] {
  const yes = examples.filter((one) => one.outcome === 1).length;
  const no = examples.length - yes;
  return examples.map((one) => ({
    ...one,
    weight: one.outcome === 1 ? 0.5 / Math.max(1, yes) : 0.5 / Math.max(1, no),
  }));
}

/** `isClipped` as core standardizes a row; a table whose weights are applied to the plain features isn't. */
export function tableOf(rows: readonly Features[], { isClipped = true } = {}): Table {
  const names = [...new Set(rows.slice(0, 20).flatMap((row) => Object.keys(row)))];
  const means = names.map((name) =>
    round(rows.reduce((sum, row) => sum + (row[name] ?? 0), 0) / rows.length),
  );
  const scales = names.map((name, at) => {
    const mean = means[at] ?? 0;
    const variance = rows.reduce((sum, row) => sum + ((row[name] ?? 0) - mean) ** 2, 0) / rows.length;
    return variance > MIN_VARIANCE ? round(Math.sqrt(variance)) : 0;
  });
  const table = { names, means, scales, models: new Map() };
  const values = new Float64Array(rows.length * names.length);
  const valuesOf = isClipped ? standardized : unclipped;
  for (const [at, row] of rows.entries()) values.set(valuesOf(table, row), at * names.length);
  return { names, means, scales, values };
}

const unclipped = ({ names, means, scales }: LinearTable, row: Features): number[] =>
  names.map((name, at) => (scales[at] ? ((row[name] ?? 0) - (means[at] ?? 0)) / scales[at] : 0));

/** The weights of "yes" over "no". */
export function learnBinary(table: Table, examples: readonly Example[], options: Options): Model {
  const [no, yes] = learnChoice(table, examples, 2, options);
  return {
    bias: round((yes?.bias ?? 0) - (no?.bias ?? 0)),
    weights: (yes?.weights ?? []).map((weight, at) => round(weight - (no?.weights[at] ?? 0))),
  };
}

/** The slope of the loss of "yes" against "no", at weights that end with the bias. */
export function binaryGradient(table: Table, examples: readonly Example[]) {
  const width = table.names.length;
  const problem = problemOf(
    table,
    examples,
    table.names.map((_name, at) => at),
  );
  return (weights: Float64Array): Float64Array => {
    const both = new Float64Array(2 * (width + 1));
    both.set(weights, width + 1);
    return gradientOf(problem, width, 2, both).subarray(width + 1);
  };
}

/** One model per outcome, 0 to `count` - 1. */
export function learnChoice(
  table: Table,
  examples: readonly Example[],
  count: number,
  options: Options,
): Model[] {
  const all = table.names.map((_name, at) => at);
  const first = descend(table, examples, count, options, all);
  if (options.most === undefined || options.most >= all.length)
    return modelsOf(first, all, count, all.length);
  const kept = strongest(first, all.length, count, options.most);
  return modelsOf(descend(table, examples, count, options, kept), kept, count, all.length);
}

/** Weights by outcome: one per kept column, then the bias. */
function descend(
  table: Table,
  examples: readonly Example[],
  count: number,
  { ridge, steps }: Options,
  columns: readonly number[],
): Float64Array {
  const width = columns.length;
  const size = width + 1;
  const problem = problemOf(table, examples, columns);
  const rate = 1 / (width / 16 + ridge + 0.5);
  let weights = new Float64Array(size * count);
  const ahead = new Float64Array(weights);
  for (let step = 0; step < steps; step++) {
    const gradient = gradientOf(problem, width, count, ahead);
    const next = new Float64Array(weights.length);
    const momentum = step / (step + 3);
    for (let at = 0; at < next.length; at++) {
      const now = numberAt(ahead, at);
      const penalty = at % size === width ? 0 : ridge * now;
      next[at] = now - rate * (numberAt(gradient, at) + penalty);
      ahead[at] = numberAt(next, at) + momentum * (numberAt(next, at) - numberAt(weights, at));
    }
    weights = next;
  }
  return weights;
}

type Problem = { values: Float64Array; outcomes: Int32Array; share: Float64Array };

function problemOf(table: Table, examples: readonly Example[], columns: readonly number[]): Problem {
  const width = columns.length;
  const total = examples.reduce((sum, one) => sum + one.weight, 0);
  const values = new Float64Array(examples.length * width);
  for (const [at, { row }] of examples.entries())
    for (const [column, from] of columns.entries())
      values[at * width + column] = numberAt(table.values, row * table.names.length + from);
  return {
    values,
    outcomes: Int32Array.from(examples, (one) => one.outcome),
    share: Float64Array.from(examples, (one) => one.weight / total),
  };
}

function gradientOf(
  { values, outcomes, share }: Problem,
  width: number,
  count: number,
  weights: Float64Array,
) {
  const size = width + 1;
  const gradient = new Float64Array(size * count);
  const chances = new Float64Array(count);
  for (let row = 0; row < outcomes.length; row++) {
    const from = row * width;
    softmax(values, from, width, weights, chances);
    for (let one = 0; one < count; one++) {
      const base = one * size;
      const error = (numberAt(chances, one) - (one === outcomes[row] ? 1 : 0)) * numberAt(share, row);
      gradient[base + width] = numberAt(gradient, base + width) + error;
      for (let column = 0; column < width; column++)
        gradient[base + column] = numberAt(gradient, base + column) + error * numberAt(values, from + column);
    }
  }
  return gradient;
}

function softmax(
  values: Float64Array,
  from: number,
  width: number,
  weights: Float64Array,
  chances: Float64Array,
): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let one = 0; one < chances.length; one++) {
    const base = one * (width + 1);
    let sum = numberAt(weights, base + width);
    for (let column = 0; column < width; column++)
      sum += numberAt(weights, base + column) * numberAt(values, from + column);
    chances[one] = sum;
    if (sum > highest) highest = sum;
  }
  let all = 0;
  for (let one = 0; one < chances.length; one++) {
    const weight = Math.exp(numberAt(chances, one) - highest);
    chances[one] = weight;
    all += weight;
  }
  for (let one = 0; one < chances.length; one++) chances[one] = numberAt(chances, one) / all;
}

function strongest(weights: Float64Array, width: number, count: number, most: number): number[] {
  const strength = Array.from({ length: width }, (_, column) => {
    let sum = 0;
    for (let one = 0; one < count; one++) sum += numberAt(weights, one * (width + 1) + column) ** 2;
    return { column, sum };
  });
  return strength
    .sort((a, b) => b.sum - a.sum || a.column - b.column)
    .slice(0, most)
    .map(({ column }) => column)
    .sort((a, b) => a - b);
}

function modelsOf(weights: Float64Array, columns: readonly number[], count: number, width: number): Model[] {
  return Array.from({ length: count }, (_, one) => {
    const base = one * (columns.length + 1);
    const all = new Array<number>(width).fill(0);
    for (const [at, column] of columns.entries()) all[column] = round(numberAt(weights, base + at));
    return { bias: round(numberAt(weights, base + columns.length)), weights: all };
  });
}
