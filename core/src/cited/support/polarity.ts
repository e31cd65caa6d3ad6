/** Whether two sentences deny the same things. */
import {
  AFTER_LIMITING_DENIAL,
  DENIALS,
  DENIED_AS_A_WHOLE,
  DENYING_PHRASES,
  LACKS,
  REPEATED_DENIALS,
} from "../../language/denials.ts";
import { lowerWords } from "../../language/words.ts";

type StemOf = (word: string) => string | null;
/** The stems that a denial applies to; `head` is the one that it applies to first. */
type Denial = { head: string | null; scope: readonly string[] };
type Said = { text: string; stems: ReadonlySet<string> };

/** Words with a meaning that a denial reaches. */
const REACH = 3;
const CLAUSES = /[;:()?!]|,\s(?=\p{L})|\s[-–—]\s/u;

export function denialsOf(text: string, stemOf: StemOf): Denial[] {
  return text.split(CLAUSES).flatMap((clause) => {
    const words = lowerWords(clause);
    const places = words.flatMap((_, at) => (isDenial(words, at) ? [at] : []));
    // "You can't start without a card" says that you need one.
    const isTakenBack = places.length === 2 && LACKS.has(words[places[1] ?? 0] ?? "");
    return isTakenBack ? [] : places.map((at) => denialAt(words, at, stemOf));
  });
}

function isDenial(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  if (DENYING_PHRASES.has(`${word} ${next}`)) return true;
  if (isLimit(words, at)) return false;
  if (REPEATED_DENIALS.has(word) && words.slice(Math.max(0, at - REACH), at).some((one) => DENIALS.has(one)))
    return false;
  return DENIALS.has(word) || /n't$/.test(word);
}

/** "no more than 12": a comparison, and a number right after it. */
const isLimit = (words: readonly string[], at: number): boolean =>
  words.slice(at + 1, at + 3).some((word) => AFTER_LIMITING_DENIAL.has(word)) &&
  words.slice(at + 2, at + 5).some((word) => /^\d/.test(word));

function denialAt(words: readonly string[], at: number, stemOf: StemOf): Denial {
  const after = stemsOf(words.slice(at + 1), stemOf, REACH);
  const isWhole = words.slice(at + 1, at + 3).some((word) => DENIED_AS_A_WHOLE.has(word));
  if (isWhole) return { head: null, scope: stemsOf(words, stemOf, words.length) };
  if (after.length > 0) return { head: after[0] ?? null, scope: after };
  return { head: null, scope: stemsOf(words.slice(0, at).toReversed(), stemOf, 1) };
}

function stemsOf(words: readonly string[], stemOf: StemOf, most: number): string[] {
  const stems: string[] = [];
  for (const word of words) {
    const stem = stemOf(word);
    if (stem !== null) stems.push(stem);
    if (stems.length >= most) break;
  }
  return stems;
}

/** `unclear`: only one of them denies something, or they deny different things. */
export type Polarity = "same" | "opposite" | "unclear";

/** Two denials in one sentence cancel each other. */
export function comparePolarity(claim: Said, page: Said, stemOf: StemOf): Polarity {
  const here = denialsOf(claim.text, stemOf);
  const there = denialsOf(page.text, stemOf);
  if (here.length === 0 && there.length === 0) return "same";
  if (here.length === 0 || there.length === 0) {
    const [denials, stems] = here.length === 0 ? [there, claim.stems] : [here, page.stems];
    if (denials.length % 2 === 0) return "unclear";
    return touches(denials, stems) ? "opposite" : "unclear";
  }
  if (here.length % 2 !== there.length % 2) return "opposite";
  if (sharedScope(here, there) >= MIN_SHARED_SCOPE) return "same";
  if (isOpen(here, there, page.stems) || isOpen(there, here, claim.stems)) return "opposite";
  const denied = new Set(there.flatMap(({ scope }) => scope));
  return touches(here, denied) ? "same" : "unclear";
}

/** Two sentences that deny the same two words deny the same, whichever verb stands between. */
const MIN_SHARED_SCOPE = 2;

function sharedScope(here: readonly Denial[], there: readonly Denial[]): number {
  const denied = new Set(there.flatMap(({ scope }) => scope));
  return new Set(here.flatMap(({ scope }) => scope).filter((stem) => denied.has(stem))).size;
}

const touches = (denials: readonly Denial[], stems: ReadonlySet<string>): boolean =>
  denials.some(({ scope }) => scope.some((stem) => stems.has(stem)));

/** One side denies a word that the other side uses without denying it. */
const isOpen = (denials: readonly Denial[], others: readonly Denial[], stems: ReadonlySet<string>): boolean =>
  denials.some(
    ({ head }) => head !== null && stems.has(head) && !others.some(({ scope }) => scope.includes(head)),
  );
