/** The item at a place that must exist: lists that belong together have the same length. */
export function itemAt<Item extends object>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (!item) throw new Error(`There is no item at ${index} in a list of ${list.length}`);
  return item;
}

/** Finds the place of an item in its list without searching for it. */
export function placesIn<Item extends object>(list: readonly Item[]): (item: Item) => number {
  const places = new Map(list.map((item, index) => [item, index]));
  return (item) => {
    const place = places.get(item);
    if (place === undefined) throw new Error("The item is not in the list");
    return place;
  };
}
