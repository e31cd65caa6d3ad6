import type { Call, CallReply, CallRequest } from "../call.ts";
import { isMendable } from "../vendor-failure.ts";

export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

const TRIES = 3;
const FIRST_WAIT_MS = 1_000;
/** A vendor that asks for more is not waited for: somebody sits before the screen. */
const MAX_WAIT_MS = 20_000;

/** Only failures that a second try can fix. The vendor's own word on when to come back is kept; else the wait doubles. */
export function withRetry<Q extends CallRequest, R extends CallReply>(
  call: Call<Q, R>,
  { sleep, chance }: { sleep: Sleep; chance: () => number },
): Call<Q, R> {
  const waitAfter = (attempt: number) => FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.75 + chance() / 2);

  return async (request) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await call(request);
      } catch (error) {
        if (!isMendable(error) || attempt >= TRIES) throw error;
        const wait = error.retryAfterMs ?? waitAfter(attempt);
        if (wait > MAX_WAIT_MS) throw error;
        await sleep(wait, request.signal);
      }
    }
  };
}
