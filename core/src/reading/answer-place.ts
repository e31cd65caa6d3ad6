/** Where on the page an answer is. */
import type { AnswerPlace } from "../contract/reading.ts";

/** The opening: what a reader sees before scrolling. */
export const OPENING_WORDS = 100;
const EARLY_SHARE = 0.25;

/** By the words before it, of those of the whole text. */
export function placeAfter(before: number, words: number): AnswerPlace {
  if (before < OPENING_WORDS) return "opening";
  return before < words * EARLY_SHARE ? "early" : "later";
}
