/** The sentences of the page that a new one was made from: the same words but for a few. */
import type { GatePage, PageSentence } from "../gate-page.ts";
import { tokensOf } from "../statements/tokens.ts";

/** Of the longer one's words, in any order. */
const MIN_SAME = 0.8;
const MIN_WORDS = 4;

export function nearlySame(text: string, { sentences }: GatePage): PageSentence[] {
  const words = tokensOf(text).map(({ word }) => word);
  if (words.length < MIN_WORDS) return [];
  return sentences.filter(({ statement }) => {
    const most = Math.max(words.length, statement.tokens.length);
    if (Math.min(words.length, statement.tokens.length) < MIN_SAME * most) return false;
    const left = statement.tokens.map(({ word }) => word);
    const same = words.filter((word) => {
      const at = left.indexOf(word);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    return same.length >= MIN_SAME * most;
  });
}
