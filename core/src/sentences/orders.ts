/** Sentences that tell the reader what to do. */
import { type CuedSentence, startsWith } from "./sentence.ts";

/** "Leave the last quarter empty"; "Use of oak is common" orders nothing. */
export const isOrder = (sentence: CuedSentence): boolean => {
  const { words, pack } = sentence;
  const isNoun = pack?.words("auxiliary").has(words[1] ?? "") === true || words[1] === "of";
  return startsWith(sentence, "order") && !isNoun;
};
