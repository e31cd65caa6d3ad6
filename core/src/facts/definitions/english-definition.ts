/** Recognizes English sentences that say what a thing is; praise, announcements and introductions of people are left out. */
import { stopWordsOf } from "../../language/language-pack.ts";
import { phrasesOfAll } from "../../language/packs/all.ts";
import { english } from "../../language/packs/en.ts";
import { alternatives, WORD_END } from "../../language/phrase-pattern.ts";
import { bare, isClassGiven, MIN_PREDICATE_WORDS, RANKING } from "./class-given.ts";

const PREPOSITIONS = english.words("preposition");
/** Words that point at something named before, or open a clause; a definition names its subject. */
const POINTERS = new Set(
  [...stopWordsOf(english), ...english.words("pointingOpener")].filter(
    (word) => !PREPOSITIONS.has(word) && !english.words("article").has(word),
  ),
);
/** Inside a subject these show a clause: "All I have used it for is ...". */
const CLAUSE_WORDS = english.words(
  "subjectPronoun",
  "demonstrative",
  "interrogative",
  "subordinator",
  "auxiliary",
  "modal",
);
/** The head of a subject that announces something instead of naming a term: "The reason is a ...". */
export const ANNOUNCING_HEADS = english.words("announcingHead");
const DEFINING_VERBS = english.words("definingVerb");
/** "is also", "is simply". */
const isAdverb = (word: string): boolean =>
  /ly$/.test(word) || word === "both" || english.words("adverb").has(word);
/** People are introduced ("Ada Lind is a chemist"), not defined. */
const PROFESSION = new RegExp(`(?<!\\p{L})${alternatives(phrasesOfAll("profession"))}${WORD_END}`, "iu");
/** How far into the predicate the profession is looked for, in words. */
const PROFESSION_WORDS = 9;

export const MAX_SUBJECT_WORDS = 12;
export const MAX_READ_WORDS = 40;

export function isEnglishDefinition(text: string): boolean {
  const at = text
    .split(/\s+/, MAX_SUBJECT_WORDS + 1)
    .findIndex((word, index) => index > 0 && DEFINING_VERBS.has(word.toLowerCase()));
  if (at < 1) return false;
  const words = text.split(/\s+/, MAX_READ_WORDS);
  const subject = words.slice(0, at);
  let rest = words.slice(at + 1);
  while (isAdverb(rest[0] ?? "")) rest = rest.slice(1);
  if (rest.length < MIN_PREDICATE_WORDS || !isTerm(subject) || isBiography(subject, rest)) return false;
  const verb = (words[at] ?? "").toLowerCase();
  return /^(?:is|are)$/.test(verb) ? isClassGiven(rest) : isExplained(verb, rest, subject);
}

/** A noun phrase that can be a term: no clause, no pointer, no announcement, no ranking. */
function isTerm(subject: readonly string[]): boolean {
  const words = subject.map((word) => bare(word).toLowerCase());
  if (POINTERS.has(words[0] ?? "") || subject.some((word) => /^[–—-]$/.test(word))) return false;
  if (words.some((word) => CLAUSE_WORDS.has(word) || RANKING.has(word))) return false;
  // "The cost of a permit is": the head comes before the first preposition.
  const preposition = words.findIndex((word) => PREPOSITIONS.has(word));
  const head = words[(preposition > 0 ? preposition : words.length) - 1] ?? "";
  if (subject.length > 1 && ANNOUNCING_HEADS.has(head)) return false;
  // "CPVC, a plastic, is ..." closes its aside with a comma; "First, water is ..." doesn't.
  return !/[,;:]$/.test(subject[0] ?? "") || /,$/.test(subject.at(-1) ?? "");
}

const PERSON_NAME = /^(?!(?:The|A|An|Our) )\p{Lu}[\p{L}'’.-]*,?(?: \p{Lu}[\p{L}'’.-]*,?){1,4}$/u;
const IN_BRACKETS = / \([^)]*\)/g;

/** "Ada Lind is a chemist": a capitalized name and a role. */
export function isBiography(subject: readonly string[], rest: readonly string[]): boolean {
  return (
    PERSON_NAME.test(subject.join(" ").replace(IN_BRACKETS, "")) &&
    PROFESSION.test(rest.slice(0, PROFESSION_WORDS).join(" "))
  );
}

/** After another verb than "is". */
function isExplained(verb: string, rest: readonly string[], subject: readonly string[]): boolean {
  const first = bare(rest[0] ?? "");
  if (verb.startsWith("refer")) return first === "to";
  if (verb === "stands") return first === "for";
  if (verb.startsWith("consist")) return first === "of";
  if (verb.startsWith("involve")) return /ing$/.test(first);
  if (verb.startsWith("describe")) return /term|word|concept|name/i.test(subject.join(" "));
  return verb.startsWith("denote") || isMeaning(rest, subject.length);
}

/** "Mulching means covering the soil". After a longer subject, "you" begins a consequence instead. */
function isMeaning(rest: readonly string[], subjectWords: number): boolean {
  const first = rest[0] ?? "";
  if (/^(?:an?|the|to|any)$/i.test(first) || /ing$/.test(first) || /^["“]/.test(first)) return true;
  return subjectWords === 1 && /^(?:you|that)$/i.test(first);
}
