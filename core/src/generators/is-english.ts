/** Whether our English templates fit around these words. A few words prove little, so only signs against it count. */
import { isEnglishStopWord, isStopWord, wordsOf } from "../facts/words.ts";

const FOREIGN_SHARE = 0.7;
/** Small words of other languages that English borrows in its own phrases. */
const BORROWED = new Set(
  "ai ci si mi ti de la le en des du per die man son no me war also so via al plus van hat den pro vs ton chi sans te do me it is on".split(
    " ",
  ),
);

export function isEnglish(text: string): boolean {
  const words = wordsOf(text);
  if (words.some((word) => /\p{L}/u.test(word) && !/^[\p{Script=Latin}\p{N}\p{M}\p{P}µ]+$/u.test(word)))
    return false;
  const lower = words.map((word) => word.toLowerCase());
  const english = lower.filter((word) => isEnglishStopWord(word)).length;
  const foreign = lower.filter((word) => isStopWord(word) && !isEnglishStopWord(word));
  const sure = foreign.filter((word) => !BORROWED.has(word)).length;
  if (sure > english) return false;
  if (foreign.length > 1 && english === 0) return false;
  const marked = lower.filter((word) => /[^a-z0-9\p{P}]/u.test(word)).length;
  return english > 0 || marked / Math.max(1, words.length) < FOREIGN_SHARE;
}
