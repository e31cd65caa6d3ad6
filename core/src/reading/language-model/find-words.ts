/**
 * Looks up words on a page the way a reader would: letter case, spacing and the shape of quotation marks don't matter.
 * The page's own spelling is returned, so nothing a model rewrote is shown as a quote.
 */
type FoundWords = {
  /** The words as the page has them, on one line. */
  words: string;
  /** Where they begin in the text, in UTF-16 units. */
  start: number;
};
export type FindWords = (quote: string) => FoundWords | null;

/** Models copy the marks of headings, lists and block quotes along with the words. */
const LINE_MARKS = /^[\s#>*•|-]+/u;
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/u;
const SINGLE_QUOTES = /[‘’‚‛′`´]/u;
const DOUBLE_QUOTES = /[“”„‟″«»]/u;
/** Scripts that put spaces between words: there, a match inside a longer word doesn't count. */
const WORD_LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;

export function wordFinder(text: string): FindWords {
  const { plain, offsets } = plainForm(text);
  return (quote) => {
    const wanted = plainForm(quote.replace(LINE_MARKS, "")).plain.trim();
    const at = wanted === "" ? -1 : indexOfWords(plain, wanted);
    if (at < 0) return null;
    const start = offsets[at] ?? 0;
    const end = offsets[at + wanted.length] ?? text.length;
    return { words: text.slice(start, end).replace(/\s+/g, " ").trim(), start };
  };
}

/** `offsets[i]` is the place in the original of the i-th character of `plain`. */
function plainForm(text: string): { plain: string; offsets: number[] } {
  const offsets: number[] = [];
  let plain = "";
  let at = 0;
  for (const letter of text) {
    const form = plainLetter(letter);
    const repeatsSpace = form === " " && plain.endsWith(" ");
    if (!repeatsSpace) {
      for (let unit = 0; unit < form.length; unit++) offsets.push(at);
      plain += form;
    }
    at += letter.length;
  }
  return { plain, offsets };
}

/** Most letters of a page are these, and it can hold a million: the patterns run on the others only. */
const isSmallAscii = (letter: string) => letter > "`" && letter < "{";

function plainLetter(letter: string): string {
  if (isSmallAscii(letter)) return letter;
  if (/\s/u.test(letter)) return " ";
  if (UNSEEN.test(letter)) return "";
  if (SINGLE_QUOTES.test(letter)) return "'";
  if (DOUBLE_QUOTES.test(letter)) return '"';
  return letter.toLowerCase();
}

function indexOfWords(text: string, wanted: string): number {
  let at = text.indexOf(wanted);
  while (at >= 0 && !hasWholeWords(text, at, wanted.length)) at = text.indexOf(wanted, at + 1);
  return at;
}

const hasWholeWords = (text: string, start: number, length: number): boolean =>
  !isInsideWord(text, start) && !isInsideWord(text, start + length);

const isInsideWord = (text: string, at: number): boolean =>
  at > 0 && at < text.length && WORD_LETTER.test(text[at - 1] ?? "") && WORD_LETTER.test(text[at] ?? "");
