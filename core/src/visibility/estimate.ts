/**
 * What can be said without asking an engine: how well the page's best passage fits the query, whether the engine's search
 * may read it, and what kind of page it is. A judgement, not a measurement: the weights rest on the studies of the ledger
 * and on no citation counts of our own.
 */
import { ENGINE_NAMES } from "./engines.ts";
import {
  type PageFactors,
  type PageReading,
  passageText,
  type ReadPassage,
  shareOfQuery,
} from "./page-reading.ts";
import type { MonitoredEngine } from "./ratings.ts";

export const ESTIMATE_VERSION = "2026-11";

/** How much each kind of page quality counts for an engine; each row sums to 1. As of November 2026. */
const FACTOR_WEIGHTS: Record<MonitoredEngine, PageFactors> = {
  perplexity: { freshness: 0.3, authority: 0.4, structure: 0.2, technical: 0.1 },
  openai: { freshness: 0.15, authority: 0.55, structure: 0.15, technical: 0.15 },
  gemini: { freshness: 0.15, authority: 0.45, structure: 0.25, technical: 0.15 },
};
const PARTS = { passage: 0.5, headings: 0.15, liftable: 0.1, factors: 0.25 };
/** A page that search may not read is hardly ever cited. */
const REFUSED = 0.1;
/** Less than this share of the query in the best passage: the page is about something else. */
const OFF_TOPIC = { below: 0.2, cap: 3 };
const LIFTABLE_WORDS = 90;
const LEANS_BACK =
  /^(?:this|that|these|those|it|they|he|she|such|as (?:mentioned|noted|above)|however|but|and|so)\b/i;

export type Estimate = { score: number; analysis: string };
export type BestPassage = { passage: ReadPassage; fit: number; liftable: boolean };

export function bestPassageOf(query: string, { passages, coverage }: PageReading): BestPassage | null {
  let best: BestPassage | null = null;
  for (const passage of passages) {
    const share = shareOfQuery(query, passageText(passage));
    // A passage on a page that otherwise lacks the query's words is more likely a chance hit.
    const fit = share * (0.6 + 0.4 * coverage.page);
    if (!best || fit > best.fit) best = { passage, fit, liftable: isLiftable(query, passage) };
  }
  return best;
}

function isLiftable(query: string, { text }: ReadPassage): boolean {
  const [first = ""] = text.split(/(?<=[.!?。！？])\s*/u);
  return (
    text.split(/\s+/).length <= LIFTABLE_WORDS && !LEANS_BACK.test(text) && shareOfQuery(query, first) >= 0.5
  );
}

/** `why`: why the engine is not measured, in a sentence. */
export function estimateFor(
  engine: MonitoredEngine,
  query: string,
  reading: PageReading,
  why = `${ENGINE_NAMES[engine]} was not asked.`,
): Estimate {
  const best = bestPassageOf(query, reading);
  const fit = best?.fit ?? 0;
  const weights = FACTOR_WEIGHTS[engine];
  const quality = FACTORS.reduce((sum, name) => sum + weights[name] * reading.factors[name], 0);
  const raw =
    10 *
    (PARTS.passage * fit +
      PARTS.headings * reading.coverage.headings +
      PARTS.liftable * Number(best?.liftable ?? false) +
      PARTS.factors * quality);
  const onTopic = fit < OFF_TOPIC.below ? Math.min(raw, OFF_TOPIC.cap) : raw;
  const score = Math.round(onTopic * (reading.access[engine].allowed ? 1 : REFUSED) * 10) / 10;
  return { score, analysis: describe(engine, reading, { best, why }) };
}

const FACTORS = ["freshness", "authority", "structure", "technical"] as const;
const FACTOR_WORDS: Record<(typeof FACTORS)[number], string> = {
  freshness: "how fresh it is",
  authority: "who stands behind it",
  structure: "how it is structured",
  technical: "how well a machine can read it",
};

function describe(
  engine: MonitoredEngine,
  { access, factors }: PageReading,
  { best, why }: { best: BestPassage | null; why: string },
): string {
  const name = ENGINE_NAMES[engine];
  const { allowed, reason } = access[engine];
  const said = [`${why} This is estimated from the page.`];
  if (!allowed) said.push(`${name}'s search may not read or quote the page (${reason}), which weighs most.`);
  if (!best || best.fit === 0) said.push("No passage of the page holds a word of the query.");
  else {
    said.push(
      `The passage that fits best holds ${Math.round(best.fit * 100)}% of the query: “${opening(best.passage.text)}”`,
    );
    if (!best.liftable)
      said.push(
        "It does not stand on its own: it is long, leans on what comes before, or opens without the answer.",
      );
  }
  const weakest = FACTORS.toSorted((one, other) => factors[one] - factors[other])[0];
  if (weakest)
    said.push(
      `The page's weakest side is ${FACTOR_WORDS[weakest]} (${Math.round(factors[weakest] * 100)} of 100).`,
    );
  return said.join(" ");
}

const LONGEST = 160;
function opening(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(" ") > 40 ? cut.lastIndexOf(" ") : LONGEST)}…`;
}

const MOST_QUOTABLE = 5;
const QUOTABLE = 0.35;

/** Passages most likely to be quoted, in the page's own words. */
export function quotablePassages(query: string, reading: PageReading): string[] {
  return reading.passages
    .map((passage) => ({ passage, share: shareOfQuery(query, passageText(passage)) }))
    .filter(({ share }) => share * (0.6 + 0.4 * reading.coverage.page) >= QUOTABLE)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_QUOTABLE)
    .map(({ passage }) => opening(passage.text));
}
