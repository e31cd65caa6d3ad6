/** Whether a line of an answer states something that a page could say. */
import { SOURCE_LABELS, TALK_PHRASES } from "../../language/answer-talk.ts";
import { isQuestion } from "../../language/is-question.ts";
import { phraseFinder } from "../../language/phrase-finder.ts";
import { lowerWords } from "../../language/words.ts";

const findTalk = phraseFinder(TALK_PHRASES);
/** A shorter line is a label, a wish or a transition. */
const MIN_WORDS = 3;
const MAX_WISH_WORDS = 5;

/** `hasFact`: it has a price, a date, a number or a name, so that fewer words say something. */
export function isClaim(text: string, hasFact: boolean): boolean {
  if (text === "" || isQuestion(text) || /[:：]$/u.test(text)) return false;
  const words = lowerWords(text);
  if (words.length < (hasFact ? MIN_WORDS - 1 : MIN_WORDS)) return false;
  if (/!$/u.test(text) && words.length <= MAX_WISH_WORDS) return false;
  if (SOURCE_LABELS.has(words[0] ?? "") && /^[\p{L}]+\s?:/u.test(text)) return false;
  return findTalk(words).length === 0;
}
