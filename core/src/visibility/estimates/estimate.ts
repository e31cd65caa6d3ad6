/**
 * A score without asking an engine: how well the page's closest passage matches the query, whether the engine's search may
 * read it, and the page's section scores. An estimate, not a measurement: the weights come from the studies in the
 * evidence ledger, not from our own citation counts.
 */

import { shareOfQuery } from "../../facts/passages/on-topic.ts";
import { passageText, type ReadPassage } from "../../facts/passages/page-passages.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { leansBack } from "../../sentences/leans-back.ts";
import { cuedSentence } from "../../sentences/sentence.ts";
import { ENGINE_NAMES } from "../engines.ts";
import type { MonitoredEngine } from "../ratings.ts";
import {
  type BestPassage,
  describeEstimate,
  FACTORS,
  MAX_QUOTABLE_WORDS,
  type Obstacle,
} from "./estimate-text.ts";
import { lexiconOfReading, type PageFactors, type SiteReading } from "./page-reading.ts";

/** How much each kind of page quality counts for an engine; each row sums to 1. As of November 2026. */
const FACTOR_WEIGHTS: Record<MonitoredEngine, PageFactors> = {
  perplexity: { freshness: 0.3, authority: 0.4, structure: 0.2, technical: 0.1 },
  openai: { freshness: 0.15, authority: 0.55, structure: 0.15, technical: 0.15 },
  gemini: { freshness: 0.15, authority: 0.45, structure: 0.25, technical: 0.15 },
};
const PARTS = { passage: 0.5, headings: 0.15, quotable: 0.1, factors: 0.25 };
/** A page that the engine's search may not read is hardly ever cited. */
const BLOCKED_FACTOR = 0.1;
/** Below this share of the query in the closest passage, the page is about something else. */
const OFF_TOPIC = { below: 0.2, cap: 3 };
/** A first sentence with fewer of the query's words does not open with the answer. */
const MIN_OPENING_SHARE = 0.5;

type Estimate = { score: number; analysis: string };

export function bestPassageOf(query: string, reading: SiteReading): BestPassage | null {
  const lexicon = lexiconOfReading(reading);
  let best: BestPassage | null = null;
  for (const passage of reading.passages) {
    const share = shareOfQuery(query, passageText(passage), lexicon);
    // A passage on a page that otherwise lacks the query's words is more likely a chance hit.
    const fit = share * (0.6 + 0.4 * reading.coverage.page);
    if (best && fit < best.fit) continue;
    const obstacles = obstaclesOf(query, passage, lexicon);
    // Of two that match equally, the one that is easier to quote; otherwise the earlier one.
    if (!best || fit > best.fit || obstacles.length < best.obstacles.length)
      best = { passage, share, fit, obstacles };
  }
  return best;
}

/** What keeps the passage from being quoted on its own. */
function obstaclesOf(query: string, { text }: ReadPassage, lexicon: Lexicon): Obstacle[] {
  const [first = ""] = text.split(/(?<=[.!?。！？])\s*/u);
  const found: Obstacle[] = [];
  if (text.split(/\s+/).length > MAX_QUOTABLE_WORDS) found.push("long");
  if (leansBack(cuedSentence(first, lexicon.pack))) found.push("refers-back");
  if (shareOfQuery(query, first, lexicon) < MIN_OPENING_SHARE) found.push("late-answer");
  return found;
}

/** `why`: why the engine is not measured, in a sentence. */
export function estimateFor(
  engine: MonitoredEngine,
  query: string,
  reading: SiteReading,
  why = `We did not ask ${ENGINE_NAMES[engine]}.`,
): Estimate {
  const best = bestPassageOf(query, reading);
  const fit = best?.fit ?? 0;
  const weights = FACTOR_WEIGHTS[engine];
  const quality = FACTORS.reduce((sum, name) => sum + weights[name] * reading.factors[name], 0);
  const raw =
    10 *
    (PARTS.passage * fit +
      PARTS.headings * reading.coverage.headings +
      PARTS.quotable * Number(best?.obstacles.length === 0) +
      PARTS.factors * quality);
  const onTopic = fit < OFF_TOPIC.below ? Math.min(raw, OFF_TOPIC.cap) : raw;
  const score = Math.round(onTopic * (reading.access[engine].allowed ? 1 : BLOCKED_FACTOR) * 10) / 10;
  return { score, analysis: describeEstimate(engine, reading, { best, why }) };
}
