/** A figure with its 95% interval: what it would be if the items were drawn again, 2,000 times, by the same chance in every run. */
import { chancesFrom } from "../../learn/seeded.ts";

export type Interval = { value: number; low: number; high: number };

const DRAWS = 2000;
const SEED = 20_261_117;
const OUTER = 0.025;

/** Null where the items are too few or too alike for the figure. */
export function withInterval<Item>(
  items: readonly Item[],
  figureOf: (items: readonly Item[]) => number | null,
): Interval | null {
  const value = figureOf(items);
  if (value === null || Number.isNaN(value)) return null;
  const chance = chancesFrom(SEED);
  const drawn: number[] = [];
  for (let draw = 0; draw < DRAWS; draw++) {
    const again = items.map(() => items[Math.floor(chance() * items.length)] as Item);
    const figure = figureOf(again);
    if (figure !== null && !Number.isNaN(figure)) drawn.push(figure);
  }
  drawn.sort((one, other) => one - other);
  const at = (share: number) => drawn[Math.floor(share * (drawn.length - 1))] ?? value;
  return { value, low: at(OUTER), high: at(1 - OUTER) };
}
