/** Finds phrases in words that are already cut: each with the place of its first word. */
import { lowerWords } from "./words.ts";

export type FoundPhrase = { at: number; length: number; phrase: string };
export type PhraseFinder = (words: readonly string[]) => FoundPhrase[];

/** Of phrases that begin at the same word the longest is found, and none inside another. */
export function phraseFinder(phrases: readonly string[]): PhraseFinder {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const words = lowerWords(phrase);
    const [first] = words;
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  for (const list of byFirst.values()) list.sort((one, other) => other.length - one.length);
  return (words) => {
    const found: FoundPhrase[] = [];
    for (let at = 0; at < words.length; at++) {
      const hit = byFirst
        .get(words[at] ?? "")
        ?.find((phrase) => phrase.every((word, offset) => words[at + offset] === word));
      if (!hit) continue;
      found.push({ at, length: hit.length, phrase: hit.join(" ") });
      at += hit.length - 1;
    }
    return found;
  };
}
