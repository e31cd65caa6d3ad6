/**
 * Whether a page is about a query, from its text alone, in three steps: an estimate that tells on-topic from off-topic pages,
 * but can't order the pages that are on the topic (decision 022). That is why it has no decimals and names no winner.
 */
import { passageText, type ReadPassage } from "../../facts/passages/page-passages.ts";
import { isStopWord, stem, wordsOf } from "../../facts/text/words.ts";
import { MONITORED, type MonitoredEngine } from "../ratings.ts";
import { bestPassageOf } from "./estimate.ts";
import { type BestPassage, MAX_QUOTABLE_WORDS, type Obstacle, opening } from "./estimate-text.ts";
import type { SiteReading } from "./page-reading.ts";

export const FIT_STEPS = ["off", "on", "answers"] as const;
export type FitStep = (typeof FIT_STEPS)[number];
export const FIT_LABEL: Record<FitStep, string> = {
  off: "Off topic",
  on: "On topic",
  answers: "Answers it",
};

export type TopicFit = {
  step: FitStep;
  /** The best passage and the heading above it; null where the page is off topic. */
  passage: string | null;
  heading: string | null;
  /** What the passage lacks, one sentence each; empty where it answers the query. */
  lacks: string[];
  /** Engines whose search crawler may not read or quote the page, and the rule that says so. */
  blocked: { engine: MonitoredEngine; reason: string | null }[];
};

/**
 * From 125 labelled pages, each with its own two questions and one of another page: 97% of a page's own questions reach
 * this, and 3% of the others'. Half the words would lose 6% of the own questions.
 */
const MIN_SHARE_ON_TOPIC = 0.4;
const MAX_WORDS = 6;

const OBSTACLES: Record<Obstacle, string> = {
  long: `It is longer than ${MAX_QUOTABLE_WORDS} words.`,
  "refers-back": "It starts with a word that refers back, such as this or it.",
  "late-answer": "Its first sentence has less than half of the query's words.",
};
/** Said where the words are all there, and still no sentence could be lifted as the answer. */
const NO_SENTENCE = "No single sentence answers the query.";

/** A page answers the query where the reading is sure of a sentence; the query's words alone don't show that. */
export function topicFit(query: string, reading: SiteReading): TopicFit {
  const best = bestPassageOf(query, reading);
  const blocked = MONITORED.flatMap((engine) =>
    reading.access[engine].allowed ? [] : [{ engine, reason: reading.access[engine].reason }],
  );
  if (!best || best.share < MIN_SHARE_ON_TOPIC)
    return { step: "off", passage: null, heading: null, lacks: [sharedWords(query, best)], blocked };
  const answer = reading.answer ?? null;
  if (answer)
    return {
      step: "answers",
      passage: opening(answer),
      heading: headingOf(answer, reading),
      lacks: [],
      blocked,
    };
  const { text, heading } = best.passage;
  return { step: "on", passage: opening(text), heading, lacks: lacksOf(query, best), blocked };
}

/** A search of an engine's: only whether a passage is about it, since the page was read for another question. */
export const searchFit = (search: string, reading: SiteReading): TopicFit =>
  topicFit(search, { ...reading, answer: null });

const headingOf = (sentence: string, { passages }: SiteReading): string | null =>
  passages.find(({ text }) => text.includes(sentence))?.heading ?? null;

function lacksOf(query: string, { passage, obstacles }: BestPassage): string[] {
  const { missing } = wordsBeside(query, passage);
  const found = [
    ...(missing.length > 0 ? [`It doesn't mention ${quoted(missing)}.`] : []),
    ...obstacles.map((obstacle) => OBSTACLES[obstacle]),
  ];
  return found.length > 0 ? found : [NO_SENTENCE];
}

function sharedWords(query: string, best: BestPassage | null): string {
  const { found } = best ? wordsBeside(query, best.passage) : { found: [] };
  if (found.length === 0) return "No passage has a word from the query.";
  return `Its closest passage shares only ${quoted(found)} with the query.`;
}

/** The query's words as they were typed, by whether the passage has them. */
function wordsBeside(query: string, passage: ReadPassage): { found: string[]; missing: string[] } {
  const held = new Set(wordsOf(passageText(passage)).map(stem));
  const asked = [...new Set(wordsOf(query).filter((word) => !isStopWord(word)))];
  return {
    found: asked.filter((word) => held.has(stem(word))),
    missing: asked.filter((word) => !held.has(stem(word))),
  };
}

const quoted = (words: readonly string[]): string =>
  words
    .slice(0, MAX_WORDS)
    .map((word) => `“${word}”`)
    .join(", ");
