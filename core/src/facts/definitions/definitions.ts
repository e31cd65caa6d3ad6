/** Sentences that say what a thing is. */

import { isQuestion } from "../../language/is-question.ts";
import { stopWordsOf } from "../../language/language-pack.ts";
import { foreignPacks, phrasesOfAll } from "../../language/packs/all.ts";
import { alternatives, WORD_END, WORD_START } from "../../language/phrase-pattern.ts";
import type { Sentence, Text } from "../text/text.ts";
import { EVALUATION, MIN_PREDICATE_WORDS, RELATIVE } from "./class-given.ts";
import {
  ANNOUNCING_HEADS,
  isBiography,
  isEnglishDefinition,
  MAX_READ_WORDS,
  MAX_SUBJECT_WORDS,
} from "./english-definition.ts";

/** "In computing, a thread is ...": where the term is used comes first. */
const SCOPE = /^(?:In|On|For|Within) [^,.;]{2,40}, /u;

/** Whether the sentence names a term and says what it is. People are introduced, not defined. */
export function isDefinition(text: string): boolean {
  if (isQuestion(text)) return false;
  return isEnglishDefinition(text.replace(SCOPE, "")) || isGlossaryEntry(text) || isForeignDefinition(text);
}

/** A class of things, then what sets the term apart: "policy that", "tactics where". */
const CLASS_AND_DIFFERENCE = `(?:\\p{L}[\\p{L}-]*\\s){1,6}${alternatives([...RELATIVE])}\\s`;
const TERM = '[\\p{Lu}"“][^\\s.:!?]*(?: [^\\s.:!?]+){0,3}';
/** "Gap cover: a policy that ...", "Phishing: These are messages that ...". */
const GLOSSARY = new RegExp(
  `^${TERM}\\s?:\\s+(?:any|these are|(?:(?:this|it) is |it['’]s )?an?)\\s${CLASS_AND_DIFFERENCE}`,
  "iu",
);
const isGlossaryEntry = (text: string): boolean =>
  text.includes(":") &&
  GLOSSARY.test(text) &&
  !EVALUATION.has((/:\s+\S+\s(\S+)/.exec(text)?.[1] ?? "").toLowerCase());

const FOREIGN = foreignPacks.map((pack) => {
  const finite = pack.words("asks.yesNo");
  const verbs = pack.phrases("auxiliary").filter((word) => finite.has(word));
  const inTerm = new Set([...pack.words("article", "preposition")]);
  return {
    defining: new RegExp(
      definingPattern(pack.phrases("defining"), pack.phrases("isThe"), pack.phrases("classNoun")),
      "iu",
    ),
    pointers: new Set([...stopWordsOf(pack)].filter((word) => !inTerm.has(word))),
    notInTerm: new Set([...verbs, ...pack.words("negation", "interrogative", "announcingHead", "ranking")]),
    evaluation: pack.words("evaluation", "modal"),
  };
});

/** A defining phrase, or "is the" with a class of things ahead: "ist der Durchschnitt". Elided articles end in "'". */
function definingPattern(
  phrases: readonly string[],
  isThe: readonly string[],
  classes: readonly string[],
): string {
  const plain = `${alternatives(phrases)}(?:(?<=['’])|${WORD_END})`;
  const ranked = `${alternatives(isThe)}(?:(?<=['’])|\\s)(?=(?:\\p{L}+\\s){0,2}${alternatives(classes)}${WORD_END})`;
  return `${WORD_START}(?:${isThe.length === 0 ? plain : `${ranked}|${plain}`})`;
}

/** Most sentences have no phrase of any language: one search tells. */
const ANY_DEFINING = new RegExp(
  `${WORD_START}${alternatives(phrasesOfAll("defining", "isThe"))}(?:(?<=['’])|${WORD_END})`,
  "iu",
);

/** A subject of twelve words fits. */
const MAX_SUBJECT_LENGTH = 160;

/** Languages share some phrases ("significa"), so each language that knows the phrase must accept the sentence. */
function isForeignDefinition(text: string): boolean {
  const opening = text.slice(0, MAX_SUBJECT_LENGTH);
  if (!ANY_DEFINING.test(opening)) return false;
  const readings = FOREIGN.flatMap((language) => {
    const match = language.defining.exec(opening);
    return match && match.index > 0 ? [isDefinedIn(language, text, match)] : [];
  });
  return readings.length > 0 && readings.every((isDefined) => isDefined);
}

function isDefinedIn(language: (typeof FOREIGN)[number], text: string, match: RegExpExecArray): boolean {
  const before = text.slice(0, match.index).trim();
  const subject = before.split(/\s+/);
  const after = text.slice(match.index + match[0].length);
  const rest = after.trim().split(/\s+/, MAX_READ_WORDS);
  if (subject.length > MAX_SUBJECT_WORDS || rest.length < MIN_PREDICATE_WORDS) return false;
  if (/[:;]/.test(before) || isBiography(subject, rest)) return false;
  const words = subject.map((word) => word.toLowerCase().replace(/[^\p{L}'’-]/gu, ""));
  if (language.pointers.has(words[0] ?? "") || words.some((word) => language.notInTerm.has(word)))
    return false;
  return !language.evaluation.has((rest[0] ?? "").toLowerCase().replace(/[^\p{L}-]/gu, ""));
}

/** A longer sentence holds more than a definition. */
const MAX_WORDS = 45;

export function readDefinitions(text: Text, defines: (text: string) => boolean = isDefinition): Sentence[] {
  return text.sections.flatMap(({ heading, sentences }) =>
    sentences.filter((sentence, at) => {
      if (sentence.words.length > MAX_WORDS) return false;
      if (defines(sentence.text)) return true;
      return definesNamedTerm(sentence, sentences[at - 1], heading !== null);
    }),
  );
}

/** "It's a package policy that ...", right after the term was named. */
const POINTED = new RegExp(
  `^(?:(?:It|This)(?:\\sis|['’]s)\\san?|(?:They|These)(?:\\sare|['’]re))\\s${CLASS_AND_DIFFERENCE}`,
  "u",
);

/** The heading names the term where the sentence opens its section; a question before it names it anywhere. */
function definesNamedTerm({ text }: Sentence, before: Sentence | undefined, hasHeading: boolean): boolean {
  if (!POINTED.test(text)) return false;
  const first = (/^(?:\S+['’]\p{L}+|\S+\s\S+)\s(?:an?\s)?(\S+)/u.exec(text)?.[1] ?? "").toLowerCase();
  if (EVALUATION.has(first) || ANNOUNCING_HEADS.has(first)) return false;
  return before ? /^what\b.*\?$/i.test(before.text) : hasHeading;
}
