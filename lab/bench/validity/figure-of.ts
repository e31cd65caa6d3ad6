import type { ValidityFigure } from "../../../core/src/score/validity-figures.ts";
import { withInterval } from "./intervals.ts";

const round = (value: number) => Math.round(value * 100) / 100;

/** Null where there are too few items to measure. */
export function figureOf<Item>(
  what: string,
  measure: string,
  items: string,
  list: readonly Item[],
  measured: (list: readonly Item[]) => number | null,
): ValidityFigure | null {
  const found = withInterval(list, measured);
  if (!found) return null;
  const { value, low, high } = found;
  return {
    what,
    n: `${list.length} ${items}`,
    measure,
    value: round(value),
    low: round(low),
    high: round(high),
  };
}
