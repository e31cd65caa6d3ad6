import type { EngineId } from "@citeworthy/core/visibility/engines";
import type { AiBreaker } from "../../../ports/ai/ai-memory.ts";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import type { Call, CallReply, CallRequest } from "../call.ts";
import { isIllness, VendorFailure } from "../vendor-failure.ts";

/** An engine that fails again and again is left alone for a while, by every process. */
export function withBreaker<Q extends CallRequest, R extends CallReply>(
  call: Call<Q, R>,
  { engine, breaker, clock, log }: { engine: EngineId; breaker: AiBreaker; clock: Clock; log: Log },
): Call<Q, R> {
  const note = (writing: Promise<void>) =>
    writing.catch((error) => log.error("an engine's state could not be stored", { engine, error }));

  return async (request) => {
    const admission = await breaker.admit(engine, clock.now());
    if (!admission.admitted) throw new VendorFailure("ai/resting", engine, { seconds: admission.seconds });
    try {
      const reply = await call(request);
      await note(breaker.succeeded(engine));
      return reply;
    } catch (error) {
      // A refusal or an odd reply shows that the engine is up.
      if (isIllness(error)) await note(breaker.failed(engine, clock.now()));
      else if (error instanceof VendorFailure) await note(breaker.succeeded(engine));
      throw error;
    }
  };
}
