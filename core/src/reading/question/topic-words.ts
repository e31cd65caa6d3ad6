/** Words of a topic by what they do in a question. */
import { english } from "../../language/packs/en.ts";
import { SPELLED_NUMBERS } from "../../language/spelled-numbers.ts";

export const isPreposition = (word: string) => english.words("preposition").has(word);
export const isOwned = (word: string) => english.words("possessive").has(word);
export const isVerb = (word: string) =>
  english.words("auxiliary").has(word) || english.words("modal").has(word);
/** "is", but neither "being" nor "you're", which has a subject in it. */
export const isConjugated = (word: string) =>
  isVerb(word) && !/^(?:be|been|being|having)$|(?<!n)['’]/.test(word);

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const lowered = (text: string) =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
export const ofMine = (text: string) => text.replace(/\byour\b/gi, "my");
export const withoutArticle = (text: string) => text.replace(/^(?:the|an?)\s+/i, "");

export const NUMBER = `(?:\\d+|${SPELLED_NUMBERS.slice(2).join("|")})`;
export const COUNTED = new RegExp(
  `^(?:the\\s+)?(?:top\\s+)?${NUMBER}\\s+(?:of\\s+(?=the\\s))?(?=\\p{L}{2})`,
  "iu",
);

/** A heading that any page could have. */
export const saysNothing = (topic: string) =>
  english.words("genericHeading").has(topic.toLowerCase()) ||
  /^(?:documentation|home|readme|(?:(?:our|the)\s)?(?:blog|news))$/i.test(topic);
