/**
 * Words on a page that speak to an AI model instead of a reader. A model may have obeyed them, so its opinion of such a page
 * isn't counted. An article about prompts can quote such words; its marks don't count either, and the report says why.
 */
import { addressesModels } from "../../facts/text/model-text.ts";
import { isOrderToModels } from "../../language/orders-to-models.ts";

/** Letters that nobody sees split words, so that they aren't found. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;
const MAX_CHARS = 160;

/** The first such line, cut short; null where there is none. */
export function wordsForModels(text: string): string | null {
  const line = text
    .replace(UNSEEN, "")
    .split("\n")
    .find((one) => isOrderToModels(one) || addressesModels(one));
  return line === undefined ? null : line.trim().slice(0, MAX_CHARS);
}
