/**
 * Puts the best passage of the person's page beside that of a competitor, with what only the other one has. An estimate: it
 * says which page is on the topic, and nothing about which of two such pages an engine would choose (decision 022).
 */
import { figuresIn } from "../../facts/numbers/numbers.ts";
import { shareOfQuery } from "../../facts/passages/on-topic.ts";
import {
  bestPassages,
  passageText,
  type RankedPassage,
  type ReadPassage,
} from "../../facts/passages/page-passages.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { monthNames } from "../../language/month-names.ts";
import { alternatives } from "../../language/phrase-pattern.ts";
import { lowerWords, wordsOf } from "../../language/words.ts";
import type { FitStep } from "./fit-steps.ts";
import { lexiconOfReading, type SiteReading } from "./page-reading.ts";
import { type TopicFit, topicFit } from "./topic-fit.ts";

export const LACKS = ["terms", "numbers", "dates", "comparison", "opening"] as const;
type Lack = { kind: (typeof LACKS)[number]; text: string; words: string[] };

type DuelSide = { url: string; passage: string; heading: string | null; step: FitStep };
export type Duel = {
  own: DuelSide;
  rival: DuelSide;
  /** Only where one of the two pages is off topic; `even` otherwise. */
  winner: "own" | "rival" | "even";
  verdict: string;
  /** What the competitor's passage has and the person's own lacks. */
  lacks: Lack[];
};

const MAX_WORDS = 6;
/** Several times what passages have. A page's heading may be of any length, and two pages are compared while others wait. */
const MAX_COMPARED_CHARS = 4_000;
const MONTHS = monthNames("en").map((name) => name.slice(0, 3));
const DATE = new RegExp(
  `\\b(?:(?:19|20)\\d\\d|${alternatives(MONTHS)}[a-z]*\\.? \\d{1,2}(?:, \\d{4})?)\\b`,
  "gi",
);
const compares = (text: string, lexicon: Lexicon): boolean =>
  lexicon.cues(lowerWords(text)).some(({ cue }) => cue === "comparison");

/** Null where there is no other page, or one of the pages has no text. */
export function passageDuel(query: string, own: SiteReading, rivals: readonly SiteReading[]): Duel | null {
  const pages = [own, ...rivals];
  const [ours, ...others] = bestPassages(
    query,
    pages.map(({ passages }) => passages),
  ).map((best, at) => sideOf(query, pages[at], best));
  const rival = others
    .filter((side) => side !== null)
    .toSorted((one, other) => other.relevance - one.relevance)[0];
  if (!ours || !rival) return null;
  const winner = winnerOf(ours.side.step, rival.side.step);
  return {
    own: ours.side,
    rival: rival.side,
    winner,
    verdict: verdictOf(ours.side.step, rival.side.step),
    lacks:
      winner === "own" ? [] : lacksOf(query, { better: rival.side, worse: ours.side }, lexiconOfReading(own)),
  };
}

function winnerOf(own: FitStep, rival: FitStep): Duel["winner"] {
  if ((own === "off") === (rival === "off")) return "even";
  return own === "off" ? "rival" : "own";
}

function verdictOf(own: FitStep, rival: FitStep): string {
  if (own === "off" && rival === "off") return "Neither page is about this query.";
  if (own === "off") return "Only the competitor's page is about this query.";
  if (rival === "off") return "Only your page is about this query.";
  if (own !== "answers" && rival !== "answers") return "Neither page answers this query in one passage.";
  return "Both pages are about this query. Their text alone can't tell which one an engine would cite.";
}

function sideOf(query: string, page: SiteReading | undefined, best: RankedPassage | null) {
  if (!page || !best) return null;
  const fit = topicFit(query, page);
  const { text, heading } = shownPassage(page, fit) ?? best.passage;
  const side: DuelSide = { url: page.url, passage: text, heading, step: fit.step };
  return { relevance: best.relevance, side };
}

/** The passage that the table of topic fit shows, whole: the same page must not be judged by two passages on one screen. */
const shownPassage = ({ passages }: SiteReading, { passage }: TopicFit): ReadPassage | null =>
  passage === null ? null : (passages.find(({ text }) => text.includes(passage.replace(/…$/, ""))) ?? null);

function lacksOf(
  query: string,
  { better, worse }: { better: DuelSide; worse: DuelSide },
  lexicon: Lexicon,
): Lack[] {
  const asked = new Set(lexicon.stemsOfText(query));
  const theirs = comparedText(better);
  const ours = comparedText(worse);
  const held = new Set(lexicon.stemsOfText(ours));
  const terms = distinct(
    wordsOf(theirs).filter((word) => {
      const stem = lexicon.stem(word);
      return stem !== null && asked.has(stem) && !held.has(stem);
    }),
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
  // Comparing words are worth something only to who asks for a comparison.
  if (compares(query, lexicon) && compares(theirs, lexicon) && !compares(ours, lexicon))
    found.push({
      kind: "comparison",
      text: "The other passage uses comparing words; this one does not.",
      words: [],
    });
  const opens = (text: string) => shareOfQuery(query, firstSentence(text), lexicon) >= MIN_OPENING_SHARE;
  if (opens(better.passage) && !opens(worse.passage))
    found.push({
      kind: "opening",
      text: "The other passage's first sentence has at least half of the query's words; this one's does not.",
      words: [],
    });
  return found;
}

const comparedText = ({ passage, heading }: DuelSide): string =>
  passageText({
    text: passage.slice(0, MAX_COMPARED_CHARS),
    heading: heading?.slice(0, MAX_COMPARED_CHARS) ?? null,
  });

const MIN_OPENING_SHARE = 0.5;
const firstSentence = (text: string): string => text.split(/(?<=[.!?。！？])\s*/u)[0] ?? "";
const distinct = (words: readonly string[]): string[] =>
  [...new Map(words.map((word) => [word.toLowerCase(), word])).values()].slice(0, MAX_WORDS);
const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(", ");
