/** What the database says after the run: every job ended well, every use was settled, and every delivery was made. */
import { setTimeout as sleep } from "node:timers/promises";
import { askPostgres } from "../../../server/src/testing/databases.ts";
import type { Person } from "./sender.ts";

type Run = {
  databaseUrl: string;
  subscriber: Person;
  received: ReadonlyMap<string, number>;
  importedRows: number;
};

const ENGINES = 3;
const POLL_MS = 2_000;

const UNSETTLED = `select (select count(*) from jobs where state not in ('done', 'failed'))::int
  + (select count(*) from webhook_deliveries where delivered_at is null and failed_at is null)::int
  + (select count(*) from batches where state = 'running')::int as n`;

/** Waits until nothing is under way, at most so long. Returns how many jobs, deliveries and lists are left. */
export async function settle(databaseUrl: string, limitMs: number): Promise<number> {
  const until = performance.now() + limitMs;
  for (;;) {
    const left = Number((await askPostgres(databaseUrl, UNSETTLED))[0]?.n);
    if (left === 0 || performance.now() > until) return left;
    await sleep(POLL_MS);
  }
}

const FIGURES = {
  unfinishedJobs: "select count(*) as n from jobs where state not in ('done', 'failed')",
  failedJobs: "select count(*) as n from jobs where state = 'failed'",
  jobsWithoutOneEnd: `select count(*) as n from (select j.id from jobs j left join job_events e
    on e.job_id = j.id and e.event in ('done', 'failed') group by j.id having count(e.seq) <> 1) as odd`,
  usesLeftOpen: "select count(*) as n from usage_ledger where state = 'reserved'",
  usesCommitted: "select count(*) as n from usage_ledger where state = 'committed'",
  jobsWithUse:
    "select count(*) as n from jobs where state = 'done' and kind in ('analyze-page', 'measure-visibility')",
  bulkLists: "select count(*) as n from batches where state <> 'draft'",
  // A kill may leave a draft behind. It costs nothing, and the request that was sent again made another list.
  bulkDrafts: "select count(*) as n from batches where state = 'draft'",
  bulkListsNotDone: "select count(*) as n from batches where state not in ('draft', 'done')",
  bulkPages: `select count(*) as n from batch_pages p join batches b on b.id = p.batch_id
    where b.state <> 'draft'`,
  bulkPagesDone: "select count(*) as n from batch_pages where state = 'done'",
  bulkPagesFailed: "select count(*) as n from batch_pages where state = 'failed'",
  monitorRuns: "select count(*) as n from visibility_runs",
  monitorAnswersWanted: `select coalesce(sum(samples), 0) * ${ENGINES} as n from visibility_runs`,
  monitorAnswers: "select count(*) as n from visibility_answers where answer is not null",
  monitorResults: "select count(*) as n from visibility_results",
  sourcesRead: "select count(*) as n from cited_pages where state = 'read'",
  importedRows: "select count(*) as n from measured_citations",
  jobsTakenUp: "select count(*) as n from queue.job where retry_count > 0 and name not like '\\_\\_%'",
} as const;
type Figures = Record<keyof typeof FIGURES, number>;

async function readFigures(databaseUrl: string): Promise<Figures> {
  const found = Object.entries(FIGURES).map(async ([name, query]) => [
    name,
    Number((await askPostgres(databaseUrl, query))[0]?.n),
  ]);
  return Object.fromEntries(await Promise.all(found));
}

/** Whether each finished analysis of the person with the webhook reached the receiver. */
async function readDeliveries({ databaseUrl, subscriber, received }: Run) {
  const finished = await askPostgres(
    databaseUrl,
    `select j.id from jobs j join users u on u.id = j.user_id
      where u.email = $1 and j.kind = 'analyze-page' and j.state in ('done', 'failed')`,
    [subscriber.email],
  );
  const [log] = await askPostgres(
    databaseUrl,
    "select count(*)::int as sent, count(delivered_at)::int as delivered from webhook_deliveries",
  );
  return {
    finishedAnalyses: finished.length,
    sent: Number(log?.sent),
    delivered: Number(log?.delivered),
    received: received.size,
    duplicates: [...received.values()].reduce((sum, times) => sum + times - 1, 0),
    missing: finished.filter(({ id }) => !received.has(String(id))).length,
  };
}

export async function closeBooks(run: Run) {
  const { databaseUrl } = run;
  const figures = await readFigures(databaseUrl);
  const deliveries = await readDeliveries(run);
  const jobs = await askPostgres(
    databaseUrl,
    `select kind, state, error_code as code, left(error_text, 200) as reason, count(*)::int as jobs
      from jobs group by 1, 2, 3, 4 order by 1, 2`,
  );
  const problems = [
    figures.unfinishedJobs > 0 && `${figures.unfinishedJobs} jobs did not end`,
    figures.failedJobs > 0 && `${figures.failedJobs} jobs failed`,
    figures.jobsWithoutOneEnd > 0 && `${figures.jobsWithoutOneEnd} jobs ended never or more than once`,
    figures.usesLeftOpen > 0 && `${figures.usesLeftOpen} uses are still reserved`,
    figures.usesCommitted !== figures.jobsWithUse &&
      `${figures.usesCommitted} uses were counted for ${figures.jobsWithUse} results`,
    figures.bulkListsNotDone > 0 && `${figures.bulkListsNotDone} bulk lists are not done`,
    figures.bulkPagesDone !== figures.bulkPages &&
      `${figures.bulkPages - figures.bulkPagesDone} bulk pages are not done`,
    figures.monitorAnswers !== figures.monitorAnswersWanted &&
      `${figures.monitorAnswersWanted - figures.monitorAnswers} answers of monitor runs are missing`,
    figures.monitorResults !== figures.monitorRuns &&
      `${figures.monitorRuns - figures.monitorResults} monitor runs have no result`,
    figures.importedRows !== run.importedRows &&
      `${figures.importedRows} rows were imported instead of ${run.importedRows}`,
    deliveries.missing > 0 && `${deliveries.missing} analyses were not reported to the receiver`,
    deliveries.sent !== deliveries.delivered &&
      `${deliveries.sent - deliveries.delivered} deliveries are not marked as delivered`,
  ].filter((problem) => problem !== false);
  return { figures, deliveries, jobs, problems };
}
