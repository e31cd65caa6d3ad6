/** Chance that can be had again: the same seed, the same throws. */
export type Chance = {
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
  happens(share: number): boolean;
  shuffled<T>(items: readonly T[]): T[];
};

export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("nothing to pick from");
      return item;
    },
    happens: (share) => next() < share,
    shuffled: (items) => {
      const rest = [...items];
      return items.map(() => rest.splice(below(rest.length), 1)[0] as (typeof items)[number]);
    },
  };
}
