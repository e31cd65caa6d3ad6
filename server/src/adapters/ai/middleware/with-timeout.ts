import type { EngineId } from "@citeworthy/core/visibility/engines";
import type { Call, CallReply, CallRequest } from "../call.ts";
import { VendorFailure } from "../vendor-failure.ts";

/** Our patience, beside the caller's own signal: whichever ends first stops the connection too. */
export function withTimeout<Q extends CallRequest, R extends CallReply>(
  call: Call<Q, R>,
  { engine, ms, beginWait }: { engine: EngineId; ms: number; beginWait: (ms: number) => AbortSignal },
): Call<Q, R> {
  return async (request) => {
    const patience = beginWait(ms);
    const signal = request.signal ? AbortSignal.any([request.signal, patience]) : patience;
    try {
      return await call({ ...request, signal });
    } catch (error) {
      if (patience.aborted && error === patience.reason) throw new VendorFailure("ai/timeout", engine);
      throw error;
    }
  };
}
