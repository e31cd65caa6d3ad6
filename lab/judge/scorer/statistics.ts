/** Null where there is nothing to measure. */
export type Figure = number | null;

export const mean = (values: readonly number[]): Figure =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

export const share = (values: readonly boolean[]): Figure => mean(values.map(Number));

export const median = (values: readonly number[]): Figure =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? null;

export const thousandths = (value: Figure): Figure =>
  value === null ? null : Math.round(value * 1000) / 1000;

/** Values that are equal share their ranks. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).toSorted((one, other) => one.value - other.value);
  const found = new Array<number>(values.length).fill(0);
  for (let start = 0; start < order.length; ) {
    let end = start;
    while (end < order.length && order[end]?.value === order[start]?.value) end++;
    for (const { at } of order.slice(start, end)) found[at] = (start + end - 1) / 2;
    start = end;
  }
  return found;
}

const MIN_PAIRS = 5;

/** Spearman's. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): Figure {
  if (one.length < MIN_PAIRS) return null;
  const [a, b] = [ranks(one), ranks(other)];
  const [middleOfA, middleOfB] = [mean(a) ?? 0, mean(b) ?? 0];
  const sum = (of: (at: number) => number) => a.reduce((total, _, at) => total + of(at), 0);
  const offA = (at: number) => (a[at] ?? 0) - middleOfA;
  const offB = (at: number) => (b[at] ?? 0) - middleOfB;
  return (
    sum((at) => offA(at) * offB(at)) / Math.sqrt(sum((at) => offA(at) ** 2) * sum((at) => offB(at) ** 2))
  );
}
