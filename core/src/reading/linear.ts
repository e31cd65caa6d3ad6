/** Linear models over named features: standardize, multiply, add up. `npm run learn` writes them, nobody edits them. */
import type { Features } from "./material.ts";

/** Several models over the same features; each has a name, a bias and one weight per feature. */
export type LinearTable = {
  names: readonly string[];
  means: readonly number[];
  scales: readonly number[];
  models: ReadonlyMap<string, { bias: number; weights: readonly number[] }>;
};

/** Beyond this many standard deviations a value is a freak and says no more. */
export const MAX_DEVIATION = 4;

/** The features as the models were trained on them: in their order, each with mean 0 and deviation 1. */
export function standardized(table: LinearTable, features: Features): Float64Array {
  return scaled(
    table,
    table.names.map((name) => features[name] ?? 0),
  );
}

/** The same for many rows whose numbers come in one order: where each feature is found is looked up once. */
export function rowStandardizer(
  table: LinearTable,
  order: readonly string[],
): (numbers: readonly number[]) => Float64Array {
  const placeOf = new Map(order.map((name, at) => [name, at]));
  const places = table.names.map((name) => placeOf.get(name) ?? -1);
  return (numbers) =>
    scaled(
      table,
      places.map((place) => numbers[place] ?? 0),
    );
}

/** `values` in the order of the table's names. */
function scaled({ means, scales }: LinearTable, values: readonly number[]): Float64Array {
  const row = new Float64Array(values.length);
  for (let at = 0; at < row.length; at++) {
    const scale = scales[at] ?? 0;
    const value = scale === 0 ? 0 : ((values[at] ?? 0) - (means[at] ?? 0)) / scale;
    row[at] = Math.max(-MAX_DEVIATION, Math.min(MAX_DEVIATION, value));
  }
  return row;
}

/** Log-odds of one model for a standardized row; a model that was never trained says nothing either way. */
export function logOdds(table: LinearTable, model: string, row: Float64Array): number {
  const found = table.models.get(model);
  if (!found) return 0;
  let sum = found.bias;
  for (let at = 0; at < row.length; at++) sum += (found.weights[at] ?? 0) * (row[at] ?? 0);
  return sum;
}

export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

export const chance = (table: LinearTable, model: string, row: Float64Array): number =>
  chanceOf(logOdds(table, model, row));

/** The models of a table as outcomes that exclude each other: their chances add up to 1. */
export function outcomeChances(table: LinearTable, row: Float64Array): Map<string, number> {
  const outcomes = [...table.models.keys()];
  const odds = outcomes.map((outcome) => logOdds(table, outcome, row));
  const highest = Math.max(...odds);
  const weights = odds.map((one) => Math.exp(one - highest));
  const sum = weights.reduce((one, other) => one + other, 0);
  return new Map(outcomes.map((outcome, at) => [outcome, (weights[at] ?? 0) / sum]));
}

/** Lines: names, means, scales, then one model a line as `name bias weight weight ...`; all separated by spaces. */
export function parseTable(text: string): LinearTable {
  const [names = "", means = "", scales = "", ...models] = text.trim().split("\n");
  const numbers = (line: string) => line.split(" ").map(Number);
  return {
    names: names.split(" "),
    means: numbers(means),
    scales: numbers(scales),
    models: new Map(
      models.map((line) => {
        const [name = "", bias = "0", ...weights] = line.split(" ");
        return [name, { bias: Number(bias), weights: weights.map(Number) }];
      }),
    ),
  };
}

export function writeTable({ names, means, scales, models }: LinearTable): string {
  const lines = [...models].map(([name, { bias, weights }]) => [name, bias, ...weights].join(" "));
  return [names.join(" "), means.join(" "), scales.join(" "), ...lines].join("\n");
}
