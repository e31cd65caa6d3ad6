/** Whether a sentence stops in the middle, as one that runs into a list does: "You can learn piano, drums, and". */
import type { CuedSentence } from "./sentence.ts";

const OPEN_END = /[,，、]$/;
const CLOSED_END = /[\p{Sentence_Terminal}:;…”"’)\]]$/u;
/** After these, more must come. */
const UNFINISHED = ["article", "conjunction", "possessive"] as const;

export function isCutOff({ text, words, pack }: Pick<CuedSentence, "text" | "words" | "pack">): boolean {
  if (OPEN_END.test(text)) return true;
  return !CLOSED_END.test(text) && pack?.words(...UNFINISHED).has(words.at(-1) ?? "") === true;
}
