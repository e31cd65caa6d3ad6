/** Finds the text between quotation marks, and the words of the sentence around it. */

import { isQuestion } from "../../language/is-question.ts";

/** A straight mark opens after a gap and closes after a word: the words between two quotations aren't a quotation. */
const OPENING = '(?:[“„«]|(?<![^\\s([{:/—–‘-])["»](?=\\S))';
const CLOSING = '(?:[”“»«]|(?<=\\S)"(?![\\p{L}\\p{N}]))';
const MARKED = new RegExp(`${OPENING}([^“”„«»"\\n]{20,450})(?:${CLOSING}|$)`, "gu");
/** British quotations: a curly single mark is also an apostrophe, so the quotation must end in punctuation. */
const SINGLE = /(?<![\p{L}\p{N}])‘([^‘“”\n]{30,450}?[,.!?])’(?!\p{L})/gu;
const OPENS = /[“„«"]/;
export const STARTS_QUOTED = /^\s*[“„«"»]/;
/** "et al. (2025)" and "Does it work?" in the middle of a sentence don't end it. */
export const SENTENCE_END = /[.!?][”»"]?\s+(?=[\p{Lu}\p{N}“„«"]|$)|\n/u;
/** How far from a quotation its speaker may be named, in characters. */
export const SPEAKER_REACH_CHARS = 140;
/** The block ends inside a quotation that the next one goes on with. */
export const endsQuoted = (text: string): boolean =>
  /[“„«"»][^“”„«»"]*$/.test(text) && !/["”»“]\s*$/.test(text);

export type QuotedPiece = {
  text: string;
  /** The rest of the sentence before and after it. */
  lead: string;
  tail: string;
  /** The sign after the closing mark. */
  sign: string;
  /** The words since the piece before. */
  between: string;
  textBefore: string;
  /** The block holds nothing else. */
  fillsBlock: boolean;
};

const ANY_MARK = /[“„«"»‘]/;

/** `line` is the same text, as long, with fewer sentence ends. */
export function piecesIn(text: string, line: string): QuotedPiece[] {
  let end = 0;
  return quotedIn(text).map((match) => {
    const between = line.slice(end, match.index);
    end = match.index + match[0].length;
    const textBefore = line.slice(0, match.index);
    const rest = line.slice(end, end + SPEAKER_REACH_CHARS).split(SENTENCE_END, 1)[0] ?? "";
    return {
      text: match[1] ?? "",
      lead: between.slice(-SPEAKER_REACH_CHARS).split(SENTENCE_END).at(-1) ?? "",
      tail: rest.split(OPENS, 1)[0] ?? "",
      sign: line.slice(end, end + 1),
      between,
      textBefore,
      fillsBlock: textBefore.trim() === "" && line.slice(end).trim() === "",
    };
  });
}

const quotedIn = (text: string): RegExpExecArray[] => {
  if (!ANY_MARK.test(text)) return [];
  return [...text.matchAll(MARKED), ...(text.includes("‘") ? text.matchAll(SINGLE) : [])].toSorted(
    (one, other) => one.index - other.index,
  );
};

/** A title has more capitals than a sentence. */
const TITLE_SHARE = 0.6;

/** Without a speaker, a question, a title or a piece of a sentence is the author's own: nobody is quoted. */
export function isOwnWords(text: string, after: string): boolean {
  const words = text.split(/\s+/);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return (
    isQuestion(text) ||
    capitals / words.length > TITLE_SHARE ||
    !/[.,!…;]/.test(text.trim().slice(-1) + after)
  );
}
