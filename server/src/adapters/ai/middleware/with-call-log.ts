import type { EngineId } from "@citeworthy/core/visibility/engines";
import type { AiCall, AiCallLog } from "../../../ports/ai/ai-call-log.ts";
import type { AiUsage } from "../../../ports/ai/answer-engine.ts";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import type { Call, CallReply, CallRequest } from "../call.ts";
import { costOf, type PriceTable } from "../prices.ts";
import { UNKNOWN_USAGE } from "../reported-usage.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { boughtNothing } from "./with-budget.ts";

type Options = {
  engine: EngineId;
  model: string;
  kind: "ask" | "write";
  prices: PriceTable;
  callLog: AiCallLog;
  clock: Clock;
  log: Log;
};

const NOTHING: AiUsage = { inputTokens: 0, outputTokens: 0, searches: 0, costUsd: null };

/** One row per attempt. A row that cannot be written is logged; the answer was paid for and is not thrown away. */
export function withCallLog<Q extends CallRequest, R extends CallReply>(
  call: Call<Q, R>,
  options: Options,
): Call<Q, R> {
  const { engine, model, kind, prices, callLog, clock, log } = options;

  const record = async (
    request: Q,
    started: Date,
    { usage, ...rest }: Pick<AiCall, "outcome" | "servedModel" | "replyId"> & { usage: AiUsage },
    cost: { usd: number | null; basis: AiCall["costBasis"] },
  ) => {
    const { costUsd: _reported, ...tokens } = usage;
    const durationMs = Math.max(0, clock.now().getTime() - started.getTime());
    await callLog
      .record({
        ...request.spending,
        ...tokens,
        ...rest,
        at: started,
        engine,
        model,
        kind,
        durationMs,
        costUsd: cost.usd,
        costBasis: cost.basis,
      })
      .catch((error) => log.error("a call to an AI engine was not recorded", { engine, error }));
  };

  return async (request) => {
    const started = clock.now();
    try {
      const reply = await call(request);
      const { usage, servedModel, replyId } = reply;
      await record(
        request,
        started,
        { outcome: "ok", usage, servedModel, replyId },
        costOf(prices, { engine, model }, usage),
      );
      return reply;
    } catch (error) {
      if (error instanceof VendorFailure) {
        const usage = error.usage ?? (boughtNothing(error) ? NOTHING : UNKNOWN_USAGE);
        const cost = boughtNothing(error)
          ? { usd: 0, basis: "none" as const }
          : costOf(prices, { engine, model }, usage);
        log.warn("an AI engine failed", {
          engine,
          model,
          code: error.code,
          requestId: request.spending.requestId,
          cause: error.cause,
        });
        await record(
          request,
          started,
          { outcome: error.code, usage, servedModel: null, replyId: null },
          cost,
        );
      }
      throw error;
    }
  };
}
