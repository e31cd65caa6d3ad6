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
/** `lastEvent`: the number of its last event, because earlier tries have left some. */
export type StartedJob = JobRecord & { lastEvent: number };
export type JobEvent = { seq: number; event: "progress" | "done" | "failed"; data: Record<string, unknown> };

export const EVENTS_AT_ONCE = 200;
/** A worker that died may have told more than it stored, so the end may have a number that was used before. */
export const isEnd = ({ event }: JobEvent): boolean => event === "done" || event === "failed";

export type JobStore = {
  /** Records the job and puts it in the queue, both or neither. */
  create(job: {
    id: string;
    kind: JobKind;
    userId: string | null;
    input: Record<string, unknown>;
    /** It starts after the other jobs of its kind, because nobody waits for it. */
    isBackground?: boolean;
  }): Promise<void>;
  find(id: string): Promise<JobRecord | null>;
  /** Null for a job that has ended, or was deleted with its owner. */
  start(id: string): Promise<StartedJob | null>;
  /** Stores progress that has its numbers, all at once. */
  report(id: string, events: readonly JobEvent[]): Promise<void>;
  /** Also commits the use that was reserved for the job, unless it was released. */
  done(id: string, data: Record<string, unknown>, now: Date): Promise<void>;
  failed(id: string, failure: { code: ErrorCode; text: string }, now: Date): Promise<void>;
  /** When the user asked for the n-th last of the jobs that failed since then, batches left out; null if fewer failed. */
  nthLastFailure(query: { userId: string; n: number; since: Date }): Promise<Date | null>;
  /** At most `EVENTS_AT_ONCE`. The event that ended the job comes last, whatever its number. */
  eventsAfter(id: string, seq: number): Promise<JobEvent[]>;
  /** The event that ended the job; null while it runs. */
  endOf(id: string): Promise<JobEvent | null>;
  /** Deletes jobs that ended before this moment, with their events. Returns how many, at most `atMost`. */
  forgetEndedBefore(moment: Date, atMost: number): Promise<number>;
};

/**
 * What is new of a job; an event may come twice. Null: look into the store, because there is something that is too large to be
 * passed on, or the connection was lost for a while. `result` is what the job stored, where it ran in this process.
 */
export type HearJob = (events: readonly JobEvent[] | null, result?: object) => void;
export type JobFeed = {
  /** Tells of what is stored from now on, of what a job that runs in this process has told, and of an end that was heard lately. */
  follow(id: string, hear: HearJob): Promise<() => void>;
  /** Tells who follows the job in this process before it is stored, and who follows it later. */
  tell(id: string, event: JobEvent): void;
  /** Gives what the job has stored to those in this process who follow it, so that they needn't read it. */
  hand(id: string, result: object): void;
  /** The job runs no longer: what it told is stored. An end that came while it ran is passed on now. */
  forget(id: string): void;
};

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
