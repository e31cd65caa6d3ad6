/** From shares to points that add up exactly to the number shown. Everything is counted in tenths of a point. */

export type Weighed = { weight: number; share: number };
export type Points = { won: number; possible: number };

const WHOLE = 1000;
const TENTHS = 10;

/** Largest remainders: whole parts of `total` in proportion to the weights, the rest to those cut most. */
function apportion(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight / sum) * total);
  const parts = exact.map(Math.floor);
  let left = total - parts.reduce((one, other) => one + other, 0);
  const order = exact
    .map((value, index) => ({ index, cut: value - Math.floor(value) }))
    .toSorted((one, other) => other.cut - one.cut || one.index - other.index);
  for (const { index } of order) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left--;
  }
  return parts;
}

/** Points of each check out of 100; their sum is a whole number, the section's score. */
export function sectionPoints(checks: readonly Weighed[]): Points[] {
  const possible = apportion(
    checks.map((check) => check.weight),
    WHOLE,
  );
  const exact = checks.map((check, index) => (possible[index] ?? 0) * check.share);
  const won = exact.map((value) => Math.round(value));
  const sum = exact.reduce((one, other) => one + other, 0);
  const target = Math.round(sum / TENTHS) * TENTHS;
  settle(won, possible, target, exact);
  return won.map((tenths, index) => ({ won: tenths / TENTHS, possible: (possible[index] ?? 0) / TENTHS }));
}

/** Moves the last few tenths, one at a time, to where rounding took most; never above what a check can give. */
function settle(won: number[], possible: readonly number[], target: number, exact: readonly number[]): void {
  let left = target - won.reduce((one, other) => one + other, 0);
  const step = Math.sign(left);
  while (left !== 0) {
    let best = -1;
    let gain = Number.NEGATIVE_INFINITY;
    for (const [index, tenths] of won.entries()) {
      const next = tenths + step;
      if (next < 0 || next > (possible[index] ?? 0)) continue;
      const off = step * ((exact[index] ?? 0) - tenths);
      if (off > gain) {
        gain = off;
        best = index;
      }
    }
    if (best < 0) return;
    won[best] = (won[best] ?? 0) + step;
    left -= step;
  }
}

export const sumOfPoints = (points: readonly Points[]): number =>
  Math.round(points.reduce((sum, point) => sum + point.won * TENTHS, 0)) / TENTHS;

/** The mean of the seven, rounded: the number of the saved search and of every badge. */
export const overallScore = (sections: readonly number[]): number =>
  Math.round(sections.reduce((sum, score) => sum + score, 0) / sections.length);
