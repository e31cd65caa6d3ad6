/** The queue as a worker sees it: jobs to take, with their earlier tries, and schedules. */
import type { BackgroundJob, JobKind } from "./jobs.ts";

export type Ticket = {
  jobId: string;
  /** How many tries there were before this one. */
  retryCount: number;
  retryLimit: number;
};

/** How many jobs one process works on at the same time, and how many of them for one owner. */
export type Concurrency = { total: number; perOwner?: number };

export type JobQueue = {
  /** A job whose `run` throws goes back into the queue, as often as the rules of its queue allow. */
  take(
    name: JobKind | BackgroundJob,
    limit: Concurrency,
    run: (ticket: Ticket) => Promise<void>,
  ): Promise<void>;
  /** Work that a schedule puts in the queue; it carries no data. */
  takeScheduled(name: string, run: () => Promise<void>): Promise<void>;
  schedule(name: string, cron: string): Promise<void>;
  /** Waits for running jobs, at most this long. */
  stop(timeoutMs: number): Promise<void>;
};
