/** Wording and measures that all checks share. Nothing here depends on a locale. */

/** 0 at `from`, 1 at `to` and linear between them; `from` may be the larger. */
export const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Below this share a check that holds is met in part, and what it loses has to be said. */
export const WHOLE_SHARE = 0.75;

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

/** The question as part of a sentence; a page may have none that we are sure of. */
export const asked = (question: string): string =>
  question === "" ? "the page's question" : `“${question}”`;

export const listed = (items: readonly string[], most = 5): string => items.slice(0, most).join(", ");
