/**
 * Whether a line of words is running text or a heap of words. Small words tell: "of the" is common, "the of" is not.
 * Each pair of neighbouring word classes has a weight, learned from real sentences against the same words shuffled.
 */
import type { LanguagePack } from "./language-pack.ts";
import { perWord } from "./per-word.ts";
import { WORD_CLASSES } from "./roles.ts";

export type WordOrder = (words: readonly string[]) => number | null;

/** Weight of a pair of classes, by `first second`. */
export type PairWeights = ReadonlyMap<string, number>;

/** In a shorter line there is too little to tell. */
const MIN_WORDS = 5;

/** Words that carry meaning are distinguished only by their ending: enough for English, and harmless elsewhere. */
const ENDINGS: readonly [RegExp, string][] = [
  [/^\d/, "number"],
  [/ing$/, "ing"],
  [/ed$/, "ed"],
  [/ly$/, "ly"],
  [/(?:tion|ment|ness|ity|ance|ence)$/, "noun"],
  [/(?:ous|ful|able|ible|ive|al|ic)$/, "adjective"],
  [/[^s]s$/, "s"],
];

/** One pair a line: `first second weight`. */
export function parsePairWeights(text: string): PairWeights {
  return new Map(
    text
      .trim()
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const [first, second, weight] = line.split(" ");
        return [`${first} ${second}`, Number(weight)];
      }),
  );
}

const classReaders = new WeakMap<LanguagePack, (word: string) => string>();

function classReader(pack: LanguagePack): (word: string) => string {
  const reader = classReaders.get(pack) ?? makeReader(pack);
  classReaders.set(pack, reader);
  return reader;
}

function makeReader(pack: LanguagePack): (word: string) => string {
  const table = new Map<string, string>();
  // A word of two classes keeps the first: the list has the commoner ones first.
  for (const name of WORD_CLASSES)
    for (const word of pack.phrases(name)) if (!table.has(word)) table.set(word, name);
  return perWord((word) => table.get(word) ?? ENDINGS.find(([ending]) => ending.test(word))?.[1] ?? "other");
}

export const wordClasses = (pack: LanguagePack, words: readonly string[]): string[] =>
  words.map(classReader(pack));

const SMALL: ReadonlySet<string> = new Set<string>(WORD_CLASSES);

/**
 * The pairs of neighbours, with the line's start and end as neighbours too. Two words of meaning side by side tell
 * nothing: a list of names isn't a heap.
 */
function eachPair(classes: readonly string[], visit: (first: string, second: string) => void): void {
  let before = "start";
  for (let at = 0; at <= classes.length; at++) {
    const name = classes[at] ?? "end";
    if (SMALL.has(before) || SMALL.has(name)) visit(before, name);
    before = name;
  }
}

export function classPairs(classes: readonly string[]): string[] {
  const pairs: string[] = [];
  eachPair(classes, (first, second) => pairs.push(`${first} ${second}`));
  return pairs;
}

/** Mean weight of its pairs: above 0 like text, below like a heap. Null where the line is too short to tell. */
export function wordOrder(pack: LanguagePack, weights: PairWeights): WordOrder {
  const byFirst = weightsByFirst(weights);
  return (words) => {
    if (words.length < MIN_WORDS) return null;
    let sum = 0;
    let count = 0;
    eachPair(wordClasses(pack, words), (first, second) => {
      sum += byFirst.get(first)?.get(second) ?? 0;
      count += 1;
    });
    return count === 0 ? null : sum / Math.sqrt(count);
  };
}

function weightsByFirst(weights: PairWeights): Map<string, Map<string, number>> {
  const byFirst = new Map<string, Map<string, number>>();
  for (const [pair, weight] of weights) {
    const [first = "", second = ""] = pair.split(" ");
    const row = byFirst.get(first) ?? new Map<string, number>();
    byFirst.set(first, row.set(second, weight));
  }
  return byFirst;
}
