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

/** What one call is charged to: the site's day, its user's share of that day, and its request. */
export const PURSES = ["day", "user", "request"] as const;
export type Purse = (typeof PURSES)[number];
/** A call for the operator is charged to no user. */
export type Purses = { [Name in Purse]: Name extends "user" ? Charge | null : Charge };
type Charge = { key: string; limitUsd: number };
/** A day is a day in UTC. */
export const dayPurse = (now: Date): string => `day:${now.toISOString().slice(0, 10)}`;
/** All visitors together have the share of one user. */
export const userPurse = (now: Date, userId: string | null): string =>
  `user:${userId ?? "visitors"}:${now.toISOString().slice(0, 10)}`;
type Hold = { keys: string[]; usd: number };

export type AiBudget = {
  /** All purses or none, exactly: parallel calls never hold more than a limit. */
  hold(purses: Purses, usd: number, now: Date): Promise<{ hold: Hold } | { empty: Purse }>;
  /** Corrects a hold to what was spent. */
  settle(hold: Hold, usd: number): Promise<void>;
  /** Spent and held. */
  spent(key: string): Promise<number>;
  sweep(now: Date): Promise<void>;
};
