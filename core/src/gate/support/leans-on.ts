/** Whether new text that opens something needs words before it. "The first step when" names what it counts; "The first" doesn't. */
import { leansBack } from "../../sentences/leans-back.ts";
import { type CuedSentence, cuedSentence, phraseAt, startsWithCue } from "../../sentences/sentence.ts";
import type { GatePage } from "../gate-page.ts";

export function leansOn(text: string, { lexicon }: GatePage): boolean {
  const cued = cuedSentence(text, lexicon.pack);
  if (!leansBack(cued)) return false;
  if (startsWithCue(cued, "pointing") || startsWithCue(cued, "connective")) return !isNamed(cued);
  return phraseAt(cued, "leaning", 0) >= cued.words.length - 1;
}

/** "When it comes to hoses", "If space is short": a small word that opens a clause points at nothing. */
const isNamed = ({ words, pack }: CuedSentence): boolean => {
  const [first = "", second = ""] = words;
  if (!pack || second === "" || pack.words("thing").has(second)) return false;
  return pack.words("subordinator").has(first);
};
