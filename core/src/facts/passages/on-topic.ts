/** Whether a page is about a question: how many of the question's words its closest passage has. */
import type { Lexicon } from "../../language/lexicon.ts";
import { passageText, type ReadPassage } from "./page-passages.ts";

/**
 * From 125 labelled pages, each with its own two questions and one of another page: 97% of a page's own questions reach
 * this, and 3% of the others'. Half the words would lose 6% of the own questions.
 */
const MIN_SHARE = 0.4;
/** One of two words is often a chance hit: "stock market" for "digital marketing". */
const ALL_WORDS_UP_TO = 2;

/** Share of the question's distinct words that a text contains. */
export function shareOfQuery(query: string, text: string, { stemsOfText }: Lexicon): number {
  const asked = new Set(stemsOfText(query));
  if (asked.size === 0) return 0;
  const held = new Set(stemsOfText(text));
  return [...asked].filter((stem) => held.has(stem)).length / asked.size;
}

/** `share`: of the question's words, in the closest passage with its heading. */
export function isShareOnTopic(query: string, share: number, { stemsOfText }: Lexicon): boolean {
  return share >= (new Set(stemsOfText(query)).size <= ALL_WORDS_UP_TO ? 1 : MIN_SHARE);
}

/** `title` counts with every passage: the page's title says what all of them are about. */
export function isOnTopic(
  query: string,
  { passages, title }: { passages: readonly ReadPassage[]; title: string },
  lexicon: Lexicon,
): boolean {
  const shares = passages.map((one) => shareOfQuery(query, `${title}\n${passageText(one)}`, lexicon));
  return isShareOnTopic(query, Math.max(0, ...shares), lexicon);
}
