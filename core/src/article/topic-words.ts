/** How the subject is named where the text around it is missing: in the title's own words. */
import { coverage } from "../facts/query.ts";
import { contentStems, isStopWord, wordsOf } from "../facts/words.ts";
import type { Material } from "./material.ts";
import { questionHeading } from "./question-heading.ts";
import type { SourceSentence } from "./source-text.ts";

/** With so much of the title in it, the first sentence names its subject. */
const NAMES_IT = 0.7;
const LONGEST_LABEL = 16;
/** A part of the title that says this much of it is label enough. */
const MOST_OF_IT = 0.7;
const SEPARATOR = /\s*(?:[:|]|\s[–—-]\s)\s*/;

/** The words before the answer that say what it answers, so that it can be lifted without its headline; `null`: it does. */
export function subjectLabel({ title, facts }: Material, first: SourceSentence | null): string | null {
  const query = facts.query();
  const covered = (text: string) => coverage(query, new Set(contentStems(wordsOf(text))));
  if (!first || query.terms.length === 0 || query.source === "address") return null;
  if (coverage(query, new Set(first.stems)) >= NAMES_IT || /\?\s*$/.test(title)) return null;
  const pieces = title.split(SEPARATOR).filter((piece) => wordsOf(piece).length >= 2);
  const whole = wordsOf(title).length <= LONGEST_LABEL ? [title] : [];
  const enough = covered(title) * MOST_OF_IT;
  const isDrummed = (piece: string) => drums([...contentStems(wordsOf(piece)), ...first.stems]);
  const label = [...pieces, ...whole].find((piece) => covered(piece) >= enough && !isDrummed(piece));
  return label && wordsOf(label).length <= LONGEST_LABEL ? label.replace(/[\s.,;:!?…]+$/, "") : null;
}

/** Three times the same word in one line is a drum, not a label. */
const drums = (stems: readonly string[]): boolean =>
  stems.some(
    (stem) =>
      stems.indexOf(stem) !== stems.lastIndexOf(stem) && stems.filter((one) => one === stem).length >= 3,
  );

/** The heading over the text that has none: the title as a question, or one about its subject. */
export function topicHeading({ title, facts, labels, language, sentences }: Material): string {
  if (language !== "en") return labels.details;
  const asked = questionHeading(title, language);
  if (asked !== title && asked.length <= 80) return asked;
  const topic = asSpoken(facts.topic(), sentences);
  return !isTornOff(topic, title) && isNounPhrase(topic, sentences)
    ? `What should you know about ${topic}?`
    : labels.details;
}

/** A title's capitals are often only the title's. */
function asSpoken(phrase: string, sentences: readonly SourceSentence[]): string {
  const small = phrase.toLowerCase();
  const times = (form: string) => sentences.slice(0, 300).filter(({ text }) => text.indexOf(form) > 0).length;
  return times(small) >= times(phrase) && times(small) > 0 ? small : phrase;
}

/** One word from the end of a name, as "Progress" is of "Work in Progress". */
const isTornOff = (topic: string, title: string): boolean =>
  !topic.includes(" ") && new RegExp(`\\b(?:in|of|the|and|on|for|to)\\s+${topic}\\b`, "i").test(title);

const BEFORE =
  /(?:^|\b(?:an?|the|of|in|on|for|with|about|to|by|from|and|new|this|that|your|our|its|their))\s*$/i;
const AFTER =
  /^\s*(?:$|[.,;:)]|(?:is|are|was|were|has|have|had|will|can|in|on|of|for|and|or|that|which|who|said|says|to|from|with|by|at|as)\b)/i;
const TIMES = 2;

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
  return times >= TIMES;
}
