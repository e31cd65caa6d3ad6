/** Small words and measures that all checks use; nothing here depends on a locale. */

/** 0 at `from`, 1 at `to`, straight between; `from` may be the larger. */
export const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** How often per hundred words, to one decimal. */
export const perHundred = (number: number, words: number): number =>
  words === 0 ? 0 : Math.round((number / words) * 1000) / 10;

export const listed = (items: readonly string[], most = 5): string => items.slice(0, most).join(", ");
