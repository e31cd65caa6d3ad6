/** Takes jobs from the queue and gives each to its use-case. Runs beside the web server or in separate processes. */
import type { JobQueue, Ticket } from "../ports/runtime/job-queue.ts";
import { JOB_KINDS, type JobKind, type JobRecord, SWEEP } from "../ports/runtime/jobs.ts";
import type { Fields, Log } from "../ports/runtime/log.ts";
import type { Metrics } from "../ports/runtime/metrics.ts";
import type { Storage } from "../ports/storage.ts";

export type Work = Pick<JobRecord, "userId" | "input"> & { jobId: string; isLastTry: boolean };

type Handlers = {
  storage: Storage;
  log: Log;
  metrics: Metrics;
  work: Record<JobKind, (work: Work) => Promise<void>>;
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
  const job = await storage.jobs.find(ticket.jobId);
  // A job without its record was deleted with its owner; one that ended was settled by an earlier try.
  if (job === null || job.state === "done" || job.state === "failed") return;
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
    await work[job.kind]({ jobId: job.id, userId: job.userId, input: job.input, isLastTry });
  } catch (error) {
    note(TRIED_AGAIN, { error });
    throw error;
  }
  const ended = await storage.jobs.find(job.id);
  if (ended?.state === "failed") note(ended.error?.code ?? "failed", { reason: ended.error?.text });
  else note("done");
}

export async function startWorker(queue: JobQueue, handlers: Handlers): Promise<void> {
  for (const kind of JOB_KINDS) await queue.take(kind, CONCURRENT[kind], (ticket) => take(handlers, ticket));
  await queue.takeScheduled(SWEEP, () => handlers.sweep());
  await queue.schedule(SWEEP, EVERY_MINUTE);
}
