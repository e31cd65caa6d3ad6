/** Whether what people typed into a search box asks something, so that an assistant may be asked the same. */
import { OPENS_QUESTION } from "../generators/phrases/phrase-patterns.ts";
import { LONGEST_QUERY } from "../product/steps/monitor-steps.ts";

/** One or two words name a topic, also where the first is a question word ("how to"). */
const MIN_WORDS = 3;

export function isRealQuestion(query: string): boolean {
  const text = query.trim();
  if (text.length > LONGEST_QUERY) return false;
  if (text.split(/\s+/u).length < MIN_WORDS) return false;
  return /[?？]$/u.test(text) || OPENS_QUESTION.test(text);
}
