/** Whether a sentence needs the one before it. */
import type { PhraseRole } from "../language/roles.ts";
import { type CuedSentence, startsWith, startsWithCue } from "./sentence.ts";

/** Starts in the middle of something. */
const BROKEN = /^(?:\p{Ll}|[-–—,.;:)\]…&])/u;

export const leansBack = (sentence: CuedSentence): boolean =>
  BROKEN.test(sentence.text) ||
  startsWithCue(sentence, "pointing") ||
  startsWithCue(sentence, "connective") ||
  startsWith(sentence, "leaning") ||
  pointsAfterSmallWord(sentence);

const SMALL: readonly PhraseRole[] = ["preposition", "subordinator", "quantifier"];

/** "In this case", "because of that", "some of these": one or two small words, and what points back. */
function pointsAfterSmallWord({ words, pack }: CuedSentence): boolean {
  if (!pack) return false;
  const isSmall = (word: string) => SMALL.some((role) => pack.words(role).has(word));
  const points = (word: string) => pack.words("demonstrative").has(word);
  const [first = "", second = "", third = ""] = words;
  return isSmall(first) && (points(second) || (isSmall(second) && points(third)));
}
