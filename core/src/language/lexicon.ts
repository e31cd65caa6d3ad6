/** The words of a language as the reading needs them: stems, cue phrases, words without meaning. */
import { type CueMatch, cueIndex } from "./cue-index.ts";
import type { LanguagePack } from "./language-pack.ts";
import { perWord } from "./per-word.ts";
import { orderFor, type WordOrder } from "./word-order-for.ts";
import { isUnspaced, lowerWords } from "./words.ts";

export type Lexicon = {
  pack: LanguagePack | null;
  stems(words: readonly string[]): string[];
  stemsOfText(text: string): string[];
  cues(words: readonly string[]): CueMatch[];
  isStopWord(word: string): boolean;
  isInterrogative(word: string): boolean;
  /** How much the order of the words is that of running text; null if that can't be judged. */
  order: WordOrder;
};

/** Without a pack, words are compared as written and no cue is known. */
export function lexiconOf(pack: LanguagePack | null): Lexicon {
  const stems = pack ? contentStemsOf(pack) : (words: readonly string[]) => words.filter(isContent);
  return {
    pack,
    stems,
    stemsOfText: (text) => stems(lowerWords(text)),
    cues: pack ? cueIndex(pack) : () => [],
    isStopWord: (word) => pack?.words("stopWord").has(word) === true,
    isInterrogative: (word) => pack?.words("interrogative").has(word) === true,
    order: orderFor(pack),
  };
}

const isContent = (word: string): boolean => word.length > 1 || isUnspaced(word);

const stemReaders = new WeakMap<LanguagePack, Lexicon["stems"]>();

function contentStemsOf(pack: LanguagePack): Lexicon["stems"] {
  const reader = stemReaders.get(pack) ?? makeStemReader(pack);
  stemReaders.set(pack, reader);
  return reader;
}

function makeStemReader(pack: LanguagePack): Lexicon["stems"] {
  const stopWords = pack.words("stopWord");
  /** Null for a word without meaning. */
  const stem = perWord((word) => {
    if (stopWords.has(word) || !isContent(word)) return null;
    return word.length > 2 && !/\d/.test(word) ? pack.stem(word.replace(/'s$/, "")) : word;
  });
  return (words) => words.map(stem).filter((found) => found !== null);
}
