/** The result of a monitor run: the specification's object, plus how sure each figure is and where it comes from. */

import type { Provenance } from "../contract/analysis-result.ts";
import type { KeptCitation } from "./answers/kept-answer.ts";
import type { Span } from "./answers/mentions.ts";
import type { Outcome } from "./answers/outcome.ts";
import type { Duel } from "./estimates/duel.ts";
import type { TopicFit } from "./estimates/topic-fit.ts";
import type { Interval } from "./interval.ts";
import type { MonitoredEngine } from "./ratings.ts";
import type { EngineSearch } from "./search-board.ts";

/** One site on one engine. */
export type Cell = {
  /** 0 to 10. */
  relevanceScore: number;
  provenance: Provenance;
  /** k of n: answers that cite the site, and answers that count. Both 0 where nothing was measured. */
  cited: number;
  counted: number;
  /** Shares, 0 to 1; null where nothing was measured. */
  interval: Interval | null;
  outcomes: Partial<Record<Outcome, number>>;
  /** Position-adjusted word share over the answers that cite anything, 0 to 1; null where there are none. */
  wordShare: number | null;
  /** Why it is not measured, or what left the count. */
  note: string | null;
};

export type EnginePart = Cell & { analysis: string };

/** Beside the person's own cell; null where one of the two was not measured. */
export type Versus = "ahead" | "behind" | "alike" | null;

export type CompetitorRow = {
  name: string;
  url: string;
  perplexityScore: number;
  chatgptScore: number;
  geminiScore: number;
  cells: Record<MonitoredEngine, Cell>;
  /** Estimated from the page; null where the page could not be read, which `unread` explains. */
  fit: TopicFit | null;
  unread: string | null;
  versus: Record<MonitoredEngine, Versus>;
};

export type ShownAnswer = {
  engine: MonitoredEngine;
  model: string;
  /** From 1. */
  sample: number;
  text: string;
  /** What the engine said instead of an answer. */
  failure: string | null;
  citations: KeptCitation[];
  attribution: string | null;
  /** What it means for each site: the person's own first, then the competitors in their order. */
  standings: { outcome: Outcome; mentions: Span[] }[];
};

export type VisibilityResult = {
  url: string;
  query: string;
  timestamp: string;
  contentMetadata: { title: string; wordCount: number };
  aiAnalysis: {
    perplexity: EnginePart & { mentions: string[] };
    openai: EnginePart & { quotes: string[] };
    gemini: EnginePart & { mentions: string[] };
  };
  mode: "live" | "mixed" | "estimate";
  /** How often each engine was asked; 0 where none could be. */
  sampleSize: number;
  interval: Record<MonitoredEngine, Interval | null>;
  provenance: Record<MonitoredEngine, Provenance>;
  /** The mean of the three engines. Where some were measured, an engine that wasn't counts as 0. */
  averageScore: number;
  /** Estimated from the page: whether it is about the query and answers it. */
  fit: TopicFit;
  /** What the engines searched for; empty where none says. */
  searches: EngineSearch[];
  /** Given by the server; one use pays for the whole run. */
  run: string;
  competitors: CompetitorRow[];
  /** Competitors that were left out, and why. */
  skipped: { url: string; reason: string }[];
  answers: ShownAnswer[];
  duel: Duel | null;
};
