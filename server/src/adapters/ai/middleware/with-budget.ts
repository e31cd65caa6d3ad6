import type { EngineId } from "@citeworthy/core/visibility/engines";
import { type AiBudget, dayPurse, type Purse, userPurse } from "../../../ports/ai/ai-call-log.ts";
import type { AiPurpose, AiUsage } from "../../../ports/ai/answer-engine.ts";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import type { Call, CallReply, CallRequest } from "../call.ts";
import { costOf, type PriceTable, worstCost } from "../prices.ts";
import { VendorFailure } from "../vendor-failure.ts";

export type BudgetLimits = {
  perDayUsd: number;
  perUserUsd: number;
  perRequestUsd: Record<AiPurpose, number>;
};
type Options = {
  engine: EngineId;
  model: string;
  prices: PriceTable;
  budget: AiBudget;
  limits: BudgetLimits;
  clock: Clock;
  log: Log;
};

const EMPTY = {
  day: "ai/day-budget",
  user: "ai/user-budget",
  request: "ai/request-budget",
} as const satisfies Record<Purse, string>;

/** The worst case is held before each attempt and corrected after it; where nobody knows the cost, the hold stays. */
export function withBudget<Q extends CallRequest, R extends CallReply>(
  call: Call<Q, R>,
  options: Options,
): Call<Q, R> {
  const { engine, model, prices, budget, limits, clock, log } = options;

  return async (request) => {
    const { purpose, requestId, userId } = request.spending;
    const now = clock.now();
    const worst = worstCost(prices, { engine, model }, request.size);
    const answer = await budget.hold(
      {
        day: { key: dayPurse(now), limitUsd: limits.perDayUsd },
        // An operator tests a model for the whole site.
        user: purpose === "test" ? null : { key: userPurse(now, userId), limitUsd: limits.perUserUsd },
        request: { key: `request:${purpose}:${requestId}`, limitUsd: limits.perRequestUsd[purpose] },
      },
      worst,
      now,
    );
    if ("empty" in answer) throw new VendorFailure(EMPTY[answer.empty], engine);

    // What was bought is not thrown away because a book could not be written; the hold then stays.
    const settle = (usd: number) =>
      budget
        .settle(answer.hold, usd)
        .catch((error) =>
          log.error("the cost of an AI call was not recorded in the budget", { engine, error }),
        );
    const costOr = (usage: AiUsage) => costOf(prices, { engine, model }, usage).usd ?? worst;
    try {
      const reply = await call(request);
      await settle(costOr(reply.usage));
      return reply;
    } catch (error) {
      if (error instanceof VendorFailure && error.usage) await settle(costOr(error.usage));
      else if (boughtNothing(error)) await settle(0);
      throw error;
    }
  };
}

/** A question that was turned away costs nothing. One that was cut off or ran out of time may have been answered and billed. */
const TURNED_AWAY = new Set<string>([
  "ai/unreachable",
  "ai/unavailable",
  "ai/rate-limited",
  "ai/credit-spent",
  "ai/key-refused",
  "ai/model-unknown",
  "ai/question-refused",
  "ai/too-long",
  "ai/address-refused",
  "ai/not-configured",
]);
export const boughtNothing = (error: unknown): boolean =>
  error instanceof VendorFailure && !error.mayBeBilled && TURNED_AWAY.has(error.code);
