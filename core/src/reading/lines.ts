/** The sentences of a page with what the reading needs to know of each: stems, cue phrases, the part it belongs to. */
import type { Text } from "../facts/text/text.ts";
import { type CueMatch, cueIndex } from "../language/cue-index.ts";
import { CUES, type Cue, type LanguagePack } from "../language/language-pack.ts";
import { stopWordsOf } from "../language/pack-for.ts";
import { perWord } from "../language/per-word.ts";
import { orderFor, type WordOrder } from "../language/word-order-for.ts";
import { isUnspaced, lowerWord, lowerWords } from "../language/words.ts";

export type Line = {
  text: string;
  /** Lower-cased. */
  words: string[];
  /** Stems of its content words, in order. */
  stems: string[];
  cues: CueMatch[];
  block: number;
  kind: Text["sentences"][number]["kind"];
  wordsBefore: number;
  /** First of its block. */
  opens: boolean;
  /** Number of its section among the page's, and its place within it. */
  section: number;
  inSection: number;
  heading: string | null;
};

/** Longer pages are read up to here: answers that come later than this are not found by an engine either. */
const MAX_LINES = 1200;

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
  const stopWords = pack ? stopWordsOf(pack) : new Set<string>();
  const interrogatives = new Set(pack?.classes.interrogative.split(" ") ?? []);
  const stems = pack ? contentStemsOf(pack) : (words: readonly string[]) => words.filter(isContent);
  return {
    pack,
    stems,
    stemsOfText: (text) => stems(lowerWords(text)),
    cues: pack ? cueIndex(pack) : () => [],
    isStopWord: (word) => stopWords.has(word),
    isInterrogative: (word) => interrogatives.has(word),
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
  const stopWords = stopWordsOf(pack);
  /** Null for a word without meaning. */
  const stem = perWord((word) => {
    if (stopWords.has(word) || !isContent(word)) return null;
    return word.length > 2 && !/\d/.test(word) ? pack.stem(word.replace(/'s$/, "")) : word;
  });
  return (words) => words.map(stem).filter((found) => found !== null);
}

export function readLines(text: Text, lexicon: Lexicon): Line[] {
  const lines: Line[] = [];
  for (const [section, { heading, sentences }] of text.sections.entries()) {
    for (const [inSection, sentence] of sentences.entries()) {
      if (lines.length >= MAX_LINES) return lines;
      const words = sentence.words.map(lowerWord);
      lines.push({
        text: sentence.text,
        words,
        stems: lexicon.stems(words),
        cues: lexicon.cues(words),
        block: sentence.block,
        kind: sentence.kind,
        wordsBefore: sentence.wordsBefore,
        opens: sentence.opens,
        section,
        inSection,
        heading: heading?.text ?? null,
      });
    }
  }
  return lines;
}

const CUE_NUMBER = new Map<Cue, number>(CUES.map((cue, at) => [cue, at]));

/** How often each cue occurs, in the order of `CUES`. */
export function cueCounts(cues: readonly CueMatch[]): number[] {
  const counts = CUES.map(() => 0);
  for (const { cue } of cues) {
    const at = CUE_NUMBER.get(cue) ?? 0;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

export const hasCue = (line: Line, cue: Cue): boolean => line.cues.some((match) => match.cue === cue);

/** The sentence begins with it: "This ...", "However, ...". */
export const startsWithCue = (line: Line, cue: Cue): boolean =>
  line.cues.some((match) => match.cue === cue && match.at === 0);
