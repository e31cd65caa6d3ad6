/** Sentences that give orders to a model that reads the page. */
import { phrasePattern } from "../../language/phrase-pattern.ts";

const ORDERS = [
  "ignore all previous|ignore previous|ignore the previous|ignore all prior|disregard all previous|disregard previous",
  "disregard the above|forget all previous|forget previous|ignore the above|ignore your previous|ignore any previous",
  "dear ai|dear llm|dear chatgpt|dear assistant|attention ai|note to ai|instructions for ai|instructions to ai",
  "instructions for llms|instructions for language models|system prompt|as an ai language model|as an ai model",
  "you are now an ai|you are a helpful assistant|you are an ai assistant",
].join("|");
const ORDER = phrasePattern(ORDERS);

/** Words to a model, not to a reader. */
export const isOrder = (sentence: string): boolean => ORDER.test(sentence);
