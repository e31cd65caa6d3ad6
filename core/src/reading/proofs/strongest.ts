/** A proof is the strongest words: what is weaker than the best isn't shown beside it. */
export function strongestOf<Item>(items: readonly Item[], strengthOf: (item: Item) => number): Item[] {
  const weighed = items.map((item) => ({ item, strength: strengthOf(item) }));
  const most = Math.max(0, ...weighed.map(({ strength }) => strength));
  return weighed.filter(({ strength }) => most > 0 && strength === most).map(({ item }) => item);
}
