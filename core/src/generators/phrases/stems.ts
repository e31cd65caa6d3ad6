/** Compares words by their stems, without stop words. */
import { lexiconOf } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import { wordsOf } from "../../language/words.ts";

export const stemsOf = (text: string): string[] =>
  lexiconOf(english).stems(
    wordsOf(text.replaceAll("-", " ")).filter((word) => !/^(?:vs|versus)$/i.test(word)),
  );

/** Whether `whole` contains every content word of `part`. */
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

/** "Photographer" and "photography" sound like a repetition. */
const ROOT_LENGTH = 7;

/** How many stems are repeated. */
export function repeats(text: string): number {
  const roots = stemsOf(text).map((stem) => stem.slice(0, ROOT_LENGTH));
  return roots.length - new Set(roots).size;
}
