/** Whether the words after "is" or "are" name the class of a thing. */
import { stopWordsOf } from "../../language/language-pack.ts";
import { english } from "../../language/packs/en.ts";
import { alternatives, endings, WORD_END } from "../../language/phrase-pattern.ts";

const SUBJECTS = english.words("subjectPronoun");
/** After "is a": praise or an aside, not a class of things. */
export const EVALUATION = english.words("evaluation", "quantifier", "adverb", "modal");
/** The subject is compared or ranked, not defined. */
export const RANKING = english.words("ranking");
/** After "is" these open no class of things: "is so ...", "is aware ...". */
const NOT_A_CLASS = new Set([...stopWordsOf(english), ...english.words("notClass")]);
/** After "is the": classes under which terms are explained. */
const CLASS_AHEAD = new RegExp(
  `^(?:\\p{L}+ ){0,2}${alternatives(english.phrases("classNoun"))}${WORD_END}`,
  "iu",
);

/** "A heap is big" says too little to define; "a pile of waste" is enough. */
export const MIN_PREDICATE_WORDS = 2;

export const bare = (word: string): string => word.replace(/^["“„«'‘(*]+|["”»'’),.;:*]+$/gu, "");

/** After "is" or "are". */
export function isClassGiven(rest: readonly string[]): boolean {
  const [first = "", second = "", third = ""] = rest.map(bare);
  if (/^(?:when|where|how)$/i.test(first))
    return second !== "to" && !SUBJECTS.has(second.toLowerCase().replace(/['’].*$/u, ""));
  if (/^(?:defined|known)$/i.test(first)) return /^as$/i.test(second);
  if (/^(?:used|designed)$/i.test(first)) return /^(?:to|for)$/i.test(second);
  if (/^short$/i.test(first)) return /^for$/i.test(second);
  if (/^(?:an?|any)$/i.test(first)) return rest.length > MIN_PREDICATE_WORDS && !isPraise(second, third);
  if (/^the$/i.test(first)) return isClassAfterThe(rest.slice(1).map(bare));
  return isClassWithoutArticle(rest);
}

const COMPLAINTS = english.words("complaint");

const isPraise = (first: string, second: string): boolean =>
  EVALUATION.has(first.toLowerCase()) ||
  (/ly$/.test(first) && EVALUATION.has(second.toLowerCase())) ||
  COMPLAINTS.has(second.toLowerCase());

/** The most words between "the" and "that". */
const MAX_WORDS_AFTER_THE = 7;

/** "the process of ...", "the star scores that appear in ..."; "the best scores that ..." ranks. */
function isClassAfterThe(rest: readonly string[]): boolean {
  const ahead = rest.slice(0, MAX_WORDS_AFTER_THE).map((word) => word.toLowerCase());
  const ranks = (word: string) =>
    RANKING.has(word) || EVALUATION.has(word) || /(?:.{3}est|one|same)$/.test(word);
  if (ahead.slice(0, 3).some(ranks)) return false;
  return CLASS_AHEAD.test(ahead.join(" ")) || ahead.slice(1).some((word) => /^(?:that|which)$/.test(word));
}

const ADJECTIVE = new RegExp(`${endings(english.phrases("adjectiveEnding"))}$`, "i");
/** "coffee that", "waste kept", "a policy where": after a noun they tell it from others. */
export const RELATIVE = new Set(["that", ...english.words("interrogative", "participle")]);
const MAX_WORDS_TO_RELATIVE = 4;
/** "coffee steeped in": the participle follows the noun at once, or nearly. */
const MAX_WORDS_TO_PARTICIPLE = 2;

/** "Cold brew is coffee that steeps in cold water": a class without an article, then what sets the term apart. */
function isClassWithoutArticle(rest: readonly string[]): boolean {
  const first = rest[0] ?? "";
  if (!/^\p{Ll}{3,}$/u.test(first) || /(?:ed|ly|ing)$/.test(first)) return false;
  if (NOT_A_CLASS.has(first) || EVALUATION.has(first)) return false;
  const at = rest
    .slice(1, 1 + MAX_WORDS_TO_RELATIVE)
    .findIndex(
      (word, index) =>
        RELATIVE.has(word) || (index < MAX_WORDS_TO_PARTICIPLE && /^\p{Ll}{3,}ed$/u.test(word)),
    );
  const noun = rest[at] ?? "";
  return at >= 0 && /^\p{L}+$/u.test(noun) && !ADJECTIVE.test(noun) && !NOT_A_CLASS.has(noun.toLowerCase());
}
