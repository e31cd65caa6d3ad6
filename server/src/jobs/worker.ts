/** Takes jobs from the queue and gives each to its use-case. Runs beside the web server or in processes of its own. */
import type { JobWithMetadata, PgBoss } from "pg-boss";
import { JOB_KINDS, type JobKind, type JobRecord, SWEEP } from "../ports/jobs.ts";
import type { Log } from "../ports/log.ts";
import type { Metrics } from "../ports/metrics.ts";
import type { Storage } from "../ports/storage.ts";

export type Work = Pick<JobRecord, "userId" | "input"> & { jobId: string; isLastTry: boolean };

export type Hands = {
  storage: Storage;
  log: Log;
  metrics: Metrics;
  work: Record<JobKind, (work: Work) => Promise<void>>;
  sweep(): Promise<void>;
};

const CONCURRENT = 4;
/** Jobs beyond this stay in the queue, so one user's slow pages leave places to others. */
const CONCURRENT_PER_OWNER = 2;
/** Of a job that fails; one whose worker dies is tried as often as its queue allows. */
const RETRIES = 2;
const EVERY_MINUTE = "* * * * *";

type Ticket = { jobId: string };

async function take({ storage, log, metrics, work }: Hands, ticket: JobWithMetadata<Ticket>): Promise<void> {
  const job = await storage.jobs.find(ticket.data.jobId);
  // A job without its record was deleted with its owner; one that ended was settled by an earlier try.
  if (job === null || job.state === "done" || job.state === "failed") return;
  log.info("job started", { jobId: job.id, kind: job.kind, attempt: ticket.retryCount + 1 });
  const isLastTry = ticket.retryCount >= Math.min(RETRIES, ticket.retryLimit);
  const started = performance.now();
  const note = (outcome: string) => {
    metrics.count("jobs", { kind: job.kind, outcome });
    metrics.time("job_seconds", { kind: job.kind }, (performance.now() - started) / 1000);
  };
  try {
    await work[job.kind]({ jobId: job.id, userId: job.userId, input: job.input, isLastTry });
  } catch (error) {
    note("tried again");
    throw error;
  }
  const ended = await storage.jobs.find(job.id);
  note(ended?.state === "failed" ? (ended.error?.code ?? "failed") : "done");
}

export async function startWorker(boss: PgBoss, hands: Hands): Promise<void> {
  const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 };
  for (const kind of JOB_KINDS)
    await boss.work(
      kind,
      {
        ...polling,
        batchSize: 1,
        localConcurrency: CONCURRENT,
        localGroupConcurrency: CONCURRENT_PER_OWNER,
        includeMetadata: true as const,
      },
      async ([ticket]: JobWithMetadata<Ticket>[]) => {
        if (ticket) await take(hands, ticket);
      },
    );
  await boss.work(SWEEP, { pollingIntervalSeconds: 5 }, () => hands.sweep());
  await boss.schedule(SWEEP, EVERY_MINUTE);
}
