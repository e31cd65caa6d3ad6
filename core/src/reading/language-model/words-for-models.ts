/**
 * Words on a page that speak to an AI model instead of a reader. A model may have obeyed them, so its opinion of such a page
 * isn't counted. An article about prompts can quote such words; its marks don't count either, and the report says why.
 */
import { isOrderToModels } from "../../language/orders-to-models.ts";

/** Letters that nobody sees split words, so that they aren't found. */
const UNSEEN = /[\p{Cf}\p{Variation_Selector}]/gu;
const MAX_CHARS = 160;
const SENTENCE_END = /(?<=[.!?])\s+/;

/** The first sentence that does, cut short; null where there is none. */
export function wordsForModels(text: string): string | null {
  const seen = text.replace(UNSEEN, "");
  // An order may be split over two lines.
  const sentences = [...seen.split("\n"), seen.replace(/\s+/g, " ")].flatMap((part) =>
    part.split(SENTENCE_END),
  );
  return sentences.find(isOrderToModels)?.trim().slice(0, MAX_CHARS) ?? null;
}
