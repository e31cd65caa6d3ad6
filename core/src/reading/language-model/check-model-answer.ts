/** The answer a model names has to be on the page word for word; its place is computed here. */
import type { AnswerPlace, AnswerReading } from "../../contract/reading.ts";
import { countWords } from "../../language/words.ts";
import { placeAfter } from "../answer-place.ts";
import type { FindWords } from "./find-words.ts";

type SaidAnswer = { sentences: string[]; isList: boolean; items: string[] };
export type CheckedAnswer = Omit<AnswerReading, "by">;

/** Shorter ones are found on nearly any page by chance. */
export const MIN_SENTENCE_CHARS = 12;
/** Longer than any sentence worth quoting: a model that returns paragraphs didn't choose. */
const MAX_SENTENCE_CHARS = 600;
const MAX_SENTENCES = 3;
const MIN_ITEM_CHARS = 2;
const MAX_ITEM_CHARS = 200;
const MAX_ITEMS = 30;
/** One item isn't a list. */
const MIN_LIST_ITEMS = 2;

export function checkAnswer(said: SaidAnswer, { text, find }: { text: string; find: FindWords }) {
  const within = (min: number, max: number) => (quote: string) =>
    quote.trim().length >= min && quote.trim().length <= max ? (find(quote) ?? []) : [];
  const sentences = said.sentences.flatMap(within(MIN_SENTENCE_CHARS, MAX_SENTENCE_CHARS));
  const items = said.items.flatMap(within(MIN_ITEM_CHARS, MAX_ITEM_CHARS));
  const isList = said.isList && items.length >= MIN_LIST_ITEMS;
  const hasNothingConfirmed = sentences.length === 0 && !isList;
  const claimedSomething = said.sentences.length > 0 || said.items.length > 0;
  const first = sentences[0] ?? (isList ? items[0] : undefined);
  const accepted: CheckedAnswer = {
    level: sentences.length > 0 ? "answers" : "none",
    sure: sentences.length > 0,
    sentences: sentences.slice(0, MAX_SENTENCES).map(({ words }) => words),
    place: first ? placeAt(text, first.start) : "none",
    isList,
    items: isList ? items.slice(0, MAX_ITEMS).map(({ words }) => words) : [],
  };
  return {
    // "The page doesn't answer it" is a reading too; an answer of invented sentences isn't.
    accepted: hasNothingConfirmed && claimedSomething ? null : accepted,
    rejectedSentences: said.sentences.length - sentences.length,
    rejectedItems: said.items.length - items.length,
  };
}

/** `start`: where the words begin in the main text. */
export const placeAt = (text: string, start: number): AnswerPlace =>
  placeAfter(countWords(text.slice(0, start)), countWords(text));
