import type { Call, CallReply, CallRequest } from "./call.ts";

export type Turns = { enter(): Promise<void>; leave(): void };

/** Places at one engine, taken in the order in which callers came. */
export function createTurns(places: number): Turns {
  const waiting: (() => void)[] = [];
  let free = places;
  return {
    enter: () =>
      new Promise<void>((resolve) => {
        if (free > 0) {
          free -= 1;
          resolve();
        } else waiting.push(resolve);
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
    await turns.enter();
    try {
      request.signal?.throwIfAborted();
      return await call(request);
    } finally {
      turns.leave();
    }
  };
}
