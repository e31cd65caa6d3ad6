/** English words of small numbers, in their order: the position is the number. */
export const SPELLED_NUMBERS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** "six" and "6" -> 6; NaN for other words. */
export function spelledNumber(word: string): number {
  const at = SPELLED_NUMBERS.indexOf(word.toLowerCase());
  return at >= 0 ? at : Number(word);
}
