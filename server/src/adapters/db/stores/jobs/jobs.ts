import { and, asc, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { BackgroundJob, JobEvent, JobKind, JobStore } from "../../../../ports/runtime/jobs.ts";
import type { Db } from "../../database.ts";
import { batchPages, jobEvents, jobs } from "../../schema/all.ts";

/**
 * Puts a job in the queue on the given handle, so that it belongs to the handle's transaction. Jobs of one `owner` share
 * the worker fairly with the jobs of others.
 */
export type Enqueue = (
  db: Db,
  kind: JobKind | BackgroundJob,
  id: string,
  options?: { owner: string; isBackground?: boolean },
) => Promise<void>;

/** Visitors count as one owner. */
const VISITORS = "visitors";

export const JOB_CHANNEL = "job_events";
const EVENTS_AT_ONCE = 200;

/** A page of a batch ends with its job, so that no end is counted twice or forgotten. */
async function endInBatch(tx: Db, jobId: string, state: "done" | "failed", errorText: string | null) {
  await tx.update(batchPages).set({ state, errorText }).where(eq(batchPages.jobId, jobId));
}

async function append(tx: Db, jobId: string, event: JobEvent["event"], data: Record<string, unknown>) {
  const next = sql`(select coalesce(max(${jobEvents.seq}), 0) + 1 from ${jobEvents} where ${jobEvents.jobId} = ${jobId})`;
  await tx.insert(jobEvents).values({ jobId, seq: next, event, data });
  await tx.execute(sql`select pg_notify(${JOB_CHANNEL}, ${jobId})`);
}

/** The first end counts: a job that ended is never ended again by a late retry. */
const end = (
  db: Db,
  jobId: string,
  event: "done" | "failed",
  data: Record<string, unknown>,
  row: Partial<typeof jobs.$inferInsert>,
) =>
  db.transaction(async (tx) => {
    const [ended] = await tx
      .update(jobs)
      .set({ ...row, state: event })
      .where(and(eq(jobs.id, jobId), inArray(jobs.state, ["queued", "running"])))
      .returning({ id: jobs.id });
    if (!ended) return;
    await append(tx, jobId, event, data);
    await endInBatch(tx, jobId, event, row.errorText ?? null);
  });

const jobLife = (
  db: Db,
  enqueue: Enqueue,
): Pick<JobStore, "create" | "find" | "start" | "report" | "done" | "failed"> => ({
  create: ({ id, kind, userId, input, isBackground = false }) =>
    db.transaction(async (tx) => {
      await tx.insert(jobs).values({ id, kind, userId, input });
      await enqueue(tx, kind, id, { owner: userId ?? VISITORS, isBackground });
    }),

  async find(id) {
    const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
    if (!row) return null;
    const { kind, userId, state, input, errorCode, errorText } = row;
    const error = errorCode === null ? null : { code: errorCode, text: errorText ?? "" };
    return { id, kind, userId, state, input, error };
  },

  async start(id) {
    await db
      .update(jobs)
      .set({ state: "running" })
      .where(and(eq(jobs.id, id), eq(jobs.state, "queued")));
  },

  report: (id, data) => db.transaction((tx) => append(tx, id, "progress", data)),
  done: (id, data, now) => end(db, id, "done", data, { finishedAt: now }),
  failed: (id, { code, text }, now) =>
    end(db, id, "failed", { code, error: text }, { finishedAt: now, errorCode: code, errorText: text }),
});

const jobHistory = (db: Db): Pick<JobStore, "endOf" | "eventsAfter" | "nthLastFailure"> => ({
  async endOf(id) {
    const isEnd = inArray(jobEvents.event, ["done", "failed"]);
    const [row] = await db
      .select({ data: jobEvents.data })
      .from(jobEvents)
      .where(and(eq(jobEvents.jobId, id), isEnd));
    return row?.data ?? null;
  },

  async eventsAfter(id, seq) {
    return db
      .select({ seq: jobEvents.seq, event: jobEvents.event, data: jobEvents.data })
      .from(jobEvents)
      .where(and(eq(jobEvents.jobId, id), gt(jobEvents.seq, seq)))
      .orderBy(asc(jobEvents.seq))
      .limit(EVENTS_AT_ONCE);
  },
  async nthLastFailure({ userId, n, since }) {
    const failures = and(
      eq(jobs.userId, userId),
      eq(jobs.state, "failed"),
      gt(jobs.createdAt, since),
      sql`not (${jobs.input} ? 'batchId')`,
    );
    const [row] = await db
      .select({ at: jobs.createdAt })
      .from(jobs)
      .where(failures)
      .orderBy(desc(jobs.createdAt))
      .offset(n - 1)
      .limit(1);
    return row?.at ?? null;
  },
});

export const jobStore = (db: Db, enqueue: Enqueue): JobStore => ({
  ...jobLife(db, enqueue),
  ...jobHistory(db),
  async forgetEndedBefore(moment, atMost) {
    const ended = and(inArray(jobs.state, ["done", "failed"]), lt(jobs.finishedAt, moment));
    const old = db.select({ id: jobs.id }).from(jobs).where(ended).limit(atMost);
    return (await db.delete(jobs).where(inArray(jobs.id, old)).returning({ id: jobs.id })).length;
  },
});
