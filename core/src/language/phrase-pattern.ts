/** Builds one regular expression from a table of phrases, so that no pattern has to be written out by hand. */

/** `*` is any one word, as in the tables of a language pack. A string holds phrases separated by `|`. */
export type Phrases = string | readonly string[];

/** `\b` knows only ASCII letters: it would find the end of a word after the "a" of "año". */
export const WORD_START = "(?<![\\p{L}\\p{M}\\p{N}_])";
export const WORD_END = "(?![\\p{L}\\p{M}\\p{N}_])";

const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

export const escapePattern = (text: string): string => text.replace(SPECIAL, "\\$&");

/** The alternatives, longest first so that "data from" is preferred to "data"; not yet bound to whole words. */
export function alternatives(phrases: Phrases): string {
  const list = typeof phrases === "string" ? phrases.split("|").filter(Boolean) : phrases;
  const longestFirst = list.toSorted((one, other) => other.length - one.length);
  return `(?:${longestFirst.map(phraseSource).join("|")})`;
}

function phraseSource(phrase: string): string {
  const words = phrase.split(/\s+/).map((word) => (word === "*" ? "[^\\s.!?;:]{1,40}" : escapePattern(word)));
  return words.join("\\s+").replace(/['’]/g, "['’]");
}

/** The tables write the ending of a word with a hyphen: "-ing". */
export const endings = (phrases: readonly string[]): string =>
  alternatives(phrases.map((ending) => ending.replace(/^-/, "")));

/** Whole words only, in any case and any alphabet. `flags` are added to "u", `i` unless they are given. */
export const phrasePattern = (phrases: Phrases, flags = "i"): RegExp =>
  new RegExp(`${WORD_START}${alternatives(phrases)}${WORD_END}`, `${flags}u`);

/** The same, at the start of the text only. */
export const openingPattern = (phrases: Phrases): RegExp =>
  new RegExp(`^${alternatives(phrases)}${WORD_END}`, "iu");

/** Pieces of a pattern as alternatives in the order given, between ASCII word boundaries. */
export const anyOf = (pieces: readonly string[], flags = "i"): RegExp =>
  new RegExp(`\\b(?:${pieces.join("|")})\\b`, flags);

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Tells whether a text is nothing but one of the phrases, apart from marks and a count such as "(4)". */
export function wholePattern(phrases: Phrases): (text: string) => boolean {
  const pattern = new RegExp(`^${alternatives(phrases)}[\\s.…!:>»→+]*(?:\\(\\d+\\))?$`, "iu");
  return (text) => pattern.test(text.trim());
}
