/**
 * Words that decide how much a statement claims, by what they do. They are compared between a statement and the words it rests
 * on, in English; other languages have the roles "denial" and "absolute" of their packs.
 */
import { splitPhrases } from "./phrase-table.ts";

const CLAIM_WORDS = {
  /** Beside a number: "about 40", "up to 40", "40 or more". */
  amount: `
    about, around, almost, nearly, roughly, approximately, up to, at least, at most, more than, less than,
    fewer than, over, under, only, below, above, minimum, maximum, as low as, as much as, or more, or less, well under`,
  /** How many are meant. */
  quantity: "some, most, many, few, several, half, part of, a lot of, lots of, the majority of, majority of",
  /** All or nothing. */
  absolute:
    "all, every, everyone, everything, always, entirely, completely, guaranteed, must, exactly, any, each",
  /** "may work" is less than "works". */
  possibility: "may, might, could, can, possibly, perhaps, maybe, likely, probably, reportedly, supposedly",
  /** Advice, not a fact. */
  advice: "should, ought to, recommended",
  /** How often. */
  frequency:
    "usually, often, sometimes, typically, generally, rarely, mostly, occasionally, seldom, normally",
  /** What has to be so first. */
  condition: "if, unless, except, provided, only if, only when, as long as",
  /** Which way a comparison goes. */
  direction: `
    more, less, fewer, better, worse, higher, lower, larger, smaller, bigger, cheaper, faster, slower, easier, harder, longer,
    shorter, earlier, later, before, after, above, below, increase, increases, decrease, decreases, raise, raises, reduce,
    reduces, first, last`,
  /** The end of a scale. */
  superlative: `
    best, worst, most, least, highest, lowest, largest, smallest, biggest, greatest, cheapest, fastest, slowest, easiest,
    hardest, longest, shortest, newest, oldest, strongest, weakest, safest, simplest, latest, earliest, closest, favorite,
    favourite, number one`,
} as const;

export type ClaimRole = keyof typeof CLAIM_WORDS;

export const claimPhrases = (role: ClaimRole): readonly string[] => splitPhrases(CLAIM_WORDS[role]);

/** They hold a "no" or "not" and deny nothing. */
export const NOT_DENYING = splitPhrases(
  "no matter, not only, no doubt, no wonder, whether or not, or not, why not, not to mention, no. 1, no 1",
);

/** They join what is said; leaving them out or in changes nothing. */
export const JOINING = new Set(
  splitPhrases(`
    include, includes, including, included, use, uses, using, used, get, gets, make, makes, making, thing, things, way, ways,
    need, needs, want, also, such, example, i.e, e.g, consider, follow, following, offer, offers, provide, provides, like,
    go, goes, come, comes, keep, take, takes, give, gives, know, see, look, help, helps, let, lets, allow, allows`),
);

/** "most" after one of these is a superlative: "the most useful", not "most shops". */
export const BEFORE_SUPERLATIVE = new Set(
  splitPhrases("the, its, their, our, my, your, his, her, second, third"),
);

/** Between an amount and what it is for: "$25 a month". */
export const FOR_EACH = new Set(splitPhrases("a, an, per, each, every"));

/** Before these a new clause begins, after a comma or without one. */
export const BETWEEN_CLAUSES = splitPhrases("but, while, whereas");
export const AFTER_COMMA = splitPhrases("and, or, which, so, then");
/** They join clauses or single words. */
export const JOINING_BOTH = splitPhrases("and, or, but, while, whereas, then");

/** Signs of amounts as words. */
export const SPELLED_SIGNS: ReadonlyMap<string, string> = new Map([
  ["percent", "%"],
  ["dollars", "$"],
  ["euros", "€"],
  ["pounds", "£"],
]);
