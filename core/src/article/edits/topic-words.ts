/** How the subject is named where the text around it is missing: in the title's own words. */
import { isStopWord, wordsOf } from "../../facts/text/words.ts";
import type { ArticleEditContext, SourceSentence } from "./context.ts";

/** The thing the page is about, as its text speaks of it; `null` where the title's words make no such thing. */
export function topicName({
  source: { title },
  facts,
  sentences,
}: Pick<ArticleEditContext, "source" | "facts" | "sentences">): string | null {
  const topic = asMany(asSpoken(facts.topic(), sentences), sentences);
  return !isTornOff(topic, title) && isNounPhrase(topic, sentences) ? topic : null;
}

/** A title's capitals are often only the title's. */
function asSpoken(phrase: string, sentences: readonly SourceSentence[]): string {
  const small = phrase.toLowerCase();
  const times = (form: string) => sentences.slice(0, 300).filter(({ text }) => text.indexOf(form) > 0).length;
  return times(small) >= times(phrase) && times(small) > 0 ? small : phrase;
}

/** One of many is spoken of as all of them, where the text does so: "smartphones", not "smartphone". */
function asMany(phrase: string, sentences: readonly SourceSentence[]): string {
  const times = (form: RegExp) => sentences.slice(0, 300).filter(({ text }) => form.test(text)).length;
  const bare = phrase.replace(/[^\p{L}\p{N} ]/gu, "\\$&");
  const isOne = times(new RegExp(`\\b(?:an?|your|each|every) (?:\\w+ )?${bare}\\b`, "i")) > 0;
  return isOne && times(new RegExp(`\\b${bare}s\\b`, "i")) > 0 ? `${phrase}s` : phrase;
}

/** One word from the end of a name, as "Progress" is of "Work in Progress". */
const isTornOff = (topic: string, title: string): boolean =>
  !topic.includes(" ") && new RegExp(`\\b(?:in|of|the|and|on|for|to)\\s+${topic}\\b`, "i").test(title);

const BEFORE = /(?:^|\b(?:the|of|in|on|for|with|about|by|from|and|new|this|that|your|our|its|their))\s*$/i;
const AFTER =
  /^\s*(?:$|[.,;:)]|(?:is|are|was|were|has|have|had|will|can|in|on|of|for|and|or|that|which|who|said|says|to|from|with|by|at|as)\b)/i;
const MIN_MENTIONS = 2;

/** The text itself uses the words as a thing, at least twice: after an article or preposition, before a verb or a stop. */
function isNounPhrase(phrase: string, sentences: readonly SourceSentence[]): boolean {
  const words = wordsOf(phrase);
  if (words.length === 0 || words.length > 3 || words.some((word) => isStopWord(word) || word.length < 3))
    return false;
  const isName = words.every((word) => /^\p{Lu}/u.test(word)) && words.length >= 2;
  let times = 0;
  for (const { text } of sentences.slice(0, 300)) {
    const at = text.indexOf(phrase);
    if (at < 0) continue;
    const stands = AFTER.test(text.slice(at + phrase.length)) && (isName || BEFORE.test(text.slice(0, at)));
    if (stands) times += 1;
  }
  return times >= MIN_MENTIONS;
}
