/** Which sentences make a key point: complete, about the question, and neither an order nor an aside. */

import { english } from "../../language/packs/en.ts";
import { alternatives, phrasePattern } from "../../language/phrase-pattern.ts";
import type { Cue } from "../../language/roles.ts";
import { mayAnswer } from "../../reading/sentences/candidates.ts";
import { isOrder } from "../../sentences/orders.ts";
import { isQuotable } from "../../sentences/quotable.ts";
import type { SourceSentence } from "./context.ts";

const MIN_WORDS = 9;
const MAX_WORDS = 32;
/** Below this a sentence is about something else. */
const MIN_VERIFIED = 0.06;
const MAX_NEVER_QUOTE = 0.4;

/** Adds to a point that isn't in the list. */
const ALSO = phrasePattern("also");
/** "Price: ...", formulas, sentences about one reader's case or a search, and what the text is about to refute. */
const BEFORE_YOU = alternatives([...english.words("subordinator", "preposition")]);
const NO_POINT = new RegExp(
  `^[^.!?]{2,30}:\\s|[=→•]|https?:|^(?:${BEFORE_YOU} )?(?:you|your|you['’]\\w+)\\b|\\b(?:myths?|misconceptions?|search(?:es|ing)? for)\\b`,
  "i",
);
const NO_POINT_CUES: ReadonlySet<Cue> = new Set<Cue>([
  "announcement",
  "callToAction",
  "disclosure",
  "credit",
  "promotion",
]);
const MIN_COVER = 0.05;

export function isKeyPoint(one: SourceSentence): boolean {
  const { candidate, text, length, id } = one;
  if (!candidate || id === null || length < MIN_WORDS || length > MAX_WORDS || !isQuotable(one.cued))
    return false;
  // An order is part of a procedure; alone it doesn't sum anything up.
  if (isOrder(one.cued) || ALSO.test(text) || NO_POINT.test(text)) return false;
  if (candidate.line.cues.some(({ cue }) => NO_POINT_CUES.has(cue)) || !mayAnswer(candidate)) return false;
  const { verified, neverQuote, features } = candidate;
  return features.fit.cover >= MIN_COVER && verified >= MIN_VERIFIED && neverQuote <= MAX_NEVER_QUOTE;
}

/** A first name alone, where the page introduces the person by both names elsewhere. */
export function namesByHalf(text: string, page: string): boolean {
  const [, first = ""] = /^(\p{Lu}\p{Ll}{2,})(?:['’]s)? \p{Ll}/u.exec(text) ?? [];
  return first !== "" && new RegExp(`(?<!\\p{L})${first} \\p{Lu}\\p{Ll}+`, "u").test(page);
}

const MIN_HOST_LETTERS = 5;
const MAX_NAME_WORDS = 5;

/** Begins with the name of the site's owner: a key point of an article isn't what its publisher sells. */
export function namesPublisher(text: string, address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "";
  const name = (host.split(".").at(-2) ?? "").replace(/[^a-z]/g, "");
  const words = text
    .replace(/^(?:at|the|with) /i, "")
    .toLowerCase()
    .split(/[^a-z]+/);
  const starts = words.slice(0, MAX_NAME_WORDS).map((_, at) => words.slice(0, at + 1).join(""));
  return name.length >= MIN_HOST_LETTERS && starts.includes(name);
}
