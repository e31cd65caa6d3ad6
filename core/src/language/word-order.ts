/**
 * Whether a line of words is running text or a heap of words. Small words tell: "of the" is common, "the of" is not.
 * Each pair of neighbouring word classes has a weight, learned from real sentences against the same words shuffled.
 */
import { type LanguagePack, WORD_CLASSES } from "./language-pack.ts";

export type WordOrder = (words: readonly string[]) => number | null;

/** Weight of a pair of classes, by `first second`. */
export type PairWeights = ReadonlyMap<string, number>;

/** In a shorter line there is too little to tell. */
const MIN_WORDS = 5;

/** What carries meaning is told apart by its ending only: enough for English, and harmless elsewhere. */
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

const classTables = new WeakMap<LanguagePack, ReadonlyMap<string, string>>();

function classTable(pack: LanguagePack): ReadonlyMap<string, string> {
  const known = classTables.get(pack);
  if (known) return known;
  const table = new Map<string, string>();
  // A word of two classes keeps the first: the list has the commoner ones first.
  for (const name of WORD_CLASSES)
    for (const word of pack.classes[name].split(" ")) if (!table.has(word)) table.set(word, name);
  classTables.set(pack, table);
  return table;
}

export function wordClasses(pack: LanguagePack, words: readonly string[]): string[] {
  const table = classTable(pack);
  return words.map(
    (word) => table.get(word) ?? ENDINGS.find(([ending]) => ending.test(word))?.[1] ?? "other",
  );
}

const SMALL: ReadonlySet<string> = new Set<string>(WORD_CLASSES);

/**
 * The pairs of neighbours, with the line's start and end as neighbours too. Two words of meaning side by side tell
 * nothing: a list of names is no heap.
 */
export function classPairs(classes: readonly string[]): string[] {
  const line = ["start", ...classes, "end"];
  return line.slice(1).flatMap((name, at) => {
    const before = line[at] ?? "";
    return SMALL.has(before) || SMALL.has(name) ? [`${before} ${name}`] : [];
  });
}

/** Mean weight of its pairs: above 0 like text, below like a heap. Null where the line is too short to tell. */
export function wordOrder(pack: LanguagePack, weights: PairWeights): WordOrder {
  return (words) => {
    if (words.length < MIN_WORDS) return null;
    const pairs = classPairs(wordClasses(pack, words));
    if (pairs.length === 0) return null;
    return pairs.reduce((sum, pair) => sum + (weights.get(pair) ?? 0), 0) / Math.sqrt(pairs.length);
  };
}
