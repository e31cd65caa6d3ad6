/** Where a sentence is among those of its page. */
import type { fitOf } from "./sentence-fit.ts";

export const NO_RANKS = { central: 0, coverRank: 0, matchRank: 0, centralRank: 0 };

export function ranksOf(rows: readonly { fit: ReturnType<typeof fitOf> }[], central: readonly number[]) {
  const cover = ranked(rows.map(({ fit }) => fit.cover));
  const match = ranked(rows.map(({ fit }) => fit.match));
  const middle = ranked(central);
  return central.map((value, at) => ({
    central: value,
    coverRank: cover[at] ?? 0,
    matchRank: match[at] ?? 0,
    centralRank: middle[at] ?? 0,
  }));
}

/** 1 for the page's best, near 0 for its worst: a value alone says little across pages. */
function ranked(values: readonly number[]): number[] {
  const order = values.map((_, at) => at).sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0));
  const ranks: number[] = [];
  let place = 0;
  for (const [index, at] of order.entries()) {
    const value = values[at] ?? 0;
    if (index > 0 && value < (values[order[index - 1] ?? 0] ?? 0)) place = index;
    ranks[at] = value === 0 ? 0 : 1 / (1 + place);
  }
  return ranks;
}
