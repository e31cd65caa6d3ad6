/** What a title is about, without the words that say only that it is a guide, a list or a reason. */
import { english } from "../../language/packs/en.ts";
import { alternatives } from "../../language/phrase-pattern.ts";
import { COUNTED } from "./topic-words.ts";

const GUIDE_END = new RegExp(
  `\\s+(?:and\\s+\\p{L}+\\s+)?${alternatives(english.phrases("topic.guideName"))}(?:\\s+\\d{4})?$|(?<=s)\\s+\\p{L}+ed$`,
  "iu",
);
/** "... and why it matters", "... and here's how". */
const ASIDE = new RegExp(
  `\\s+and\\s+${alternatives([...english.words("interrogative"), "here", "here's"])}\\s.*$`,
  "iu",
);

export const thingOf = (topic: string): string =>
  topic
    .replace(/^(?:your|our)\s+/i, "")
    .replace(/,?\s+step[- ]by[- ]step$/i, "")
    .replace(/^(?:an?|the|your|our)\s+(?=.*\b(?:guide|intro(?:duction)?|overview)\b)/i, "")
    .replace(/^(?:[\w'’-]+\s+){0,2}(?:guide|intro(?:duction)?|overview)\s+(?:to|of|for)\s+/i, "")
    .replace(
      /^(?:understanding|exploring|demystifying)\s+(?:the\s+(?:basics|concept|fundamentals)\s+of\s+)?/i,
      "",
    )
    .replace(GUIDE_END, "")
    .replace(/(?<!\sfor)\s+(\p{L}+)(?:['’]s)?$/iu, (end, word: string) => (isGuideAdjective(word) ? "" : end))
    .replace(/^(?:i|we) \p{L}+ed\s+|^(?:these|here) are\s+/iu, "")
    .replace(ASIDE, "")
    .replace(COUNTED, "")
    .replace(/^\p{L}+['’]s$/u, (word) => (isGuideAdjective(word.slice(0, -2)) ? "" : word))
    .trim() || topic;

const isGuideAdjective = (word: string) => english.words("topic.guideAdjective").has(word.toLowerCase());
