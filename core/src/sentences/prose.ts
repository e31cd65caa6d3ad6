/** Which lines of a page are running text. */
import { type CuedSentence, startsWith } from "./sentence.ts";

const MIN_WORDS = 6;
/** Between the steps of breadcrumbs, and between alternatives of a menu. */
const MENU = /[|›❯»]|\p{L}\/\p{L}[^/]*\p{L}\/\p{L}/u;
const DATED = /^\p{L}{3,9}\.?\s\d{1,2},?\s\d{4}|^\d{1,2}[./]\d{1,2}[./]\d{2,4}/u;
const ENDS = /[.!?。！？]["”’')\]»]*(?:\[\d{1,3}\])*$/u;

/** Ends as a sentence does, and isn't a byline ("By Jo Blake", "5 min read") or a menu. */
export const isEnded = (sentence: CuedSentence): boolean =>
  ENDS.test(sentence.text) && !MENU.test(sentence.text) && !startsWith(sentence, "furniture");

/** Running text that a person wrote as a sentence: no byline, date, menu or caption. */
export function isProse(sentence: CuedSentence): boolean {
  const { text, words, kind } = sentence;
  if (kind === "image" || words.length < MIN_WORDS || !isEnded(sentence)) return false;
  return !DATED.test(text) && !isNote(sentence);
}

/** In a long sentence, "source" and "share" are ordinary words. */
const LONG_WORDS = 12;

/** "Photo by", "we may earn a commission". */
const isNote = ({ cues, words }: CuedSentence) =>
  cues.some(
    ({ cue, length }) =>
      cue === "disclosure" || (cue === "credit" && (length > 1 || words.length < LONG_WORDS)),
  );
