/** Sentences that greet, announce, praise or ask to be shared: an editor strikes them, and nothing of the text is lost. */
import { FILLER_SIGNS } from "../language/filler-signs.ts";
import { isQuestion } from "../language/is-question.ts";
import { phraseFinder } from "../language/phrase-finder.ts";
import type { Cue, PhraseRole } from "../language/roles.ts";
import { type CuedSentence, phraseAt, placesOf, startsWith } from "./sentence.ts";

export type FillerKind = "greeting" | "announcement" | "call";

/** A longer sentence says something besides. */
const MAX_LENGTH = 260;
const MAX_GREETING_WORDS = 14;

/** Disclosures stay: the law asks for them. */
export function fillerKind(sentence: CuedSentence): FillerKind | null {
  if (sentence.text.length >= MAX_LENGTH) return null;
  if (greets(sentence)) return "greeting";
  if (pleads(sentence)) return "call";
  return announces(sentence) ? "announcement" : null;
}

const greets = (sentence: CuedSentence): boolean =>
  startsWith(sentence, "greeting") &&
  sentence.words.length <= MAX_GREETING_WORDS &&
  /[!.]$/.test(sentence.text) &&
  !/\d/.test(sentence.text);

/** The word after "please", "and", "don't forget to". */
function afterPolite(sentence: CuedSentence): number {
  let at = 0;
  for (let length = phraseAt(sentence, "polite", 0); length > 0; length = phraseAt(sentence, "polite", at))
    at += length;
  return at;
}

/** "Please also share this", "to learn more, click here". */
function pleads(sentence: CuedSentence): boolean {
  const pleas = placesOf(sentence, "plea");
  return pleas.includes(afterPolite(sentence)) || pleas.some((place) => sentence.words[place + 1] === "here");
}

/** "we compare three kinds—full, half and none": it announces, and it names the things too. */
const NAMES_THINGS = /[—–:(][^—–:()]*,[^—–:()]*\b(?:and|or)\b|,[^,]{2,60},[^,]{0,60}\b(?:and|or)\b/;

/** Longer questions and suggestions say something. */
const MAX_SHORT_WORDS = 14;

function announces(sentence: CuedSentence): boolean {
  if (NAMES_THINGS.test(sentence.text)) return false;
  const isShort = sentence.words.length <= MAX_SHORT_WORDS;
  if (startsWith(sentence, "hook") && isQuestion(sentence.text)) return isShort;
  const opens = placesOf(sentence, "emptyOpening").includes(afterPolite(sentence));
  // "Let's start with the way that is easiest, because ..." says something.
  if (opens) return isShort || !/\blet['’]s\b/i.test(sentence.text);
  const isWooing =
    /^(?:if|when|we|we['’]ve)\b/i.test(sentence.text) && placesOf(sentence, "rightPlace").length > 0;
  return isWooing || speaksOfItself(sentence);
}

const MAX_WORDS_BEFORE_PIECE = 4;

/** "This short guide covers", "our tutorial will". */
function speaksOfItself(sentence: CuedSentence): boolean {
  if (!startsWith(sentence, "demonstrative") && !startsWith(sentence, "pluralSelf")) return false;
  const verbs = new Set(placesOf(sentence, "announcing"));
  return placesOf(sentence, "piece").some((at) => at <= MAX_WORDS_BEFORE_PIECE && verbs.has(at + 1));
}

const MAX_WORDS_BEFORE_VERB = 3;
const SPEAKERS: readonly PhraseRole[] = ["thing", "singularSelf", "pluralSelf", "you"];

/** "It also covers": goes with the sentence that announced. */
export const continuesAnnouncement = (sentence: CuedSentence): boolean =>
  /^\((?:and|or|but)\b/i.test(sentence.text) ||
  (SPEAKERS.some((role) => startsWith(sentence, role)) &&
    placesOf(sentence, "announcing").some((at) => at > 0 && at <= MAX_WORDS_BEFORE_VERB));

export type Emptiness = FillerKind | "question" | "phrase" | "praise";

/** Only near its beginning does a cue say what the whole sentence is. */
const MAX_CUE_PLACE = 3;
const opensWith = ({ cues }: CuedSentence, cue: Cue) =>
  cues.some((match) => match.cue === cue && match.at <= MAX_CUE_PLACE && match.length > 1);

const MIN_PRAISE = 2;

/** What a sentence does instead of telling something; null where it may tell something. */
export function emptinessOf(sentence: CuedSentence): Emptiness | null {
  if (isQuestion(sentence.text)) return "question";
  const filler = fillerKind(sentence);
  if (filler) return filler;
  if (opensWith(sentence, "announcement")) return "announcement";
  if (opensWith(sentence, "filler")) return "phrase";
  return sentence.cues.filter(({ cue }) => cue === "promotion").length >= MIN_PRAISE ? "praise" : null;
}

const findSigns = phraseFinder(FILLER_SIGNS);
const MAX_SIGN_PLACE = 10;

/** It speaks to its readers: no proof by itself, but enough where someone calls the sentence filler. */
export const speaksToReaders = ({ words, text }: CuedSentence): boolean =>
  text.length < MAX_LENGTH && !/\d/.test(text) && findSigns(words).some(({ at }) => at <= MAX_SIGN_PLACE);
