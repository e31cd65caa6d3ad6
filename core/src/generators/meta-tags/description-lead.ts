/** How a meta description starts: the topic, and the keyword where the topic lacks it. */

import { inSentence, isTitled, opening, titleCase } from "../phrases/casing.ts";
import { shortened } from "../phrases/idea-slots.ts";
import { AFTER_HEAD } from "../phrases/noun-number.ts";
import { asks, type Phrase } from "../phrases/phrase.ts";
import { share } from "../phrases/stems.ts";
import { isCollection } from "../phrases/subject-kind.ts";

/** From this share of its words on, the keyword counts as being in the topic: "photographer" next to "photography". */
const ENOUGH_OF_KEYWORD = 0.5;

/** The start of the description, up to where the list of covers begins. */
export function leads(topic: Phrase, keyword: Phrase): string[] {
  const T = opening(shortened(topic.given.replace(/\?$/, "")));
  const K = opening(keyword.given.replace(/\?$/, ""));
  const own = leadOf(topic, T);
  if (share(T, K) >= ENOUGH_OF_KEYWORD) return own;
  return joined(topic, keyword, own, K);
}

/** A keyword that the topic lacks: "Espresso machines and home barista setup: ...". */
function joined(topic: Phrase, keyword: Phrase, own: readonly string[], K: string): string[] {
  const areThings = [topic, keyword].every(({ grammar, label }) => grammar === "thing" && label === null);
  if (areThings && topic.intent !== "definition")
    return [`${opening(topic.given)} and ${inSentence(keyword.given)}:`];
  return own.map((lead) => `${K}: ${lead}`);
}

/** "An introduction to heat pumps" reads well; with a year, a place or an audience it doesn't. */
const MAX_WORDS_INTRODUCED = 3;
const NOT_INTRODUCED = /\d|prices?$|costs?$|fees?$| today$| (?:and|or) /i;

function canBeIntroduced(phrase: Phrase): boolean {
  const { label, intent, grammar, number, core } = phrase;
  const isNoun = label === null && intent === "guide" && grammar === "thing" && number !== "single";
  return (
    isNoun &&
    !isCollection(phrase) &&
    !isTitled(core) &&
    !NOT_INTRODUCED.test(core) &&
    !AFTER_HEAD.test(core) &&
    core.split(" ").length <= MAX_WORDS_INTRODUCED
  );
}

function leadOf(topic: Phrase, T: string): string[] {
  const { intent, grammar, core, label } = topic;
  const bare = T.replace(/:.*$/, "");
  if (asks(topic)) return [`${bare}? Get`];
  if (intent === "statement") return [`${bare}. Learn`];
  if (grammar === "action" && label === null)
    return isTitled(core) ? [`How to ${core}:`] : [`Learn how to ${inSentence(core)} with`];
  if (grammar === "versus") return [`${titleCase(core)}:`];
  return canBeIntroduced(topic) ? [`An introduction to ${inSentence(core)}:`, `${bare}:`] : [`${bare}:`];
}
