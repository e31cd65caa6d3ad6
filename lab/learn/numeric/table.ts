/** Rows of features, standardized: what the models of one table are trained on. */
import { type LinearTable, MAX_DEVIATION } from "../../../core/src/reading/linear.ts";
import type { Features } from "../../../core/src/reading/material.ts";

/** One row of `values` per example, in the order of `names`. */
export type Table = Pick<LinearTable, "names" | "means" | "scales"> & { values: Float64Array };
export type Model = { bias: number; weights: number[] };

/** Three digits are enough for every verdict, and keep the tables small. */
const DIGITS = 3;
export const rounded = (value: number): number => Number(value.toPrecision(DIGITS));
const MIN_VARIANCE = 1e-9;

/** A table whose weights core applies to the plain features isn't clipped. */
export function tableOf(
  names: readonly string[],
  rows: readonly (readonly number[])[],
  { isClipped = true } = {},
): Table {
  const width = names.length;
  const means = columnMeans(rows, width, (value) => value).map(rounded);
  const variances = columnMeans(rows, width, (value, at) => (value - (means[at] ?? 0)) ** 2);
  const scales = variances.map((variance) => (variance > MIN_VARIANCE ? rounded(Math.sqrt(variance)) : 0));
  const limit = isClipped ? MAX_DEVIATION : Number.POSITIVE_INFINITY;
  const values = new Float64Array(rows.length * width);
  for (const [number, row] of rows.entries())
    for (let at = 0; at < width; at++) {
      const scale = scales[at] ?? 0;
      const value = scale === 0 ? 0 : ((row[at] ?? 0) - (means[at] ?? 0)) / scale;
      values[number * width + at] = Math.max(-limit, Math.min(limit, value));
    }
  return { names, means, scales, values };
}

function columnMeans(
  rows: readonly (readonly number[])[],
  width: number,
  counted: (value: number, at: number) => number,
): number[] {
  const sums = new Array<number>(width).fill(0);
  for (const row of rows)
    for (let at = 0; at < width; at++) sums[at] = (sums[at] ?? 0) + counted(row[at] ?? 0, at);
  return sums.map((sum) => sum / rows.length);
}

/** Every row has the same names, so those of the first ones are all. */
export function featureTable(rows: readonly Features[]): Table {
  const names = [...new Set(rows.slice(0, 20).flatMap((row) => Object.keys(row)))];
  return tableOf(
    names,
    rows.map((row) => names.map((name) => row[name] ?? 0)),
  );
}

export const withModels = ({ names, means, scales }: Table, models: [string, Model][]): LinearTable => ({
  names,
  means,
  scales,
  models: new Map(models),
});

/** The weights of one block, which ends with its bias. */
export function modelOf(weights: Float64Array): Model {
  const all = Array.from(weights, rounded);
  return { bias: all.at(-1) ?? 0, weights: all.slice(0, -1) };
}
