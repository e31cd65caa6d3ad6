/** Compares the closest passage of one page with the closest of other pages, and lists what the weaker one lacks. An estimate. */
import { figuresIn } from "../facts/numbers.ts";
import { passageIndex } from "../facts/passage-index.ts";
import { isStopWord, stem, wordsOf } from "../facts/words.ts";
import { type PageReading, passageText, type ReadPassage, shareOfQuery } from "./page-reading.ts";

export const LACKS = ["terms", "numbers", "dates", "comparison", "opening"] as const;
export type Lack = { kind: (typeof LACKS)[number]; text: string; words: string[] };

export type DuelSide = { url: string; passage: string; heading: string | null; relevance: number };
export type Duel = {
  /** All pages, the one with the closest passage first. */
  order: { url: string; relevance: number }[];
  own: DuelSide;
  rival: DuelSide;
  winner: "own" | "rival" | "even";
  /** What the stronger passage has and the weaker one lacks; empty where the two are equal. */
  lacks: Lack[];
};

/** Passages closer than this match the query equally well. */
const EVEN = 0.02;
const MOST_WORDS = 6;
const DATE =
  /\b(?:(?:19|20)\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:, \d{4})?)\b/gi;
const COMPARING = /\b(?:than|vs\.?|versus|compared|whereas|instead of|rather than|while|both|either)\b/i;

/** Null where there is no other page, or one of the pages has no text. */
export function passageDuel(query: string, own: PageReading, rivals: readonly PageReading[]): Duel | null {
  const pages = [own, ...rivals];
  const pool = pages.flatMap((page, at) => page.passages.map((passage) => ({ at, passage })));
  const scores = passageIndex(pool.map(({ passage }) => passageText(passage))).relevance(query);
  const best = pages.map((page, at) => bestOf(page, at, pool, scores));
  const [ours, ...others] = best;
  const rival = others
    .filter((side) => side !== null)
    .toSorted((one, other) => other.relevance - one.relevance)[0];
  if (!ours || !rival) return null;
  const gap = ours.relevance - rival.relevance;
  const winner = Math.abs(gap) < EVEN ? "even" : gap > 0 ? "own" : "rival";
  const [better, worse] = winner === "own" ? [ours, rival] : [rival, ours];
  return {
    order: best
      .filter((side) => side !== null)
      .map(({ url, relevance }) => ({ url, relevance }))
      .toSorted((one, other) => other.relevance - one.relevance),
    own: ours,
    rival,
    winner,
    lacks: winner === "even" ? [] : lacksOf(query, better, worse),
  };
}

type Pooled = { at: number; passage: ReadPassage };

function bestOf(page: PageReading, at: number, pool: Pooled[], scores: number[]): DuelSide | null {
  let best: DuelSide | null = null;
  for (const [place, entry] of pool.entries()) {
    const relevance = Math.round((scores[place] ?? 0) * 1000) / 1000;
    if (entry.at !== at || (best && relevance <= best.relevance)) continue;
    best = { url: page.url, passage: entry.passage.text, heading: entry.passage.heading, relevance };
  }
  return best;
}

function lacksOf(query: string, better: DuelSide, worse: DuelSide): Lack[] {
  const asked = new Set(wordsOf(query).map(stem));
  const theirs = passageText({ text: better.passage, heading: better.heading });
  const ours = passageText({ text: worse.passage, heading: worse.heading });
  const held = new Set(wordsOf(ours).map(stem));
  const terms = distinct(
    wordsOf(theirs).filter((word) => !isStopWord(word) && asked.has(stem(word)) && !held.has(stem(word))),
  );
  const numbers = distinct(figuresIn(theirs)).filter((figure) => !ours.includes(figure));
  const dates = distinct(theirs.match(DATE) ?? []);
  const found: Lack[] = [];
  if (terms.length > 0)
    found.push({ kind: "terms", text: `Query words missing here: ${quoted(terms)}.`, words: terms });
  if (numbers.length > 0 && figuresIn(ours).length < figuresIn(theirs).length)
    found.push({
      kind: "numbers",
      text: `Numbers only the other passage has: ${numbers.join(", ")}.`,
      words: numbers,
    });
  if (dates.length > 0 && !ours.match(DATE))
    found.push({
      kind: "dates",
      text: `The other passage gives a date (${dates.join(", ")}); this one does not.`,
      words: dates,
    });
  if (COMPARING.test(theirs) && !COMPARING.test(ours))
    found.push({
      kind: "comparison",
      text: "The other passage uses comparing words; this one does not.",
      words: [],
    });
  if (opens(query, better.passage) && !opens(query, worse.passage))
    found.push({
      kind: "opening",
      text: "The other passage's first sentence has at least half of the query's words; this one's does not.",
      words: [],
    });
  return found;
}

const opens = (query: string, text: string): boolean =>
  shareOfQuery(query, text.split(/(?<=[.!?。！？])\s*/u)[0] ?? "") >= 0.5;
const distinct = (words: readonly string[]): string[] =>
  [...new Map(words.map((word) => [word.toLowerCase(), word])).values()].slice(0, MOST_WORDS);
const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(", ");
