/** Runs the engine in worker threads, so a page that is slow to judge blocks neither the web server nor other pages. */
import { MessageChannel, type MessagePort, type Worker as Thread } from "node:worker_threads";
import type { MessageCode } from "@citeworthy/core/messages";
import { Piscina } from "piscina";
import { AppError } from "../../errors.ts";
import type { Judge, SharedJudge } from "../../ports/analysis/judge.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Metrics } from "../../ports/runtime/metrics.ts";
import { createConcurrencyLimiter } from "../concurrency/concurrency-limiter.ts";
import type { GivesWay } from "../concurrency/give-way.ts";
import { createPresence } from "../concurrency/presence.ts";
import { CLOCK_LIMITS, type CpuClock, cpuClock } from "./cpu-clock.ts";
import type * as Worker from "./judge.worker.ts";

const IDLE_MS = 60_000;
const THREADS = 2;
const MEMORY_MB = 512;
/** The largest pages that are fetched, of 5 MB, are read within it. */
const BACKGROUND_MEMORY_MB = 256;
/** Background work waits for pages of users, but not for ever: on a server that is always busy it would never end. */
const MAX_YIELD_MS = 10_000;
/**
 * Visitors share one separate thread, so they never occupy one of the signed-in users'. A page that takes too long
 * ends its thread, and starting another takes seconds: users must not wait for that either.
 */
const VISITOR_THREADS = 1;
/** What nobody waits for has a thread of its own for the same reasons. */
const BACKGROUND_THREADS = 1;
/** More than all workers and requests of one process cause together; a page beyond that is asked to come back. */
const MAX_WAITING = 256;
/** One owner can't fill the queue. */
const MAX_WAITING_PER_OWNER = 64;
const limiterFor = (threads: number) =>
  createConcurrencyLimiter({
    running: threads,
    runningPerUser: threads,
    waiting: MAX_WAITING,
    waitingPerUser: MAX_WAITING_PER_OWNER,
  });

type Task = Exclude<keyof typeof Worker, "default">;
type TaskResult<Name extends Task> = ReturnType<(typeof Worker)[Name]>;

const ARTICLE_TASKS: ReadonlySet<Task> = new Set(["article", "keep", "scoreKept"]);

/** An AppError is final: the page would take as long on a second try. */
function withoutRetry(name: Task, error: unknown): unknown {
  const isTimeout = error instanceof Error && error.name === "AbortError";
  const code: MessageCode = ARTICLE_TASKS.has(name) ? "article/failed" : "analysis/failed";
  return isTimeout ? new AppError(code, {}, { cause: error }) : error;
}

type Lane = { threads: number; memoryMb?: number; givesWay?: GivesWay };

const openLane = ({ threads, memoryMb = MEMORY_MB, givesWay }: Lane) => ({
  pool: new Piscina({
    filename: new URL("./judge.worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    workerData: { givesWay },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  }),
  limiter: limiterFor(threads),
});

/** Piscina takes a list; its type names the newer form that it doesn't take. */
const handedOver = (port: MessagePort) => [port] as unknown as Parameters<MessagePort["postMessage"]>[1];

/** `patience`: how many times longer than usual a page may take. With more than 1, threads don't give way to others. */
type Options = {
  startClock?: (thread: Thread) => CpuClock;
  metrics?: Metrics;
  maxYieldMs?: number;
  patience?: number;
};

const patientClock = (patience: number) => (thread: Thread) =>
  cpuClock(thread, {
    ...CLOCK_LIMITS,
    cpuMs: CLOCK_LIMITS.cpuMs * patience,
    waitMs: CLOCK_LIMITS.waitMs * patience,
  });

export function localJudge(
  log: Log,
  {
    patience = 1,
    startClock = patientClock(patience),
    metrics,
    maxYieldMs = MAX_YIELD_MS * patience,
  }: Options = {},
): SharedJudge & { close(): Promise<void> } {
  const givingWay = (givesWay: GivesWay) => (patience === 1 ? { givesWay } : {});
  const users = openLane({ threads: THREADS });
  const visitors = openLane({ threads: VISITOR_THREADS, ...givingWay("visitor") });
  const background = openLane({
    threads: BACKGROUND_THREADS,
    memoryMb: BACKGROUND_MEMORY_MB,
    ...givingWay("background"),
  });
  const presence = createPresence();

  const run = async <Name extends Task>(
    name: Name,
    input: unknown,
    owner: string,
    { pool, limiter } = users,
  ): Promise<TaskResult<Name>> => {
    const exit = pool === background.pool ? undefined : presence.enter();
    const leave = await limiter.enter(owner).catch((error: unknown) => {
      exit?.();
      throw error;
    });
    if (pool === background.pool) await presence.nobody(maxYieldMs);
    const { port1: heard, port2: begun } = new MessageChannel();
    const limit = new AbortController();
    let started = performance.now();
    let clock: CpuClock | undefined;
    // Neither waiting for other pages nor the start of a thread is this page's fault: the thread says when it begins.
    heard.once("message", (threadId: number) => {
      started = performance.now();
      const thread = pool.threads.find((one) => one.threadId === threadId);
      clock = thread && startClock(thread);
      clock?.signal.addEventListener("abort", () => limit.abort());
    });
    try {
      // The signal ends the thread, not just the wait: a loop that never yields is stopped too.
      return await pool.run(
        { input, begun },
        { name, signal: limit.signal, transferList: handedOver(begun) },
      );
    } catch (error) {
      throw withoutRetry(name, error);
    } finally {
      metrics?.time("engine_seconds", { task: name }, (performance.now() - started) / 1000);
      clock?.stop();
      heard.close();
      leave();
      exit?.();
    }
  };

  const noted = <Result>({ result, broken }: Worker.WorkerResult<Result>, url: string): Result => {
    for (const { audit, error } of broken) log.error("an audit failed to run", { audit, url, error });
    return result;
  };
  const judgeFor = (owner: string): Judge => ({
    analyze: async (evidence, options) =>
      noted(await run("judge", { evidence, options }, owner), evidence.url),
    draft: async (draft, given) => {
      const judged = await run("draft", { draft, given }, owner);
      return noted(judged, judged.result.result.url);
    },
    article: async (evidence, { isVisitor, ...options } = {}) => {
      const task = { evidence, ...options };
      return noted(await run("article", task, owner, isVisitor ? visitors : users), evidence.url);
    },
    scoreKept: async (evidence, article, keptIds) =>
      noted(await run("scoreKept", { evidence, article, keptIds }, owner), evidence.url),
    keep: ({ source, edits }, undone, { isVisitor } = {}) =>
      run("keep", { article: { source, edits }, undone }, owner, isVisitor ? visitors : users),
    faithful: (evidence, markdown) => run("faithful", { evidence, markdown }, owner),
    read: (evidence, given) => run("read", { evidence, given }, owner),
    watch: async (evidence, query) => noted(await run("watch", { evidence, query }, owner), evidence.url),
    source: async (evidence, query) =>
      noted(await run("source", { evidence, query }, owner, background), evidence.url),
    answers: (task) => run("answers", task, owner, background),
    canonical: (evidence) => run("canonical", { evidence }, owner),
    compare: (before, after) => run("compare", { before, after }, owner),
  });
  return {
    as: judgeFor,
    async close() {
      await Promise.all([users, visitors, background].map(({ pool }) => pool.destroy()));
    },
  };
}
