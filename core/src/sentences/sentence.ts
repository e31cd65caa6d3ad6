/** A sentence as everything that is said about sentences looks at it: its words, and the cue phrases of its language. */
import { type CueMatch, cueIndex, roleIndex } from "../language/cue-index.ts";
import type { LanguagePack } from "../language/language-pack.ts";
import type { Cue, PhraseRole } from "../language/roles.ts";
import { lowerWords } from "../language/words.ts";
import type { Block } from "../page/page-model.ts";

export type CuedSentence = {
  text: string;
  /** Lower-cased. */
  words: readonly string[];
  cues: readonly CueMatch[];
  pack: LanguagePack | null;
  /** Of the block that holds it. */
  kind: Block["kind"];
  /** A list follows right after it. */
  isBeforeList: boolean;
};

/** Without a pack no cue is known. */
export function cuedSentence(
  text: string,
  pack: LanguagePack | null,
  place: Partial<Pick<CuedSentence, "kind" | "isBeforeList">> = {},
): CuedSentence {
  const words = lowerWords(text);
  const cues = pack ? cueIndex(pack)(words) : [];
  return { text, words, cues, pack, kind: "paragraph", isBeforeList: false, ...place };
}

type Cued = Pick<CuedSentence, "cues">;

export const hasCue = ({ cues }: Cued, cue: Cue): boolean => cues.some((match) => match.cue === cue);

/** The sentence begins with it: "This ...", "However, ...". */
export const startsWithCue = ({ cues }: Cued, cue: Cue): boolean =>
  cues.some((match) => match.cue === cue && match.at === 0);

type Spoken = Pick<CuedSentence, "words" | "pack">;

/** Where the phrases of a role are, counted in words; for roles that aren't cues. */
export const placesOf = ({ words, pack }: Spoken, role: PhraseRole): number[] =>
  pack ? roleIndex(pack, role)(words).map(({ at }) => at) : [];

/** How many words the longest phrase of the role has that begins at this word; 0 where none does. */
export const phraseAt = ({ words, pack }: Spoken, role: PhraseRole, place: number): number =>
  pack
    ? roleIndex(
        pack,
        role,
      )(words).reduce((most, { at, length }) => (at === place ? Math.max(most, length) : most), 0)
    : 0;

/** The sentence begins with a phrase of the role. */
export const startsWith = (sentence: Spoken, role: PhraseRole): boolean => placesOf(sentence, role)[0] === 0;
