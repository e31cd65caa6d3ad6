/** Sentences that must not pass for an answer: heaps of words, the title again, an answer to another question. */
import { stopWordsOf } from "../../language/language-pack.ts";
import { english } from "../../language/packs/en.ts";
import { lowerWord, lowerWords } from "../../language/words.ts";

/** Chance that is the same every time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled(words: readonly string[], seed: number): string[] {
  const next = dice(seed);
  return words
    .map((word) => ({ word, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ word }) => word);
}

const sentence = (words: readonly string[]): string => {
  const text = words.join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** The words of meaning change places among themselves; the small words stay where they are. */
function shuffledMeaning(words: readonly string[], seed: number): string[] {
  const isSmall = (word: string) => stopWordsOf(english).has(lowerWord(word));
  const meaning = shuffled(
    words.filter((word) => !isSmall(word)),
    seed,
  );
  return words.map((word) => (isSmall(word) ? word : (meaning.shift() ?? word)));
}

type Source = { title: string; sentence: string };

/** `other`: the lead of another page. */
export function saladsOf({ title, sentence: own }: Source, other: string): Record<string, string> {
  const words = lowerWords(title);
  return {
    "title words reversed": sentence(words.toReversed()),
    "title words shuffled": sentence(shuffled(words, 3)),
    "title words shuffled around the small words": sentence(shuffledMeaning(words, 5)),
    "title words shuffled, with a figure": sentence([...shuffledMeaning(words, 5), "45", "percent"]),
    "title words reversed, with a figure": sentence(["45", "percent", ...words.toReversed()]),
    "the title as a question": `${title.replace(/[?!.]+$/, "")}?`,
    "a sentence of the page, shuffled": sentence(shuffled(lowerWords(own), 7)),
    "the lead of another page": other,
  };
}
