/** The queue: which jobs there are, how often they are tried, and how a job gets in. */
import { sql } from "drizzle-orm";
import { type DrizzleTransactionLike, fromDrizzle, type PgBoss } from "pg-boss";
import type { JobQueue } from "../../ports/runtime/job-queue.ts";
import { type BackgroundJob, type JobKind, RECONCILE, SWEEP, SWEEP_PLANS } from "../../ports/runtime/jobs.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Database } from "../db/database.ts";
import type { Enqueue } from "../db/stores/jobs/jobs.ts";
import { takeJobs } from "./take-jobs.ts";

/**
 * A worker that dies is noticed by its silence; a job that hangs is ended by its limit. Dying is seldom the job's fault,
 * so it is taken up more often than one that fails; all tries together end before the sweep gives the use back.
 */
const WORK_RULES = {
  notify: true,
  retryLimit: 6,
  retryDelay: 1,
  expireInSeconds: 120,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 3600,
};
/** An outage at the provider or the mail server is waited out: about a day, ever more slowly. */
const BACKGROUND_JOB_RULES = {
  notify: true,
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 7_200,
  expireInSeconds: 120,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 3600,
};
/** An engine may take its time, and is asked several times; three tries still end before the sweep gives the use back. */
const RULES: Record<JobKind, typeof WORK_RULES> = {
  "analyze-page": WORK_RULES,
  "write-article": WORK_RULES,
  "measure-visibility": { ...WORK_RULES, expireInSeconds: 280, retryLimit: 2 },
  // Nobody waits for it, so slow hosts may take their time.
  "read-cited": { ...WORK_RULES, expireInSeconds: 900, retryDelay: 5 },
};
/**
 * The job stops by itself long before its limit, and the next one goes on from there. Parts of 25,000 rows keep a busy
 * machine silent for more than ten seconds, and nobody waits.
 */
const SYNC_RULES = { ...WORK_RULES, expireInSeconds: 900, retryDelay: 5, heartbeatSeconds: 60 };
const BACKGROUND_RULES: Record<BackgroundJob, Partial<typeof BACKGROUND_JOB_RULES>> = {
  "apply-provider-event": BACKGROUND_JOB_RULES,
  "send-letter": BACKGROUND_JOB_RULES,
  "deliver-webhook": BACKGROUND_JOB_RULES,
  "sync-property": SYNC_RULES,
};

const HOURLY_RULES = {
  retryLimit: 1,
  expireInSeconds: 3_000,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 3600,
};

/** Below the usual 0: pages of a batch wait for the pages that someone watches. */
const BACKGROUND_PRIORITY = -1;

/**
 * `supervise`: how often the queue looks for dead workers and due schedules, in seconds. `patience`: how many times longer
 * than usual a worker may be silent and a job may take.
 */
type QueuePace = { supervise?: number; patience?: number };

const SCHEMA = "queue";

type Rules = Partial<typeof BACKGROUND_JOB_RULES>;

const allRules: Record<string, Rules> = {
  ...RULES,
  ...BACKGROUND_RULES,
  [RECONCILE]: HOURLY_RULES,
  [SWEEP_PLANS]: HOURLY_RULES,
  [SWEEP]: { retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3600 },
};

/** `enqueue` puts a job in, within the transaction of its caller. */
type OpenQueue = JobQueue & { enqueue: Enqueue };

export async function openQueue(
  database: Pick<Database, "openQueue" | "listen">,
  log: Log,
  { supervise = 10, patience = 1 }: QueuePace = {},
): Promise<OpenQueue> {
  const boss = database.openQueue({
    schema: SCHEMA,
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
  });
  boss.on("error", (error) => log.error("queue error", { error }));
  boss.on("warning", (warning) => log.warn("queue warning", { warning: warning.message }));
  await boss.start();
  await applyRules(boss, patience);
  return { ...takeJobs({ boss, database, schema: SCHEMA, log }), enqueue: enqueueWith(boss) };
}

/** An installation that was updated has queues with the rules of its first version; they get those of this one. */
async function applyRules(boss: PgBoss, patience: number): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, usual] of Object.entries(allRules)) {
    const rules = withPatience(usual, patience);
    const queue = existing.get(name);
    if (!queue) await boss.createQueue(name, rules);
    else if (isOther(queue, rules)) await boss.updateQueue(name, rules);
  }
}

const isOther = (queue: object, rules: Rules): boolean =>
  Object.entries(rules).some(([rule, value]) => Reflect.get(queue, rule) !== value);

/** The queue allows no more. */
const MAX_EXPIRE_SECONDS = 24 * 3600;

const withPatience = (
  { expireInSeconds = 0, heartbeatSeconds, ...rest }: Rules,
  patience: number,
): Rules => ({
  ...rest,
  expireInSeconds: Math.min(expireInSeconds * patience, MAX_EXPIRE_SECONDS),
  ...(heartbeatSeconds && { heartbeatSeconds: heartbeatSeconds * patience }),
});

const enqueueWith =
  (boss: PgBoss): Enqueue =>
  async (db, kind, id, options) => {
    const handle = fromDrizzle(db as DrizzleTransactionLike, sql);
    const group = options && { group: { id: options.owner } };
    const priority = options?.isBackground && { priority: BACKGROUND_PRIORITY };
    await boss.send(kind, { jobId: id }, { db: handle, ...group, ...priority });
  };
