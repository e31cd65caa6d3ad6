/** Long work: durable, followed by its progress rows, answered once. */
import type { ErrorCode } from "../../errors.ts";

export const JOB_KINDS = ["analyze-page", "write-article", "measure-visibility", "read-cited"] as const;
export type JobKind = (typeof JOB_KINDS)[number];
export type JobRecord = {
  id: string;
  kind: JobKind;
  userId: string | null;
  state: "queued" | "running" | "done" | "failed";
  input: Record<string, unknown>;
  error: { code: string; text: string } | null;
};
export type JobEvent = { seq: number; event: "progress" | "done" | "failed"; data: Record<string, unknown> };

export type JobStore = {
  /** Records the job and puts it in the queue, both or neither. */
  create(job: {
    id: string;
    kind: JobKind;
    userId: string | null;
    input: Record<string, unknown>;
    /** Work that nobody waits for: it starts after the user's other jobs. */
    isBackground?: boolean;
  }): Promise<void>;
  find(id: string): Promise<JobRecord | null>;
  start(id: string): Promise<void>;
  report(id: string, data: Record<string, unknown>): Promise<void>;
  done(id: string, data: Record<string, unknown>, now: Date): Promise<void>;
  failed(id: string, failure: { code: ErrorCode; text: string }, now: Date): Promise<void>;
  /** When the user asked for the n-th last of the jobs that failed since then, batches left out; null if fewer failed. */
  nthLastFailure(query: { userId: string; n: number; since: Date }): Promise<Date | null>;
  eventsAfter(id: string, seq: number): Promise<JobEvent[]>;
  /** The data of the event that ended the job; null while it runs. */
  endOf(id: string): Promise<JobEvent["data"] | null>;
  /** Deletes jobs that ended before this moment, with their events. Returns how many, at most `atMost`. */
  forgetEndedBefore(moment: Date, atMost: number): Promise<number>;
};

/** A hint that a job has new rows. It can come too often and, after a lost connection, for every job. */
export type JobFeed = { follow(id: string, hint: () => void): Promise<() => Promise<void>> };

/**
 * Short background work; the queue carries the key of its record. The names are stored as queues in the database, so
 * "send-letter" keeps its old spelling.
 */
export type BackgroundJob = "apply-provider-event" | "send-letter" | "deliver-webhook" | "sync-property";

/** Every hour: compares our subscriptions with those of the payment provider, and ends trials and plans that have run out. */
export const RECONCILE = "reconcile-billing";
export const SWEEP_PLANS = "sweep-plans";

/** The job without an owner that tidies up, every minute. */
export const SWEEP = "sweep";
