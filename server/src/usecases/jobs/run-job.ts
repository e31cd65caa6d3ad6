/**
 * One try of a job: start, produce, settle. A failure that another try can't change, and any failure of the last try, ends
 * the job: its use is released and the failure recorded in one transaction. Other failures are thrown, so the queue tries again.
 */
import { type MessageCode, messageText } from "@citeworthy/core/messages";
import { AppError, type ErrorCode } from "../../errors.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { JobFeed } from "../../ports/runtime/jobs.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage, Stores } from "../../ports/storage.ts";
import { jobProgress, type Report } from "./report-progress.ts";

export type JobRunNeeds = {
  clock: Clock;
  storage: Storage;
  log: Log;
  feed: Pick<JobFeed, "tell" | "hand" | "forget">;
};
export type JobFailure = { code: ErrorCode; text: string };

/** `lastEvent`: the number of the last event that earlier tries have left. */
export type JobTry = { jobId: string; isLastTry: boolean; lastEvent: number };

export type JobRun<Produced> = {
  /** How the log calls the work: "article" gives "article failed". */
  name: string;
  /** What the user reads about an error that has no message for users. */
  failedCode: MessageCode;
  /** Whether a use was reserved when the job was created. */
  hasUse: boolean;
  produce(report: Report): Promise<Produced>;
  /** Stores the result and ends the job, in one transaction. */
  settle(produced: Produced): Promise<void>;
  /** What else belongs in the transaction that ends a failed job. */
  onFailure?(stores: Stores, failure: JobFailure): Promise<void>;
};

/** Returns the failure that ended the job, `null` if it was settled. */
export async function runJob<Produced>(
  deps: JobRunNeeds,
  { jobId, isLastTry, lastEvent }: JobTry,
  run: JobRun<Produced>,
): Promise<JobFailure | null> {
  const progress = jobProgress({ jobs: deps.storage.jobs, feed: deps.feed }, jobId, lastEvent);
  // Progress is only to be looked at: what is lost of it stops no job.
  const stored = () =>
    progress.end().catch((error) => deps.log.warn("progress was not stored", { jobId, error }));
  try {
    const produced = await run.produce(progress.report);
    await stored();
    await run.settle(produced);
    return null;
  } catch (error) {
    await stored();
    // A page that refuses us will refuse again; anything else may succeed on a second try.
    if (!(error instanceof AppError) && !isLastTry) throw error;
    if (!(error instanceof AppError)) deps.log.error(`${run.name} failed`, { jobId, error });
    const failure = failureOf(error, run.failedCode);
    await endFailed(deps, { ...run, jobId }, failure);
    return failure;
  } finally {
    deps.feed.forget(jobId);
  }
}

const failureOf = (error: unknown, failedCode: MessageCode): JobFailure =>
  error instanceof AppError
    ? { code: error.code, text: error.message }
    : { code: failedCode, text: messageText(failedCode) };

type Ended = Pick<JobRun<unknown>, "hasUse" | "onFailure"> & { jobId: string };

async function endFailed({ clock, storage }: JobRunNeeds, run: Ended, failure: JobFailure): Promise<void> {
  const now = clock.now();
  await storage.atomically(async (stores) => {
    if (run.hasUse) await stores.usage.release(run.jobId, now);
    await stores.jobs.failed(run.jobId, failure, now);
    await run.onFailure?.(stores, failure);
  });
}
