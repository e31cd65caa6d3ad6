/** Takes jobs from the queue and gives each to its use-case. Runs beside the web server or in separate processes. */
import type { JobQueue, Ticket } from "../ports/runtime/job-queue.ts";
import { JOB_KINDS, type JobKind, type StartedJob, SWEEP } from "../ports/runtime/jobs.ts";
import type { Fields, Log } from "../ports/runtime/log.ts";
import type { Metrics } from "../ports/runtime/metrics.ts";
import type { Storage } from "../ports/storage.ts";
import type { JobFailure, JobTry } from "../usecases/jobs/run-job.ts";

export type Work = Pick<StartedJob, "userId" | "input"> & JobTry;

type Handlers = {
  storage: Storage;
  log: Log;
  metrics: Metrics;
  /** Each returns the failure that ended its job, `null` if the job is done. */
  work: Record<JobKind, (work: Work) => Promise<JobFailure | null>>;
  sweep(): Promise<void>;
};

/**
 * Jobs of one owner beyond two stay in the queue, so that one user's slow pages leave places to others. Most of a job is
 * waiting for somebody's server, which costs nothing: the work itself is limited by the engine's threads.
 */
const CONCURRENT: Record<JobKind, { total: number; perOwner: number }> = {
  "analyze-page": { total: 16, perOwner: 2 },
  "write-article": { total: 8, perOwner: 2 },
  "measure-visibility": { total: 8, perOwner: 2 },
  // Nobody waits for these, and each reads several pages at once: more of them slow down the jobs above.
  "read-cited": { total: 2, perOwner: 1 },
};
/** Retries of a job that fails. A job whose worker dies is tried as often as its queue allows. */
const RETRIES = 2;
const TRIED_AGAIN = "tried again";
const EVERY_MINUTE = "* * * * *";

async function take({ storage, log, metrics, work }: Handlers, ticket: Ticket): Promise<void> {
  const job = await storage.jobs.start(ticket.jobId);
  if (job === null) return;
  const about = { jobId: job.id, kind: job.kind, attempt: ticket.retryCount + 1 };
  log.info("job started", about);
  const isLastTry = ticket.retryCount >= Math.min(RETRIES, ticket.retryLimit);
  const started = performance.now();
  const note = (outcome: string, fields: Fields = {}) => {
    const seconds = (performance.now() - started) / 1000;
    metrics.count("jobs", { kind: job.kind, outcome });
    metrics.time("job_seconds", { kind: job.kind }, seconds);
    log[outcome === TRIED_AGAIN ? "warn" : "info"]("job ended", {
      ...about,
      outcome,
      durationMs: Math.round(seconds * 1000),
      ...fields,
    });
  };
  try {
    const { id: jobId, userId, input, lastEvent } = job;
    const failure = await work[job.kind]({ jobId, userId, input, isLastTry, lastEvent });
    if (failure) note(failure.code, { reason: failure.text });
    else note("done");
  } catch (error) {
    note(TRIED_AGAIN, { error });
    throw error;
  }
}

export async function startWorker(queue: JobQueue, handlers: Handlers): Promise<void> {
  for (const kind of JOB_KINDS) await queue.take(kind, CONCURRENT[kind], (ticket) => take(handlers, ticket));
  await queue.takeScheduled(SWEEP, () => handlers.sweep());
  await queue.schedule(SWEEP, EVERY_MINUTE);
}
