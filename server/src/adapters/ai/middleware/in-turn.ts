import { type ConcurrencyLimiter, createConcurrencyLimiter } from "../../concurrency/concurrency-limiter.ts";
import type { Call, CallReply, CallRequest } from "../call.ts";

/** Visitors and the operator's own calls take turns like one user. */
const WITHOUT_USER = "without a user";

/** Places at one engine. Only jobs and requests wait for one, and their number has limits of its own. */
export const createTurns = (places: number): ConcurrencyLimiter =>
  createConcurrencyLimiter({
    running: places,
    runningPerUser: places,
    waiting: Number.POSITIVE_INFINITY,
    waitingPerUser: Number.POSITIVE_INFINITY,
  });

/** Users take turns, so that nobody waits for all the calls of another. */
export function inTurn<Q extends CallRequest, R extends CallReply>(
  call: Call<Q, R>,
  turns: ConcurrencyLimiter,
): Call<Q, R> {
  return async (request) => {
    const leave = await turns.enter(request.spending.userId ?? WITHOUT_USER, request.signal);
    try {
      return await call(request);
    } finally {
      leave();
    }
  };
}
