/** Words compared by their stems, small ones left out. */
import { contentStems, wordsOf } from "../facts/words.ts";

export const stemsOf = (text: string): string[] =>
  contentStems(wordsOf(text).filter((word) => !/^(?:vs|versus)$/i.test(word)));

/** Whether every word of `part` that counts also stands in `whole`. */
export function holds(whole: string, part: string): boolean {
  const known = new Set(stemsOf(whole));
  const wanted = stemsOf(part);
  return wanted.length > 0
    ? wanted.every((stem) => known.has(stem))
    : whole.toLowerCase().includes(part.toLowerCase());
}

export function share(whole: string, part: string): number {
  const known = new Set(stemsOf(whole));
  const wanted = new Set(stemsOf(part));
  return wanted.size === 0 ? 1 : [...wanted].filter((stem) => known.has(stem)).length / wanted.size;
}

/** "Photographer" and "photography" are heard as one word. */
const ROOT = 7;

/** How many stems stand there more than once. */
export function repeats(text: string): number {
  const roots = stemsOf(text).map((stem) => stem.slice(0, ROOT));
  return roots.length - new Set(roots).size;
}
