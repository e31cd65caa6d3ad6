/** Finds a pack's cue phrases in a sentence: one pass over its words for all cues together. */
import type { LanguagePack } from "./language-pack.ts";
import { CUES, type Cue } from "./roles.ts";
import { lowerWords } from "./words.ts";

export type CueMatch = { cue: Cue; at: number; length: number };
type CueIndex = (words: readonly string[]) => CueMatch[];

type Phrase = { cue: Cue; words: string[] };

const ANY_WORD = "*";

const known = new WeakMap<LanguagePack, CueIndex>();

/** Made once per pack: it takes longer than reading a short page. */
export function cueIndex(pack: LanguagePack): CueIndex {
  const index = known.get(pack) ?? makeIndex(pack);
  known.set(pack, index);
  return index;
}

function makeIndex(pack: LanguagePack): CueIndex {
  const byFirst = new Map<string, Phrase[]>();
  for (const cue of CUES) {
    for (const phrase of pack.phrases(cue)) {
      const words = phrase.split(" ").flatMap((word) => (word === ANY_WORD ? [word] : lowerWords(word)));
      const [first] = words;
      if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { cue, words }]);
    }
  }
  return (words) => {
    const found: CueMatch[] = [];
    for (const [at, word] of words.entries()) {
      for (const phrase of byFirst.get(word) ?? []) {
        if (matches(phrase.words, words, at))
          found.push({ cue: phrase.cue, at, length: phrase.words.length });
      }
    }
    return found;
  };
}

function matches(phrase: readonly string[], words: readonly string[], at: number): boolean {
  for (let offset = 1; offset < phrase.length; offset++) {
    if (phrase[offset] !== ANY_WORD && phrase[offset] !== words[at + offset]) return false;
  }
  return at + phrase.length <= words.length;
}
