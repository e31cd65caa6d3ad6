/**
 * Admits a bounded number of tasks at once, and fewer per user. The rest wait, and their number is bounded too. Of those who
 * wait, whoever has the fewest tasks running goes first, and of these whoever had no turn for longest: however many tasks
 * others put in the queue, a newcomer waits for one place and not for the queue.
 */
import { AppError } from "../../errors.ts";

export type ConcurrencyLimits = {
  running: number;
  runningPerUser: number;
  waiting: number;
  waitingPerUser: number;
};

export type ConcurrencyLimiter = {
  /** Resolves when there is a place; call what it returns to give the place back. */
  enter(user: string | undefined, signal?: AbortSignal): Promise<() => void>;
};

type Waiting = { user: string | undefined; admit: () => void };

/** More than wait at any time. */
const REMEMBERED_USERS = 1_000;
/** What a user who finds the queue full is asked to wait. */
const RETRY_SECONDS = 10;

export function createConcurrencyLimiter(limits: ConcurrencyLimits): ConcurrencyLimiter {
  const running = new Map<symbol, string | undefined>();
  const queue: Waiting[] = [];

  /** When each user was last admitted, as a running number. */
  const turns = new Map<string, number>();
  let turn = 0;

  const runningFor = (user: string) => [...running.values()].filter((other) => other === user).length;
  const waitingFor = (user: string) => queue.filter((entry) => entry.user === user).length;
  const hasPlace = (user: string | undefined) =>
    running.size < limits.running && (user === undefined || runningFor(user) < limits.runningPerUser);
  const isFull = (user: string | undefined) =>
    queue.length >= limits.waiting || (user !== undefined && waitingFor(user) >= limits.waitingPerUser);

  const take = (user: string | undefined) => {
    const place = Symbol();
    running.set(place, user);
    if (user !== undefined) {
      turns.delete(user);
      turns.set(user, ++turn);
      const oldest = turns.keys().next().value;
      if (turns.size > REMEMBERED_USERS && oldest !== undefined) turns.delete(oldest);
    }
    return () => {
      running.delete(place);
      admitNext();
    };
  };

  /** Someone whose own places are taken does not hold up those behind them. */
  const admitNext = () => {
    const rank = ({ user }: Waiting) =>
      user === undefined ? [0, 0] : [runningFor(user), turns.get(user) ?? 0];
    const [next] = queue
      .filter(({ user }) => hasPlace(user))
      .map((entry) => ({ entry, rank: rank(entry) }))
      .sort((a, b) => (a.rank[0] ?? 0) - (b.rank[0] ?? 0) || (a.rank[1] ?? 0) - (b.rank[1] ?? 0));
    if (!next) return;
    queue.splice(queue.indexOf(next.entry), 1);
    next.entry.admit();
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
