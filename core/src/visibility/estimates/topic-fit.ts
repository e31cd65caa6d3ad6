/**
 * Whether a page is about a query, from its text alone, in three steps: an estimate that tells on-topic from off-topic pages,
 * but can't order the pages that are on the topic (decision 022). That is why it has no decimals and names no winner.
 */
import { isOnTopic } from "../../facts/passages/on-topic.ts";
import { passageText, type ReadPassage } from "../../facts/passages/page-passages.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { wordsOf } from "../../language/words.ts";
import { MONITORED, type MonitoredEngine } from "../ratings.ts";
import { bestPassageOf } from "./estimate.ts";
import { type BestPassage, MAX_QUOTABLE_WORDS, type Obstacle, opening } from "./estimate-text.ts";
import type { FitStep } from "./fit-steps.ts";
import { lexiconOfReading, type SiteReading } from "./page-reading.ts";

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
  const lexicon = lexiconOfReading(reading);
  const blocked = MONITORED.flatMap((engine) =>
    reading.access[engine].allowed ? [] : [{ engine, reason: reading.access[engine].reason }],
  );
  if (!best || !isOnTopic(query, reading, lexicon))
    return { step: "off", passage: null, heading: null, lacks: [sharedWords(query, best, lexicon)], blocked };
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
  return { step: "on", passage: opening(text), heading, lacks: lacksOf(query, best, lexicon), blocked };
}

/** A search of an engine's: only whether a passage is about it, since the page was read for another question. */
export const searchFit = (search: string, reading: SiteReading): TopicFit =>
  topicFit(search, { ...reading, answer: null });

const headingOf = (sentence: string, { passages }: SiteReading): string | null =>
  passages.find(({ text }) => text.includes(sentence))?.heading ?? null;

function lacksOf(query: string, { passage, obstacles }: BestPassage, lexicon: Lexicon): string[] {
  const { missing } = wordsBeside(query, passage, lexicon);
  const found = [
    ...(missing.length > 0 ? [`It doesn't mention ${quoted(missing)}.`] : []),
    ...obstacles.map((obstacle) => OBSTACLES[obstacle]),
  ];
  return found.length > 0 ? found : [NO_SENTENCE];
}

function sharedWords(query: string, best: BestPassage | null, lexicon: Lexicon): string {
  const { found } = best ? wordsBeside(query, best.passage, lexicon) : { found: [] };
  if (found.length === 0) return "No passage has a word from the query.";
  return `Its closest passage shares only ${quoted(found)} with the query.`;
}

/** The query's words as they were typed, by whether the passage has them. */
function wordsBeside(
  query: string,
  passage: ReadPassage,
  { stem, stemsOfText }: Lexicon,
): { found: string[]; missing: string[] } {
  const held = new Set(stemsOfText(passageText(passage)));
  const asked = [...new Map(wordsOf(query).map((word) => [word, stem(word)]))];
  const words = (isHeld: boolean) =>
    asked.flatMap(([word, found]) => (found !== null && held.has(found) === isHeld ? [word] : []));
  return { found: words(true), missing: words(false) };
}

const quoted = (words: readonly string[]): string =>
  words
    .slice(0, MAX_WORDS)
    .map((word) => `“${word}”`)
    .join(", ");
