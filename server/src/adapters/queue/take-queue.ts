/**
 * Takes the jobs of one queue. A worker of pg-boss asks for jobs by itself, so that forty places mean forty questions every
 * two seconds and at each notification; here one question serves all free places.
 */
import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { Concurrency, Ticket } from "../../ports/runtime/job-queue.ts";
import type { Log } from "../../ports/runtime/log.ts";
import { type Look, ownerTurns } from "./owner-turns.ts";

/** Finds what a lost notification left behind, and jobs that are tried again. */
const POLL_MS = 2_000;
/** After the time of a job's next try, so that it is there. */
const LATE_MS = 100;

type Job = JobWithMetadata<{ jobId: string }>;
type Boss = Pick<PgBoss, "fetch" | "complete" | "fail" | "touch">;
type Queue = {
  name: string;
  limit: Concurrency;
  /** A job whose `run` throws goes back into the queue. */
  run: (ticket: Ticket) => Promise<void>;
};

export type TakenQueue = {
  /** There may be a new job. */
  wake(): void;
  /** Takes no more jobs, and waits for the running ones, at most until the signal; those left go back into the queue. */
  stop(signal: AbortSignal): Promise<void>;
};

export function takeQueue(boss: Boss, log: Log, { name, limit, run }: Queue): TakenQueue {
  const running = new Map<Job, Promise<void>>();
  const turns = ownerTurns(limit);
  let isStopped = false;
  let woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();
  /** The last look found nothing, although no owner was left out: only a new job, or one that is tried again, can change that. */
  let isEmpty = false;

  const giveBack = (job: Job): Promise<void> =>
    boss.fail(name, job, new Error("the process ended")).then(
      () => {},
      (error) => log.warn("a job waits for its limit", { queue: name, error }),
    );

  async function find(look: Look): Promise<Job | undefined> {
    isEmpty = false;
    const [job] = await boss.fetch<Job["data"]>(name, { includeMetadata: true, ...look });
    if (!job) isEmpty = look.ignoreGroups.length === 0;
    return job;
  }

  /** One at a time: the second job of an owner has to count before the next one is chosen. */
  async function fill(): Promise<void> {
    while (!isStopped && running.size < limit.total) {
      const job = await turns.next([...running.keys()], find);
      if (!job) return;
      if (isStopped) return giveBack(job);
      const done = work(boss, log, { name, job, run }).then((isToRetry) => {
        running.delete(job);
        if (!isEmpty) wake();
        if (isToRetry) setTimeout(wake, job.retryDelay * 1_000 + LATE_MS).unref();
      });
      running.set(job, done);
    }
  }

  async function take(): Promise<void> {
    while (!isStopped) {
      woken = Promise.withResolvers();
      await fill().catch((error) => log.error("jobs could not be taken", { queue: name, error }));
      const timer = setTimeout(wake, POLL_MS);
      await woken.promise;
      clearTimeout(timer);
    }
  }
  const taking = take();

  return {
    wake,
    async stop(signal) {
      isStopped = true;
      wake();
      const ended = taking.then(() => Promise.all(running.values()));
      await Promise.race([ended, aborted(signal)]);
      await Promise.all([...running.keys()].map(giveBack));
    },
  };
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

type Work = Pick<Queue, "name" | "run"> & { job: Job };

/**
 * Runs a job and stores how it ended. Where that can't be stored, the heartbeat stops and the queue starts the job again.
 * Returns true where the job goes back into the queue.
 */
async function work(boss: Boss, log: Log, { name, job, run }: Work): Promise<boolean> {
  const beat = heartbeat(boss, log, { name, job });
  try {
    await withinLimit(
      job,
      run({ jobId: job.data.jobId, retryCount: job.retryCount, retryLimit: job.retryLimit }),
    );
    await boss.complete(name, job);
    return false;
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    await boss
      .fail(name, job, reason)
      .catch((failure) => log.warn("a job waits for its limit", { queue: name, error: failure }));
    return true;
  } finally {
    clearInterval(beat);
  }
}

/** Undefined for queues whose workers may be silent. */
function heartbeat(boss: Boss, log: Log, { name, job }: Omit<Work, "run">) {
  if (job.heartbeatSeconds === null) return undefined;
  const tell = () =>
    boss
      .touch(name, job)
      .catch((error) => log.warn("a running job could not be confirmed", { queue: name, error }));
  return setInterval(tell, (job.heartbeatSeconds * 1_000) / 2);
}

/** A job that takes too long no longer takes up a place. It goes on in the background until its own limits end it. */
async function withinLimit({ expireInSeconds }: Job, running: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const refuse = () => reject(new Error(`the job took longer than ${expireInSeconds} s`));
    timer = setTimeout(refuse, expireInSeconds * 1_000);
  });
  await Promise.race([running, late]).finally(() => clearTimeout(timer));
}
