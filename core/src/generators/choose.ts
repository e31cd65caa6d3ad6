/** Chance without a die: the same words always choose the same. */

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

export function choose<T>(from: readonly [T, ...T[]], seed: string): T {
  return from[hashOf(seed) % from.length] ?? from[0];
}

/** The best by score; among equals the seed decides. */
export function best<T>(from: readonly T[], score: (one: T) => number, seed: string): T | undefined {
  const scored = from.map((one) => ({ one, score: score(one) }));
  const top = Math.max(...scored.map((entry) => entry.score));
  const equals = scored.filter((entry) => entry.score === top);
  return equals[hashOf(seed) % equals.length]?.one;
}
