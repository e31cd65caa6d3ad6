/** Records of the AI layer: each attempt with its cost, and the budgets that are checked before it. */

import type { EngineId } from "@citeworthy/core/visibility/engines";
import type { ErrorCode } from "../../errors.ts";
import type { AiPurpose, AiUsage, Spending } from "./answer-engine.ts";

/** `vendor`: reported. `prices`: tokens times our dated table. `none`: nothing was bought. `unknown` is not nothing. */
export type CostBasis = "vendor" | "prices" | "none" | "unknown";

export type AiCall = Spending &
  Omit<AiUsage, "costUsd"> & {
    at: Date;
    engine: EngineId;
    model: string;
    servedModel: string | null;
    kind: "ask" | "write";
    costUsd: number | null;
    costBasis: CostBasis;
    outcome: "ok" | "cached" | ErrorCode;
    durationMs: number;
    replyId: string | null;
  };
export type StoredAiCall = AiCall & { id: string };

export type AiTotal = {
  engine: EngineId;
  purpose: AiPurpose;
  calls: number;
  failures: number;
  cached: number;
  inputTokens: number;
  outputTokens: number;
  searches: number;
  costUsd: number;
  /** Calls whose cost nobody knows; they are not in the sum. */
  unpriced: number;
};

export type AiCallFilter = {
  from: Date;
  to: Date;
  engine?: EngineId;
  purpose?: AiPurpose;
  userId?: string;
};

export type AiCallLog = {
  record(call: AiCall): Promise<void>;
  /** Newest first; `before` pages on from an earlier answer. */
  list(
    filter: AiCallFilter,
    page: { limit: number; before?: { at: Date; id: string } },
  ): Promise<StoredAiCall[]>;
  totals(filter: AiCallFilter): Promise<AiTotal[]>;
};

/** The two purses of one call. `day` and `request` are keys; limits are in dollars. */
type Purses = { day: string; dayLimitUsd: number; request: string; requestLimitUsd: number };
/** A day is a day in UTC. */
export const dayPurse = (now: Date): string => `day:${now.toISOString().slice(0, 10)}`;
type Hold = { day: string; request: string; usd: number };

export type AiBudget = {
  /** Both purses or neither, exactly: parallel calls never hold more than the limit. */
  hold(purses: Purses, usd: number, now: Date): Promise<{ hold: Hold } | { empty: "day" | "request" }>;
  /** Corrects a hold to what was spent. */
  settle(hold: Hold, usd: number): Promise<void>;
  /** Spent and held. */
  spent(key: string): Promise<number>;
  sweep(now: Date): Promise<void>;
};
