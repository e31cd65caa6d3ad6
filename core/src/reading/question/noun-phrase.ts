/** Number and article of what a question is about, as the page's text uses it. */
import { english } from "../../language/packs/en.ts";
import { alternatives, escapePattern } from "../../language/phrase-pattern.ts";
import { wordsOf } from "./worded-page.ts";

const isPreposition = (word: string) => english.words("preposition").has(word.toLowerCase());

/** Without what describes it: "diet trends" of "diet trends of 2025". */
export function headOf(thing: string): string {
  const words = wordsOf(thing.replace(/\s+(?:\d+|ever|now|online|today)$/i, ""));
  const end = words.findIndex(
    (word, at) => at > 0 && (isPreposition(word) || word === "that" || tellsWhatTheyDo(words[at - 1], word)),
  );
  return words.slice(0, end < 0 ? words.length : end).join(" ");
}

/** "Agencies specializing in": what follows the plural describes it. */
const tellsWhatTheyDo = (things = "", word: string): boolean => /[^s]s$/.test(things) && /ing$/.test(word);

/** Fewer sentences may be about something else. */
const MIN_DIFFERENCE = 2;

/** By the verb that follows it in the text, else by its ending. "One of the best podcasts is" tells nothing. */
export function isMany(thing: string, text: string): boolean {
  const head = headOf(thing);
  const times = (verbs: string) =>
    text.match(
      new RegExp(`(?<!\\p{L}|\\bof (?:\\p{L}+ ){0,2})${escapePattern(head)} (?:${verbs})(?!\\p{L})`, "giu"),
    )?.length ?? 0;
  const [one, many] = [times("is|was|has"), times("are|were|have")];
  return Math.abs(one - many) >= MIN_DIFFERENCE
    ? many > one
    : /[^su'’](?<!\bnew)s$|^\S+ and \p{Lu}\S*$/iu.test(head);
}

/** What has no plural and takes no "a": "software", "data analytics", "training". */
export function isMass(thing: string, text: string): boolean {
  const noun = wordsOf(thing.toLowerCase()).at(-1) ?? "";
  const isListed = english.words("topic.mass", "topic.skill").has(noun);
  return isListed || ((MASS_ENDING.test(noun) || /ing$/.test(noun)) && !isCounted(noun, text));
}
const MASS_ENDING = new RegExp(
  `(?:${english
    .phrases("topic.massEnding")
    .map((ending) => escapePattern(ending.replace(/^-/, "")))
    .join("|")})$`,
);

const AFTER_NOUN = alternatives([
  ...english.words("auxiliary", "modal", "preposition", "conjunction"),
  "that",
  "which",
]);

/** The text says "a strategy" or "an annual strategy", as the end of a phrase. */
const isCounted = (noun: string, text: string): boolean =>
  new RegExp(
    `(?<!\\p{L})an? (?:[\\p{L}-]+ ){0,2}${escapePattern(noun)}(?=[.,;:!?)]|\\s${AFTER_NOUN}\\b)`,
    "iu",
  ).test(text);

/** "an SEO checker" where the text says "a free SEO checker". */
export function withArticle(thing: string, text: string): string {
  const first = wordsOf(thing.toLowerCase())[0] ?? "";
  const isKnown = DETERMINERS.some((role) => english.words(role).has(first));
  if (
    isKnown ||
    /\sand\s/.test(thing) ||
    isName(thing) ||
    /\d$/.test(thing) ||
    isMany(thing, text) ||
    isMass(headOf(thing), text)
  )
    return thing;
  const head = escapePattern(wordsOf(headOf(thing)).slice(-MAX_HEAD_WORDS).join(" "));
  const used = (before: string) =>
    text.match(new RegExp(`(?<!\\p{L})${before}${head}(?!\\p{L})`, "giu"))?.length ?? 0;
  const [some, known, all] = [used("an? (?:[\\p{L}-]+ )?"), used("the "), used("")];
  if (Math.max(some, known) < all * MIN_SHARE || all === 0) {
    const noun = wordsOf(headOf(thing).toLowerCase()).at(-1) ?? "";
    return isMass(noun, text) || !isCounted(noun, text)
      ? thing
      : `${soundsLikeVowel(thing) ? "an" : "a"} ${thing}`;
  }
  return `${known > some ? "the" : soundsLikeVowel(thing) ? "an" : "a"} ${thing}`;
}

const DETERMINERS = ["article", "possessive", "demonstrative"] as const;
const MAX_HEAD_WORDS = 2;
/** A word that mostly goes without an article needs none. */
const MIN_SHARE = 0.3;
/** "Osprey", "iPod", and a keyword that is all of it: "SELECT". */
const isName = (thing: string) => /^\p{Lu}\p{Ll}|^\p{Ll}+\p{Lu}|^\p{Lu}{4,}$/u.test(thing);
/** Letters whose names begin with a vowel: "an SEO checker". */
const soundsLikeVowel = (thing: string): boolean =>
  /^\p{Lu}{2}/u.test(thing)
    ? /^[AEFHILMNORSX]/.test(thing)
    : /^(?:[aeio]|u(?!ni|se)|8|11\b|18\b)/i.test(thing);
