/** Words of any script as written, and as the language packs spell them. */

/** Scripts written without spaces between words: only a dictionary can cut them. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const WORD = /[\p{L}\p{N}]+(?:['’.,-](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*/gu;

/** One fixed locale: the same text must be cut the same way on every machine. */
const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** The words as written. */
export function wordsOf(text: string): string[] {
  if (!UNSPACED.test(text)) return text.match(WORD) ?? [];
  const words: string[] = [];
  for (const piece of segmenter.segment(text)) if (piece.isWordLike) words.push(piece.segment);
  return words;
}

export const countWords = (text: string): number => wordsOf(text).length;

export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

/** Lower case, straight apostrophes. */
export const lowerWord = (word: string): string => word.toLowerCase().replaceAll("’", "'");

export const lowerWords = (text: string): string[] => wordsOf(text).map(lowerWord);

/** Letters and digits in lower case, with one space between words: the same however a text is set. */
export const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
