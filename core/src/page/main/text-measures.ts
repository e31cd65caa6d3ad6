/** What the words of a run say about it. */
import { phrasesOfAll } from "../../language/packs/all.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import type { Segment } from "./segments.ts";

export const TEXT_NAMES = [
  "words",
  "linkShare",
  "punctuation",
  "endsSentence",
  "digits",
  "capitals",
  "wordLength",
  "repeats",
  "inTitle",
  "price",
  "year",
  "phrase",
  "copyright",
  "commas",
];
const PHRASE = phrasePattern(phrasesOfAll("boilerplate"));
const PRICE = /[$€£¥₹]\s?\d|\d\s?(?:€|zł|kr|USD|EUR)\b/;
const YEAR = /\b(?:19|20)\d\d\b/;

type TextMeasurer = (segment: Segment, put: (value: number) => void) => void;

/** Writes the numbers of `TEXT_NAMES`, in their order. */
export function textMeasurer(segments: Segment[], title: string): TextMeasurer {
  const seen = new Map<string, number>();
  for (const { text } of segments) seen.set(text, (seen.get(text) ?? 0) + 1);
  const titleWords = new Set(wordsOf(title));
  return ({ text, words, linkChars }, put) => {
    const shape = textShape(text);
    put(Math.log1p(words));
    put(text.length ? linkChars / text.length : 0);
    put(shape.punctuation / (words || 1));
    put(shape.endsSentence ? 1 : 0);
    put(shape.digits / (text.length || 1));
    put(shape.capitals / (shape.letters || 1));
    put(shape.letters / (words || 1));
    put(Math.log2(seen.get(text) ?? 1));
    put(shareInTitle(text, titleWords));
    put(words < 60 && PRICE.test(text) ? 1 : 0);
    put(words < 60 && YEAR.test(text) ? 1 : 0);
    put(words < 30 && PHRASE.test(text) ? 1 : 0);
    put(text.includes("©") ? 1 : 0);
    put(Math.log1p(shape.commas));
  };
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

type TextShape = {
  punctuation: number;
  commas: number;
  digits: number;
  capitals: number;
  letters: number;
  endsSentence: boolean;
};

function textShape(text: string): TextShape {
  const shape: TextShape = {
    punctuation: 0,
    commas: 0,
    digits: 0,
    capitals: 0,
    letters: 0,
    endsSentence: false,
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) shape.letters += 1;
    else if (code >= 65 && code <= 90) {
      shape.letters += 1;
      shape.capitals += 1;
    } else if (code >= 48 && code <= 57) shape.digits += 1;
    else if (code === 44 || code === 0x3001 || code === 0xff0c) {
      shape.commas += 1;
      shape.punctuation += 1;
    } else if (code === 46 || code === 33 || code === 63 || code === 58 || code === 59 || code === 0x3002)
      shape.punctuation += 1;
    else if (code > 127) shape.letters += 1;
  }
  shape.endsSentence = /[.!?…。！？:"”»)]$/.test(text.slice(-2));
  return shape;
}

function shareInTitle(text: string, title: Set<string>): number {
  if (title.size === 0 || text.length > 300) return 0;
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const hits = words.filter((word) => title.has(word)).length;
  return hits / Math.max(words.length, title.size * 0.5);
}
