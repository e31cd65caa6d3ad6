import { createHash } from "node:crypto";
import type { EngineId } from "@citeworthy/core/visibility/engines";
import type { AiCallLog } from "../../../ports/ai/ai-call-log.ts";
import type { AiCache } from "../../../ports/ai/ai-memory.ts";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import type { Call, CallReply, CallRequest } from "../call.ts";

/** Raise it when what is cached changes its form. */
const VERSION = 1;

type Options<Q, R> = {
  engine: EngineId;
  model: string;
  kind: "ask" | "write";
  cache: AiCache;
  callLog: AiCallLog;
  clock: Clock;
  log: Log;
  /** What else the reply depends on, beside the key that the caller gave. */
  shapeOf?: (request: Q) => string;
  /** The stored value as a reply again; `null` where it is none any more. */
  revive: (value: unknown, request: Q) => R | null;
  store: (reply: R) => unknown;
};

/** Outermost, so that a hit costs neither budget nor quota; it is still a row in the call log, so that it can be seen. */
export function withCache<Q extends CallRequest, R extends CallReply>(
  call: Call<Q, R>,
  { engine, model, kind, cache, callLog, clock, log, shapeOf, revive, store }: Options<Q, R>,
): Call<Q, R> {
  const keyOf = (request: Q, key: string) =>
    createHash("sha256")
      .update(JSON.stringify([VERSION, engine, model, kind, shapeOf?.(request) ?? "", key]))
      .digest("hex");
  const note = (request: Q, { servedModel }: R) =>
    callLog.record({
      ...request.spending,
      at: clock.now(),
      engine,
      model,
      servedModel,
      kind,
      inputTokens: 0,
      outputTokens: 0,
      searches: 0,
      costUsd: 0,
      costBasis: "none",
      outcome: "cached",
      durationMs: 0,
      replyId: null,
    });

  return async (request) => {
    if (!request.cache) return call(request);
    const key = keyOf(request, request.cache.key);
    const found = await cache.find(key, clock.now());
    const known = found === null ? null : revive(found, request);
    if (known) {
      await note(request, known).catch((error) =>
        log.error("the use of a cached reply was not recorded", { error }),
      );
      return known;
    }
    const reply = await call(request);
    const expiresAt = new Date(clock.now().getTime() + request.cache.seconds * 1000);
    await cache
      .save(key, store(reply), expiresAt)
      .catch((error) => log.error("a reply could not be cached", { engine, error }));
    return reply;
  };
}
