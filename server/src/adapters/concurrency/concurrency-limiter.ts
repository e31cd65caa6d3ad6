/** Admits a bounded number of tasks at once, and fewer per user. The rest wait in turn, and their number is bounded too. */
import { AppError } from "../../errors.ts";

export type ConcurrencyLimits = {
  running: number;
  runningPerUser: number;
  waiting: number;
  waitingPerUser: number;
};

type ConcurrencyLimiter = {
  /** Resolves when there is a place; call what it returns to give the place back. */
  enter(user: string | undefined, signal?: AbortSignal): Promise<() => void>;
};

type Waiting = { user: string | undefined; admit: () => void };

/** What a user who finds the queue full is asked to wait. */
const RETRY_SECONDS = 10;

export function createConcurrencyLimiter(limits: ConcurrencyLimits): ConcurrencyLimiter {
  const running = new Map<symbol, string | undefined>();
  const queue: Waiting[] = [];

  const runningFor = (user: string) => [...running.values()].filter((other) => other === user).length;
  const waitingFor = (user: string) => queue.filter((entry) => entry.user === user).length;
  const hasPlace = (user: string | undefined) =>
    running.size < limits.running && (user === undefined || runningFor(user) < limits.runningPerUser);
  const isFull = (user: string | undefined) =>
    queue.length >= limits.waiting || (user !== undefined && waitingFor(user) >= limits.waitingPerUser);

  const take = (user: string | undefined) => {
    const place = Symbol();
    running.set(place, user);
    return () => {
      running.delete(place);
      admitNext();
    };
  };

  /** Someone whose own places are taken does not hold up those behind them. */
  const admitNext = () => {
    const next = queue.findIndex((entry) => hasPlace(entry.user));
    if (next >= 0) queue.splice(next, 1)[0]?.admit();
  };

  return {
    async enter(user, signal) {
      signal?.throwIfAborted();
      if (hasPlace(user)) return take(user);
      if (isFull(user)) throw new AppError("request/too-many", { seconds: RETRY_SECONDS });
      return new Promise((resolve, reject) => {
        const entry: Waiting = {
          user,
          admit: () => {
            signal?.removeEventListener("abort", leave);
            resolve(take(user));
          },
        };
        const leave = () => {
          queue.splice(queue.indexOf(entry), 1);
          reject(signal?.reason);
        };
        signal?.addEventListener("abort", leave, { once: true });
        queue.push(entry);
      });
    },
  };
}
