/** Small words and measures that all checks use; nothing here depends on a locale. */

/** 0 at `from`, 1 at `to`, straight between; `from` may be the larger. */
export const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

export const percent = (share: number): string =>
  share > 0 && share < 0.005 ? "under 1%" : `${Math.round(share * 100)}%`;

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number === 0 ? "no" : number} ${number === 1 ? one : many}`;

/** "3 of 4 pictures say", "1 of 4 pictures says", "0 of 1 picture says". */
export const outOf = (
  part: number,
  all: number,
  noun: string,
  [says, say]: readonly [one: string, many: string],
  nouns = `${noun}s`,
): string => `${part} of ${all} ${all === 1 ? noun : nouns} ${part === 1 || all === 1 ? says : say}`;

/** Where a sentence stands, for "The sentence ...". */
export const placed = (wordsBefore: number, words: number): string =>
  wordsBefore === 0
    ? "opens the text"
    : `stands after ${count(wordsBefore, "word")}, ${percent(wordsBefore / Math.max(words, 1))} into the text`;

/** How often per hundred words, to one decimal. */
export const perHundred = (number: number, words: number): number =>
  words === 0 ? 0 : Math.round((number / words) * 1000) / 10;

export const listed = (items: readonly string[], most = 5): string => items.slice(0, most).join(", ");
