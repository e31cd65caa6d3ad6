/**
 * Each test server has pools of threads for the engine and for sitemaps, and a thread loads code for a second before its
 * first page. Here a pool that is closed while idle is kept, and does the work of the next pool with the same options.
 */
import { Piscina } from "piscina";

const { run, destroy } = Piscina.prototype;
const ownThreads = Object.getOwnPropertyDescriptor(Piscina.prototype, "threads")?.get;
const threadsOf = (pool: Piscina): Piscina["threads"] => ownThreads?.call(pool) ?? [];

const kept = new Map<string, Piscina[]>();
/** The pool that does another's work: a kept one, or itself. No pool works for two at once. */
const workers = new WeakMap<Piscina, Piscina>();
const closed = new WeakSet<Piscina>();

const kindOf = ({ options: { filename, maxThreads, workerData, resourceLimits } }: Piscina) =>
  JSON.stringify([filename, maxThreads, workerData, resourceLimits]);

function workerOf(pool: Piscina): Piscina {
  const worker = workers.get(pool) ?? kept.get(kindOf(pool))?.pop() ?? pool;
  workers.set(pool, worker);
  return worker;
}

const isIdle = (pool: Piscina) => pool.queueSize === 0 && pool.idleThreads === threadsOf(pool).length;

async function keepOrDestroy(this: Piscina): Promise<void> {
  if (closed.has(this)) return;
  closed.add(this);
  const worker = workers.get(this);
  if (worker !== this) await destroy.call(this);
  if (worker === undefined) return;
  if (!isIdle(worker)) return destroy.call(worker);
  const kind = kindOf(worker);
  kept.set(kind, [...(kept.get(kind) ?? []), worker]);
}

/** For tests that depend on threads which have yet to start. */
export function forgetKeptThreads(): void {
  for (const pool of [...kept.values()].flat()) void destroy.call(pool);
  kept.clear();
}

export function keepThreads(): void {
  if (Piscina.prototype.destroy === keepOrDestroy) return;
  Piscina.prototype.destroy = keepOrDestroy;
  Piscina.prototype.run = function (this: Piscina, ...args: Parameters<typeof run>) {
    return run.apply(workerOf(this), args);
  };
  Object.defineProperty(Piscina.prototype, "threads", {
    get(this: Piscina) {
      return threadsOf(workerOf(this));
    },
  });
}
