/** Where the page answers its question: the best passage, the best sentence, and how early the first good one comes. */

import { isDefinition } from "../definitions/definitions.ts";
import { figuresIn } from "../numbers/numbers.ts";
import { type Asks, coverage, type Query } from "../text/query.ts";
import type { Passage, Sentence, Text } from "../text/text.ts";
import { contentStems, wordsOf } from "../text/words.ts";

export type Answer = {
  /** The first sentence nearly as good as the best one. */
  sentence: Sentence | null;
  /** Of that sentence, 0 to 1: it covers the question, states something, and can be lifted. */
  quality: number;
  /** Share of the question's terms in the whole text, outside headings. */
  coverage: number;
  passage: Passage | null;
  /** Share of the question's terms in the best passage. */
  passageCoverage: number;
};

/** A later sentence must be clearly better to be called the answer. */
const MIN_SHARE_OF_BEST = 0.85;

export function readAnswer(text: Text, query: Query): Answer {
  const everything = new Set([
    ...text.sentences.flatMap((sentence) => sentence.stems),
    ...text.cells.flatMap((cell) => contentStems(wordsOf(cell))),
  ]);
  let passage: Passage | null = null;
  let passageCoverage = 0;
  for (const candidate of text.passages) {
    const covered = coverage(query, new Set(candidate.sentences.filter(isPlain).flatMap((one) => one.stems)));
    if (covered > passageCoverage) {
      passage = candidate;
      passageCoverage = covered;
    }
  }
  const scored = text.sentences.map((sentence) => ({ sentence, quality: answerQuality(sentence, query) }));
  const best = Math.max(0, ...scored.slice(0, 5000).map((one) => one.quality));
  const first = best > 0 ? scored.find((one) => one.quality >= best * MIN_SHARE_OF_BEST) : undefined;
  return {
    sentence: first?.sentence ?? null,
    quality: first?.quality ?? 0,
    coverage: coverage(query, everything),
    passage,
    passageCoverage,
  };
}

/** Coverage first; a statement that defines or measures, in a length one can quote, makes it an answer. */
export function answerQuality(sentence: Sentence, query: Query): number {
  if (!isPlain(sentence) || sentence.words.length < 5 || /[?:]$/.test(sentence.text)) return 0;
  const covered = coverage(query, new Set(sentence.stems));
  if (covered < 0.2) return 0;
  const length = sentence.words.length <= 35 ? 1 : sentence.words.length <= 50 ? 0.6 : 0.3;
  const fits = query.asks ? FITS[query.asks](sentence.text) : null;
  if (fits !== null) return 0.55 * covered + 0.35 * (fits ? 1 : 0) + 0.1 * length;
  const states = isDefinition(sentence.text) ? 1 : figuresIn(sentence.text).length > 0 ? 0.8 : 0.4;
  return 0.7 * covered + 0.2 * states + 0.1 * length;
}

/** "How hot" wants a figure, "why" a cause: a sentence with the right words and no such thing is not the answer. */
const FITS: Record<Exclude<Asks, null>, (text: string) => boolean> = {
  quantity: (text) => figuresIn(text).length > 0,
  definition: isDefinition,
  reason: (text) =>
    /\b(?:because|since|due to|caus(?:e|es|ed)|reasons?|leads? to|so that|as a result)\b/i.test(text),
  time: (text) =>
    /\b(?:19|20)\d\d\b|\b(?:when|after|before|in (?:spring|summer|autumn|winter|the)|january|february|march|april|may|june|july|august|september|october|november|december)\b/i.test(
      text,
    ),
};

/** Three times the same content word in one sentence is a chant, not an answer. */
export function isPlain(sentence: Sentence): boolean {
  const counts = new Map<string, number>();
  for (const stem of sentence.stems) {
    const count = (counts.get(stem) ?? 0) + 1;
    if (count >= 3 && sentence.stems.length < 40) return false;
    counts.set(stem, count);
  }
  return true;
}
