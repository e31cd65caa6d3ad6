/** What the operator can see of the AI layer, and how its tables are kept small. */
import { DAY_MS } from "@citeworthy/core/time";
import { type AiBudget, type AiCallFilter, type AiCallLog, dayPurse } from "../../ports/ai/ai-call-log.ts";
import type { AiCache, AiReplies } from "../../ports/ai/ai-memory.ts";
import type { Clock } from "../../ports/runtime/clock.ts";

type AiBooksDeps = {
  clock: Clock;
  callLog: AiCallLog;
  budget: AiBudget;
  cache: AiCache;
  replies: AiReplies;
  /** Of when our prices are. */
  pricesAsOf: string;
  keepRepliesDays: number;
};

export type AiUsageQuery = {
  days: number;
  before?: { at: Date; id: string };
} & Pick<AiCallFilter, "engine" | "purpose" | "userId">;

const PAGE = 50;

/** For admins: sums by engine and purpose, the latest calls, and what is left of today's budget. */
export async function readAiUsage(
  deps: AiBooksDeps & { perDayUsd: number },
  { days, before, ...which }: AiUsageQuery,
) {
  const to = deps.clock.now();
  const filter = { ...which, from: new Date(to.getTime() - days * DAY_MS), to };
  const [totals, calls, spentUsd] = await Promise.all([
    deps.callLog.totals(filter),
    deps.callLog.list(filter, { limit: PAGE, ...(before && { before }) }),
    deps.budget.spent(dayPurse(to)),
  ]);
  return { totals, calls, today: { spentUsd, limitUsd: deps.perDayUsd }, pricesAsOf: deps.pricesAsOf };
}

export async function tidyAiTables({ clock, budget, cache, replies, keepRepliesDays }: AiBooksDeps) {
  const now = clock.now();
  await budget.sweep(now);
  await cache.sweep(now);
  await replies.forgetBefore(new Date(now.getTime() - keepRepliesDays * DAY_MS));
}
