import type { Call, CallReply, CallRequest } from "../call.ts";

export type Turns = { enter(signal?: AbortSignal): Promise<void>; leave(): void };

/** Places at one engine, taken in the order in which callers came. Who gives up waiting leaves the queue. */
export function createTurns(places: number): Turns {
  const waiting: (() => void)[] = [];
  let free = places;
  return {
    enter: (signal) =>
      new Promise<void>((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        if (free > 0) {
          free -= 1;
          return resolve();
        }
        const giveUp = () => {
          waiting.splice(waiting.indexOf(proceed), 1);
          reject(signal?.reason);
        };
        const proceed = () => {
          signal?.removeEventListener("abort", giveUp);
          resolve();
        };
        signal?.addEventListener("abort", giveUp, { once: true });
        waiting.push(proceed);
      }),
    leave() {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}

export function inTurn<Q extends CallRequest, R extends CallReply>(
  call: Call<Q, R>,
  turns: Turns,
): Call<Q, R> {
  return async (request) => {
    await turns.enter(request.signal);
    try {
      return await call(request);
    } finally {
      turns.leave();
    }
  };
}
