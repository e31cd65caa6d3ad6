/** Whether a sentence makes sense away from the sentences around it. */
import type { Cue } from "../language/roles.ts";
import { leansBack } from "./leans-back.ts";
import { isProse } from "./prose.ts";
import { type CuedSentence, hasCue, placesOf, startsWith } from "./sentence.ts";

const MIN_WORDS = 7;
const MAX_WORDS = 45;
const ENDS = /[.。]["”’»)\]]*(?:\[\d{1,3}\])*$/u;
const BEGINS = /^[(]?[\p{Lu}\p{Lo}\d$€£]/u;
/** The author speaks of himself, says what will follow, or asks for something else than reading. */
const ASIDES: readonly Cue[] = ["singularSelf", "announcement", "callToAction"];
/** An addition this late adds to something in the sentence itself. */
const MAX_ADDING_PLACE = 5;

/**
 * It can be quoted alone: it is complete, names its subject, and is about the topic instead of the page. On labelled pages it
 * accepts 66% of the sentences that readers chose as answers, and 29% of those that nobody should quote.
 */
export function isQuotable(sentence: CuedSentence): boolean {
  const { text, words, kind, isBeforeList } = sentence;
  if (!isProse(sentence) || kind === "quote" || isBeforeList) return false;
  if (words.length < MIN_WORDS || words.length > MAX_WORDS) return false;
  if (!ENDS.test(text) || !BEGINS.test(text) || hasOpenMark(text)) return false;
  if (ASIDES.some((cue) => hasCue(sentence, cue)) || placesOf(sentence, "aboutPage").length > 0) return false;
  if (leansBack(sentence) || startsWith(sentence, "introduced")) return false;
  const adds = placesOf(sentence, "adding").some((at) => at <= MAX_ADDING_PLACE);
  return !adds && !hasLooseThing(sentence) && !hasLoosePerson(sentence);
}

/** A bracket or quotation that is opened and not closed was cut in two. */
function hasOpenMark(text: string): boolean {
  const count = (sign: string) => text.split(sign).length - 1;
  return count("(") !== count(")") || count("“") !== count("”") || count('"') % 2 === 1;
}

/** A pronoun this late has its noun before it in the sentence. */
const WORDS_BEFORE_PRONOUN = 4;
/** "It is usually best": so many words after "it" its meaning shows. */
const WORDS_OF_JUDGEMENT = 3;

/** "In winter they freeze"; in "it is best to empty them", "it" refers to nothing. */
export function hasLooseThing(sentence: CuedSentence): boolean {
  const judged = placesOf(sentence, "judgement");
  return placesOf(sentence, "thing").some(
    (at) =>
      at < WORDS_BEFORE_PRONOUN && !judged.some((place) => place > at && place <= at + WORDS_OF_JUDGEMENT),
  );
}

/** The one who is spoken of opens the sentence, by first and last name. */
const FULL_NAME = /^\p{Lu}[\p{L}.]+ \p{Lu}/u;

const hasLoosePerson = (sentence: CuedSentence): boolean =>
  placesOf(sentence, "person").length > 0 && !FULL_NAME.test(sentence.text);
