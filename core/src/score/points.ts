/** Turns shares into points that add up exactly to the number shown. Everything is counted in tenths of a point. */

export type Weighed = { weight: number; share: number };
export type Points = { won: number; possible: number };

const ALL_POINTS = 1000;
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

/**
 * A section needs at least this much weight of applicable checks to be scored by its own checks alone. It is a little more than one check
 * of the best grade; with less, the rest of its 100 points follows the page's average (decision 016).
 */
export const FULL_WEIGHT = 1.2;

/** Points of each check out of 100, or of fewer where too little applies; their sum is a whole number. */
export function sectionPoints(checks: readonly Weighed[]): Points[] {
  const weights = checks.map((check) => check.weight);
  const coverage = Math.min(1, weights.reduce((sum, weight) => sum + weight, 0) / FULL_WEIGHT);
  const possible = apportion(weights, Math.round((ALL_POINTS * coverage) / TENTHS) * TENTHS);
  const exact = checks.map((check, index) => (possible[index] ?? 0) * check.share);
  const won = exact.map((value) => Math.round(value));
  const sum = exact.reduce((one, other) => one + other, 0);
  const target = Math.round(sum / TENTHS) * TENTHS;
  settle(won, possible, target, exact);
  return won.map((tenths, index) => ({ won: tenths / TENTHS, possible: (possible[index] ?? 0) / TENTHS }));
}

/** Moves the last few tenths, one at a time, to where rounding took most; never above what a check can give. */
function settle(won: number[], possible: number[], target: number, exact: readonly number[]): void {
  let left = target - won.reduce((one, other) => one + other, 0);
  const step = Math.sign(left);
  while (left !== 0) {
    const at = roomiest(won, possible, exact, step);
    if (at >= 0) won[at] = (won[at] ?? 0) + step;
    else if (!tilt(won, possible, step)) return;
    left -= step;
  }
}

/** Among checks that won part of their points, the one whose rounded value is farthest off; -1 where none has room. */
function roomiest(
  won: readonly number[],
  possible: readonly number[],
  exact: readonly number[],
  step: number,
): number {
  let best = -1;
  let gain = Number.NEGATIVE_INFINITY;
  for (const [index, tenths] of won.entries()) {
    const most = possible[index] ?? 0;
    const value = exact[index] ?? 0;
    const isPart = value > 0 && value < most;
    if (!isPart || tenths + step < 0 || tenths + step > most) continue;
    const off = step * (value - tenths);
    if (off > gain) [gain, best] = [off, index];
  }
  return best;
}

/** Where every check won all or nothing, those keep showing so: a tenth of weight moves between two of them. */
function tilt(won: number[], possible: number[], step: number): boolean {
  const full = won.findIndex((tenths, index) => tenths > 0 && tenths === possible[index]);
  const empty = won.findIndex((tenths, index) => tenths === 0 && (possible[index] ?? 0) > 0);
  if (full < 0 || empty < 0) return false;
  won[full] = (won[full] ?? 0) + step;
  possible[full] = (possible[full] ?? 0) + step;
  possible[empty] = (possible[empty] ?? 0) - step;
  return true;
}

export const sumOfPoints = (points: readonly Points[]): number =>
  Math.round(points.reduce((sum, point) => sum + point.won * TENTHS, 0)) / TENTHS;

/** The mean of the seven, rounded: the number of the saved search and of every badge. */
export const overallScore = (sections: readonly number[]): number =>
  Math.round(sections.reduce((sum, score) => sum + score, 0) / sections.length);
