/**
 * Words on a page that speak to an AI model instead of a reader. A model may have obeyed them, so its opinion of such a page
 * isn't counted. An article about prompts can quote such words; its marks don't count either, and the report says why.
 */
import { addressesModels } from "../../facts/text/model-text.ts";
import { isOrderToModels } from "../../language/orders-to-models.ts";

/** Letters that nobody sees split words, so that they aren't found. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;
const MAX_CHARS = 160;
const SENTENCE_END = /(?<=[.!?])\s+/;

const isForModels = (words: string): boolean => isOrderToModels(words) || addressesModels(words);

/** The first sentence that does, cut short; null where there is none. */
export function wordsForModels(text: string): string | null {
  for (const line of text.replace(UNSEEN, "").split("\n")) {
    const sentence = line.split(SENTENCE_END).find(isForModels);
    // Words may also do so only together.
    const found = sentence ?? (isForModels(line) ? line : undefined);
    if (found !== undefined) return found.trim().slice(0, MAX_CHARS);
  }
  return null;
}
