/** The words of a language as the engine needs them: stems, cue phrases, words without meaning. */
import { type CueMatch, cueIndex } from "./cue-index.ts";
import { type LanguagePack, stopWordsOf } from "./language-pack.ts";
import { packFor } from "./pack-for.ts";
import { packs } from "./packs/all.ts";
import { english } from "./packs/en.ts";
import { perWord } from "./per-word.ts";
import { orderFor, type WordOrder } from "./word-order-for.ts";
import { isUnspaced, lowerWord, wordsOf } from "./words.ts";

export type Lexicon = {
  /** Null where the language is unknown. */
  pack: LanguagePack | null;
  /** By which two words count as the same; null for a word without a meaning of its own. */
  stem(word: string): string | null;
  /** Of the words that carry meaning, in order, repeats kept. */
  stems(words: readonly string[]): string[];
  stemsOfText(text: string): string[];
  isStopWord(word: string): boolean;
  isInterrogative(word: string): boolean;
  /** Takes lower-cased words. */
  cues(words: readonly string[]): CueMatch[];
  /** How much the order of the words is that of running text; null if that can't be judged. */
  order: WordOrder;
};

const known = new Map<LanguagePack | null, Lexicon>();

/** Made once per language. Words of an unknown one are cut like English ones, and stop words of any language count as such. */
export function lexiconOf(pack: LanguagePack | null): Lexicon {
  const lexicon = known.get(pack) ?? makeLexicon(pack);
  known.set(pack, lexicon);
  return lexicon;
}

/** For text that belongs to no page. */
export const lexiconFor = (text: string): Lexicon => lexiconOf(packFor(wordsOf(text), null));

function makeLexicon(pack: LanguagePack | null): Lexicon {
  const stopWords = new Set((pack ? [pack] : packs).flatMap((one) => [...stopWordsOf(one)]));
  const isStopWord = perWord((written) => {
    const word = lowerWord(written);
    return stopWords.has(word) || stopWords.has(withoutEnding(word));
  });
  const stem = perWord((written) => {
    const word = lowerWord(written);
    if (isStopWord(written) || (word.length < 2 && !isUnspaced(word))) return null;
    return word.length > 2 && !/\d/.test(word) ? (pack ?? english).stem(word.replace(/'s$/, "")) : word;
  });
  const stems = (words: readonly string[]) => words.map(stem).filter((found) => found !== null);
  return {
    pack,
    stem,
    stems,
    stemsOfText: (text) => stems(wordsOf(text)),
    isStopWord,
    isInterrogative: (word) => pack?.words("interrogative").has(lowerWord(word)) === true,
    cues: pack ? cueIndex(pack) : () => [],
    order: orderFor(pack),
  };
}

/** "You've" and "what's" say no more than "you" and "what". */
const withoutEnding = (word: string): string => word.replace(/'(?:s|ve|re|ll|d|m)$/, "");
