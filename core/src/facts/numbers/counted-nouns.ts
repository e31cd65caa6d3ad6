/** Whether a number is followed by what it counts: "42 patients", "1,500+ integrations", "42 Patienten". */

import { phrasesOfAll, wordsOfAll } from "../../language/packs/all.ts";
import { endings } from "../../language/phrase-pattern.ts";
import { WORD_CLASSES } from "../../language/roles.ts";

const IRREGULAR = wordsOfAll("irregularPlural");
const LISTED = wordsOfAll("listNoun");
/** Capitalized words that may come before a count without being a name: "Over 40 homes", "Add 3 eggs". */
const OPENERS = wordsOfAll(...WORD_CLASSES, "countOpener");
export const INTERFACE = wordsOfAll("interfaceNoun");

/** Words that end the phrase before its noun; "more", "other" and adverbs may come before it. */
export const LINKING = wordsOfAll(
  "article",
  "preposition",
  "subjectPronoun",
  "objectPronoun",
  "possessive",
  "demonstrative",
  "auxiliary",
  "modal",
  "conjunction",
  "subordinator",
  "interrogative",
);

/** The words that follow within the same phrase. */
const NEXT_WORDS = /^\+?[\s\u00a0-]((?:[\p{L}][\p{L}'’-]{0,30}[ \u00a0]?){1,5})/u;
/** Adjectives may come between: "50 recording hours", "12 state-of-the-art crop models". */
const MAX_WORDS_TO_NOUN = 4;

const PREVIOUS_WORD = /(\p{L}[\p{L}\p{N}'’-]*)\s$/u;

/** The counted noun with the words before it, or null. `opens`: the text begins with `before`. */
export function isCounted(before: string, after: string, opens: boolean): string | null {
  if (isNamePart(before, opens)) return null;
  const words =
    NEXT_WORDS.exec(after)?.[1]
      ?.trim()
      .split(/[ \u00a0]/) ?? [];
  for (const [at, word] of words.slice(0, MAX_WORDS_TO_NOUN).entries()) {
    if (LISTED.has(word.toLowerCase())) return null;
    if (LINKING.has(word.toLowerCase())) return null;
    if (isPlural(word, words[at + 1])) return words.slice(0, at + 1).join(" ");
  }
  return null;
}

/** "Vue 3 users", "Windows 11 comes with": the number belongs to the name before it. */
function isNamePart(before: string, opens: boolean): boolean {
  const previous = PREVIOUS_WORD.exec(before)?.[1];
  if (!previous || !/\p{Lu}/u.test(previous) || /['’]s?$/.test(previous)) return false;
  const startsSentence = opens && before.trimEnd() === previous;
  if (!startsSentence) return !OPENERS.has(previous.toLowerCase());
  return !OPENERS.has(previous.toLowerCase()) && !/(?:ly|ing)$/.test(previous);
}

/** Ends in "s" but isn't a plural. */
const SINGULAR = /(?:ss|us|is|['’]s)$/i;
/** German writes its nouns with a capital; their plural ends in a vowel or "n", "r". */
const GERMAN_PLURAL = /^\p{Lu}\p{Ll}{2,}(?:en|er|e|n)$/u;
/** Italian, Dutch and Polish plurals; English has few words like them after a number. */
const OTHER_PLURAL = new RegExp(`^\\p{Ll}{4,}${endings(phrasesOfAll("pluralEnding"))}$`, "u");

function isPlural(word: string, next: string | undefined): boolean {
  const lower = word.toLowerCase();
  if (/^\p{Lu}{2,}$/u.test(word)) return false;
  if (IRREGULAR.has(lower)) return true;
  if (/s$/i.test(word)) return !SINGULAR.test(word) && word.length > 2;
  /** In English a capital after a number is a title, unless a small letter goes on. */
  if (GERMAN_PLURAL.test(word)) return next === undefined || /^\p{Ll}/u.test(next);
  return OTHER_PLURAL.test(word);
}
