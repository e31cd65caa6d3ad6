/** An engine that searches the web and answers with its sources. Asked verbatim: what is measured is the engine, not our prompt. */

import type { Span } from "@citeworthy/core/visibility/answers/mentions";
import type { EngineId } from "@citeworthy/core/visibility/engines";

export const AI_PURPOSES = ["analysis", "competitors", "article", "monitor", "generator", "test"] as const;
export type AiPurpose = (typeof AI_PURPOSES)[number];

/** Who pays: the request whose budget is charged (a job's id), what for, and whose it is. */
export type Spending = { purpose: AiPurpose; requestId: string; userId: string | null };

/** The caller names what the reply depends on; engine, model and shape are added. Without it nothing is cached. */
export type Caching = { key: string; seconds: number };

export type AiUsage = {
  inputTokens: number | null;
  outputTokens: number | null;
  searches: number | null;
  /** As reported by the vendor; `null` where it reports none. */
  costUsd: number | null;
};

export type Citation = {
  /** Without tracking marks; where a redirect could not be resolved, the redirect. */
  url: string;
  /** The redirect that the engine gave for it. */
  via: string | null;
  /** Without `www.`; also known where only a redirect is. */
  host: string;
  title: string | null;
  snippet: string | null;
  /** From 1: the cited ones in the order in which the answer uses them, then what was only retrieved. */
  position: number;
  /** Its place in the engine's own list of what it read, from 1; null where that list doesn't have it. */
  rank: number | null;
  /** `false`: the engine read it and did not use it. */
  cited: boolean;
  /** Where in the text it is cited: the words it supports, or the mark beside them. */
  spans: Span[];
};

export type EngineAnswer = {
  engine: EngineId;
  /** As configured, and as the vendor says it served. */
  model: string;
  servedModel: string | null;
  text: string;
  citations: Citation[];
  /** `false`: answered from memory, which says nothing about being found. */
  searched: boolean;
  /** `false`: the engine names what it cites and not what else it read. */
  listsRetrieved: boolean;
  /** What the engine searched for, word for word; empty where it doesn't say. */
  searches: string[];
  usage: AiUsage;
  /** HTML of the engine's own search suggestions, which its terms ask to show; only ever in a sandboxed frame. */
  attribution: string | null;
  /** The kept reply that this was read from. */
  replyId: string | null;
  cached: boolean;
};

type EngineQuestion = {
  query: string;
  spending: Spending;
  cache?: Caching;
  signal?: AbortSignal;
};

export type AnswerEngine = {
  id: EngineId;
  model: string;
  /** `false`: it has no search at all, so its answers are memory. */
  searches: boolean;
  /** Fails with an AppError `ai/...`; a cut, empty or refused answer is a failure, never a miss. */
  ask(question: EngineQuestion): Promise<EngineAnswer>;
};
