/**
 * How often the page that did better in fact has the higher figure, over pairs of pages that belong together. Chance is .5. The
 * interval comes from drawing the groups again, because pages of one group aren't independent.
 */
import { allSteps } from "../all-steps.ts";
import type { Interval } from "./interval.ts";

/** Pairs of one group, and how many of them the figure gets right; a tie counts half. */
export type Pairs = { pairs: number; won: number };
export type Concordance = { share: number; interval: Interval; pairs: number };

/** To tell a concordance of .60 from chance, about this many pages of either kind are needed. */
export const MIN_PAGES_OF_EACH_KIND = 130;
const RESAMPLES = 1_000;
const NO_PAIRS: Pairs = { pairs: 0, won: 0 };

export const wonBy = (better: number, worse: number): number =>
  better > worse ? 1 : better === worse ? 0.5 : 0;

export function shareOfPairs(groups: readonly Pairs[]): number {
  const pairs = groups.reduce((sum, group) => sum + group.pairs, 0);
  return pairs === 0 ? 0.5 : groups.reduce((sum, group) => sum + group.won, 0) / pairs;
}

/** `chance`: random numbers from 0 to 1, for the interval. */
export const concordanceOf = (groups: readonly Pairs[], chance: () => number): Concordance =>
  allSteps(concordanceInSteps(groups, chance));

/** Drawing by drawing, for a caller that has other things to do in between: thousands of groups take seconds. */
export function* concordanceInSteps(
  groups: readonly Pairs[],
  chance: () => number,
): Generator<void, Concordance> {
  const shares: number[] = [];
  for (let drawing = 0; drawing < RESAMPLES; drawing++) {
    shares.push(shareOfPairs(groups.map(() => groups[Math.floor(chance() * groups.length)] ?? NO_PAIRS)));
    yield;
  }
  shares.sort((one, other) => one - other);
  const at = (share: number) => shares[Math.round(share * (RESAMPLES - 1))] ?? 0;
  return {
    share: shareOfPairs(groups),
    interval: { low: at(0.025), high: at(0.975) },
    pairs: groups.reduce((sum, group) => sum + group.pairs, 0),
  };
}
