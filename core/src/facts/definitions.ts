/** Sentences that say what a thing is. */
import type { Sentence, Text } from "./text.ts";

const VERB = /^(?:is|are|means|refers|describes|denotes|stands)$/i;
const AFTER = /^(?:an?|the|any|one|when|how|to|for|defined|known|called|short)$/i;
/** These point back; a definition names its subject. */
const POINTING =
  /^(?:this|that|these|those|it|they|he|she|we|you|i|there|here|what|which|who|how|why|when|where|if|but|and|so|because)$/i;
const LONGEST_SUBJECT = 9;

/** Subject of at most nine words, then "is a", "means", "refers to" and the like. English only. */
export function isDefinition(text: string): boolean {
  const words = text.split(/\s+/, LONGEST_SUBJECT + 3);
  if (POINTING.test(words[0] ?? "")) return false;
  for (let at = 1; at <= LONGEST_SUBJECT && at < words.length; at++) {
    const word = words[at] ?? "";
    if (!VERB.test(word)) continue;
    return /^(?:means|denotes|describes)$/i.test(word) || AFTER.test(words[at + 1] ?? "");
  }
  return false;
}

export const readDefinitions = (text: Text): Sentence[] =>
  text.sentences.filter((sentence) => sentence.words.length <= 45 && isDefinition(sentence.text));
