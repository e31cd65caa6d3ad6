/** Whether the first sentence beneath a question answers it, puts the reader off, or speaks of something else. */
import { alternatives, openingPattern, phrasePattern } from "../../language/phrase-pattern.ts";
import type { Sentence } from "../text/text.ts";
import { contentStems, wordsOf } from "../text/words.ts";
import * as say from "./delaying-words.ts";
import { KINDS, pairPattern } from "./reply-kinds.ts";

export const isQuestion = (text: string): boolean =>
  /[?？]\s*$/.test(text) || /^(?:who|what|when|where|why|how|which)\b.{6,}/i.test(text);

/** Longer first sentences hold more than the answer. */
const MAX_ANSWER_WORDS = 60;
const MIN_ANSWER_WORDS = 4;
const NUMBERING = /^[\s(#]*\d*[.):]*\s*(?:[Qq][.:]\s*)?/;

/** Praise for the question, a promise of an answer, a shrug: words in place of an answer. */
const EVASIONS: readonly RegExp[] = [
  phrasePattern(`${say.PRAISED_QUESTION}|${say.PROMISES}|${say.SHRUGS}`),
  pairPattern(say.ASKERS, say.WONDERING, `(?:${alternatives(say.ASKING_HELPERS)}\\s){0,3}`),
  pairPattern(say.ANNOUNCERS, say.ANNOUNCED, "(?:\\p{L}+\\s)?"),
  openingPattern(`${say.DEPENDS}|${say.WARM_UPS}`),
];

export const evades = (text: string): boolean => EVASIONS.some((pattern) => pattern.test(text));

/** `sentences` are those beneath the question, in order. A line that ends in a colon leads to the answer. */
export function repliesTo(question: string, sentences: readonly Sentence[]): boolean {
  const [first, second] = sentences;
  if (!first || first.kind === "image" || first.words.length > MAX_ANSWER_WORDS) return false;
  const asked = question.replace(NUMBERING, "").trim();
  if (isQuestion(first.text) || (evades(first.text) && !/\d/.test(first.text))) return false;
  if (first.text.endsWith(":") && second) return true;
  const kind = KINDS.find(({ asks }) => asks.some((form) => form.test(asked)));
  if (kind?.answered(first.text)) return true;
  return first.words.length >= MIN_ANSWER_WORDS && repeatsTerm(asked, first, second);
}

function repeatsTerm(asked: string, first: Sentence, second: Sentence | undefined): boolean {
  const named = new Set(contentStems(wordsOf(asked)));
  return [...first.stems, ...(second?.stems ?? [])].some((stem) => named.has(stem));
}
