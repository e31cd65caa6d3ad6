/** The sentences that explain an estimated score. */
import { SECTION_TITLE, type Section } from "../../contract/analysis-result.ts";
import type { ReadPassage } from "../../facts/passages/page-passages.ts";
import { ENGINE_NAMES } from "../engines.ts";
import type { MonitoredEngine } from "../ratings.ts";
import type { PageFactors, SiteReading } from "./page-reading.ts";

export type Obstacle = "long" | "refers-back" | "late-answer";
/** `share`: of the query's words; `fit`: that share, lowered where the rest of the page lacks the query's words. */
export type BestPassage = { passage: ReadPassage; share: number; fit: number; obstacles: Obstacle[] };

/** A longer passage is rarely quoted whole. */
export const MAX_QUOTABLE_WORDS = 90;

export const FACTORS = ["freshness", "authority", "structure", "technical"] as const;

const FACTOR_SECTIONS: Record<keyof PageFactors, Section> = {
  freshness: "content_freshness",
  authority: "content_authority",
  structure: "content_structure",
  technical: "technical_implementation",
};

const OBSTACLE_TEXTS: Record<Obstacle, string> = {
  long: `It is longer than ${MAX_QUOTABLE_WORDS} words.`,
  "refers-back": "It starts with a word that refers back, such as this or it.",
  "late-answer": "Its first sentence has less than half of the query's words.",
};

/** `why`: the sentence that says why the engine was not measured. */
export function describeEstimate(
  engine: MonitoredEngine,
  { access, factors }: SiteReading,
  { best, why }: { best: BestPassage | null; why: string },
): string {
  const { allowed, reason } = access[engine];
  const blocked = `${ENGINE_NAMES[engine]}'s search crawler may not read or quote this page (${reason}).`;
  return [
    `${why} This score is estimated from the page.`,
    ...(allowed ? [] : [blocked]),
    ...describePassage(best),
    lowestSection(factors),
  ].join(" ");
}

function describePassage(best: BestPassage | null): string[] {
  if (!best || best.share === 0) return ["No passage on the page contains a word from the query."];
  const share = Math.round(best.share * 100);
  return [
    `The closest passage contains ${share}% of the query's words: “${opening(best.passage.text)}”`,
    ...best.obstacles.map((obstacle) => OBSTACLE_TEXTS[obstacle]),
  ];
}

function lowestSection(factors: PageFactors): string {
  const [first, ...rest] = FACTORS;
  const lowest = rest.reduce<keyof PageFactors>(
    (low, name) => (factors[name] < factors[low] ? name : low),
    first,
  );
  const score = Math.round(factors[lowest] * 100);
  return `Lowest section score: ${SECTION_TITLE[FACTOR_SECTIONS[lowest]]} (${score} of 100).`;
}

const MAX_OPENING_LENGTH = 160;
/** A cut at a space this early would leave too little of the passage. */
const MIN_OPENING_LENGTH = 40;

export function opening(text: string): string {
  if (text.length <= MAX_OPENING_LENGTH) return text;
  const cut = text.slice(0, MAX_OPENING_LENGTH);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > MIN_OPENING_LENGTH ? space : MAX_OPENING_LENGTH)}…`;
}
