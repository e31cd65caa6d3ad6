/** Takes jobs from the queue and gives each to its use-case. Runs beside the web server or in processes of its own. */
import type { JobWithMetadata, PgBoss } from "pg-boss";
import { SWEEP } from "../ports/jobs.ts";
import type { Log } from "../ports/log.ts";
import type { Storage } from "../ports/storage.ts";

export type AnalysisWork = { jobId: string; userId: string; url: string; isLastTry: boolean };

export type Hands = {
  storage: Storage;
  log: Log;
  analyzePage(work: AnalysisWork): Promise<void>;
  sweep(): Promise<void>;
};

const CONCURRENT = 4;
const EVERY_MINUTE = "* * * * *";

type Ticket = { jobId: string };

async function analyze({ storage, log, analyzePage }: Hands, ticket: JobWithMetadata<Ticket>): Promise<void> {
  const job = await storage.jobs.find(ticket.data.jobId);
  // A job without its record was deleted with its owner; one that ended was settled by an earlier try.
  if (job === null || job.state === "done" || job.state === "failed") return;
  const { url } = job.input;
  if (typeof url !== "string" || job.userId === null) throw new Error(`Job ${job.id} has no page to analyze`);
  log.info("job started", { jobId: job.id, kind: job.kind, attempt: ticket.retryCount + 1 });
  const isLastTry = ticket.retryCount >= ticket.retryLimit;
  await analyzePage({ jobId: job.id, userId: job.userId, url, isLastTry });
}

export async function startWorker(boss: PgBoss, hands: Hands): Promise<void> {
  const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 };
  await boss.work(
    "analyze-page",
    { ...polling, batchSize: 1, localConcurrency: CONCURRENT, includeMetadata: true as const },
    async ([ticket]: JobWithMetadata<Ticket>[]) => {
      if (ticket) await analyze(hands, ticket);
    },
  );
  await boss.work(SWEEP, { pollingIntervalSeconds: 5 }, () => hands.sweep());
  await boss.schedule(SWEEP, EVERY_MINUTE);
}
