/** Finds the phrases of a pack in a sentence: one pass over its words for all cues together, or for one role. */
import type { LanguagePack } from "./language-pack.ts";
import { perPack } from "./per-pack.ts";
import { CUES, type Cue, type PhraseRole } from "./roles.ts";
import { lowerWords } from "./words.ts";

export type PhraseMatch<Role> = { cue: Role; at: number; length: number };
export type CueMatch = PhraseMatch<Cue>;
type PhraseIndex<Role> = (words: readonly string[]) => PhraseMatch<Role>[];

const ANY_WORD = "*";

export const cueIndex = perPack((pack) => makeIndex(pack, CUES));

const roleIndexes = perPack(() => new Map<PhraseRole, PhraseIndex<PhraseRole>>());

export function roleIndex(pack: LanguagePack, role: PhraseRole): PhraseIndex<PhraseRole> {
  const known = roleIndexes(pack);
  const index = known.get(role) ?? makeIndex(pack, [role]);
  known.set(role, index);
  return index;
}

function makeIndex<Role extends PhraseRole>(pack: LanguagePack, roles: readonly Role[]): PhraseIndex<Role> {
  const byFirst = new Map<string, { cue: Role; words: string[] }[]>();
  for (const cue of roles) {
    for (const phrase of pack.phrases(cue)) {
      const words = phrase.split(" ").flatMap((word) => (word === ANY_WORD ? [word] : lowerWords(word)));
      const [first] = words;
      if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { cue, words }]);
    }
  }
  return (words) => {
    const found: PhraseMatch<Role>[] = [];
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
