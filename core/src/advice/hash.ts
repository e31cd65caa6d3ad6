/** FNV-1a: chance that is the same every time. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export const pickByHash = <Item>(items: readonly [Item, ...Item[]], key: string): Item =>
  items[hashOf(key) % items.length] ?? items[0];
