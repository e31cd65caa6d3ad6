/** The sentences of the page that a new one was made from: the same words but for a few. */
import { type GatePage, meaningsOf, type PageSentence } from "../gate-page.ts";
import { statementOf } from "../statements/statement.ts";
import { candidatesFor } from "./window.ts";

/** Of the longer one's words, in any order. */
const MIN_SAME = 0.8;
const MIN_WORDS = 4;

export function nearlySame(text: string, page: GatePage): PageSentence[] {
  const statement = statementOf(text, page.lexicon);
  const words = statement.tokens.map(({ word }) => word);
  if (words.length < MIN_WORDS) return [];
  const likely = candidatesFor(meaningsOf(statement), page);
  return likely.filter(({ block, statement: { tokens: there } }) => {
    const most = Math.max(words.length, there.length);
    if (block.kind === "heading" || Math.min(words.length, there.length) < MIN_SAME * most) return false;
    const left = there.map(({ word }) => word);
    const same = words.filter((word) => {
      const at = left.indexOf(word);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    return same.length >= MIN_SAME * most;
  });
}
