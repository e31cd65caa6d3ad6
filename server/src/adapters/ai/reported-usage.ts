/** What a reply says that it cost. A server may report anything, so figures that can't be true count as not reported. */
import type { AiUsage } from "../../ports/ai/answer-engine.ts";

/** Several times what the largest call of any vendor takes. */
const MAX_TOKENS = 10_000_000;
const MAX_SEARCHES = 1_000;
const MAX_DOLLARS = 100;

export const UNKNOWN_USAGE: AiUsage = {
  inputTokens: null,
  outputTokens: null,
  searches: null,
  costUsd: null,
};

const isCount = (value: number | null, max: number): boolean =>
  value === null || (Number.isInteger(value) && value >= 0 && value <= max);
const isAmount = (value: number | null): boolean => value === null || (value >= 0 && value <= MAX_DOLLARS);

/** One impossible figure makes all of them unknown, so that the hold on the budget stays. */
export function reportedUsage(usage: AiUsage): AiUsage {
  const { inputTokens, outputTokens, searches, costUsd } = usage;
  const isPossible =
    isCount(inputTokens, MAX_TOKENS) &&
    isCount(outputTokens, MAX_TOKENS) &&
    isCount(searches, MAX_SEARCHES) &&
    isAmount(costUsd);
  return isPossible ? usage : UNKNOWN_USAGE;
}

/** A sum with a negative part isn't known, even if the other parts outweigh it. */
export const sumOfCounts = (counts: readonly number[]): number =>
  counts.some((count) => count < 0) ? Number.NaN : counts.reduce((sum, count) => sum + count, 0);
