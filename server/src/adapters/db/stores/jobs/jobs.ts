import { and, asc, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import {
  type BackgroundJob,
  EVENTS_AT_ONCE,
  type JobEvent,
  type JobKind,
  type JobRecord,
  type JobStore,
} from "../../../../ports/runtime/jobs.ts";
import type { Db } from "../../database.ts";
import { inTransaction } from "../../in-transaction.ts";
import { batchPages, jobEvents, jobs, usageRecords } from "../../schema/all.ts";
import { nthLastFailure } from "./failed-jobs.ts";
import { notified } from "./job-news.ts";

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

type Started = Pick<JobRecord, "kind" | "input"> & { user_id: string | null; last: number };

/** What a statement added, as JSON. */
const ADDED = sql`(select jsonb_agg(jsonb_build_object('seq', seq, 'event', event, 'data', data)) from added)`;

type End = {
  event: "done" | "failed";
  data: JobEvent["data"];
  now: Date;
  failure?: { code: string; text: string };
};

/**
 * The first end counts: a job that ended is never ended again by a late retry. A page of a batch ends with its job, so that no
 * end is counted twice or forgotten, and the use of a job that is done is committed with it. All of it is one statement.
 */
async function end(db: Db, jobId: string, { event, data, now, failure }: End): Promise<void> {
  const last = sql`(select coalesce(max(seq), 0) from ${jobEvents} where job_id = ended.id)`;
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    with ended as (
      update ${jobs} set state = ${event}, finished_at = ${at},
        error_code = ${failure?.code ?? null}, error_text = ${failure?.text ?? null}
      where id = ${jobId} and state in ('queued', 'running') returning id
    ), added as (
      insert into ${jobEvents} (job_id, seq, event, data)
      select id, ${last} + 1, ${event}::text, ${JSON.stringify(data)}::jsonb from ended returning seq, event, data
    ), in_batch as (
      update ${batchPages} set state = ${event}, error_text = ${failure?.text ?? null}
      from ended where job_id = ended.id
    ), committed as (
      update ${usageRecords} set state = 'committed', settled_at = ${at}
      from ended where job_id = ended.id and ${usageRecords}.state = 'reserved' and ${event}::text = 'done'
    )
    select ${notified(jobId, ADDED)} from ended`);
}

const jobLife = (
  db: Db,
  enqueue: Enqueue,
): Pick<JobStore, "create" | "find" | "start" | "report" | "done" | "failed"> => ({
  create: ({ id, kind, userId, input, isBackground = false }) =>
    inTransaction(db, async (tx) => {
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
    const { rows } = await db.execute<Started>(sql`
      with started as (update ${jobs} set state = 'running' where id = ${id} and state = 'queued')
      select kind, user_id, input, (select coalesce(max(seq), 0)::int from ${jobEvents} where job_id = ${jobs}.id) as last
      from ${jobs} where id = ${id} and state in ('queued', 'running')`);
    const [row] = rows;
    if (!row) return null;
    const { kind, user_id: userId, input, last: lastEvent } = row;
    return { id, kind, userId, input, state: "running", error: null, lastEvent };
  },

  async report(id, events) {
    const news = JSON.stringify(events);
    // Numbers that are taken belong to a worker that took the job over.
    await db.execute(sql`
      with added as (
        insert into ${jobEvents} (job_id, seq, event, data)
        select ${id}::uuid, seq, event, data
        from jsonb_to_recordset(${news}::jsonb) as news(seq int, event text, data jsonb)
        on conflict do nothing returning seq, event, data
      )
      select ${notified(id, ADDED)} where exists (select 1 from added)`);
  },
  done: (id, data, now) => end(db, id, { event: "done", data, now }),
  failed: (id, failure, now) =>
    end(db, id, { event: "failed", data: { code: failure.code, error: failure.text }, now, failure }),
});

const event = { seq: jobEvents.seq, event: jobEvents.event, data: jobEvents.data };

const ENDED = inArray(jobEvents.event, ["done", "failed"]);

const jobHistory = (db: Db): Pick<JobStore, "endOf" | "eventsAfter" | "nthLastFailure"> => ({
  async endOf(id) {
    const [row] = await db
      .select(event)
      .from(jobEvents)
      .where(and(eq(jobEvents.jobId, id), ENDED));
    return row ?? null;
  },

  async eventsAfter(id, seq) {
    return db
      .select(event)
      .from(jobEvents)
      .where(and(eq(jobEvents.jobId, id), or(gt(jobEvents.seq, seq), ENDED)))
      .orderBy(ENDED, asc(jobEvents.seq))
      .limit(EVENTS_AT_ONCE);
  },
  async nthLastFailure({ userId, n, since }) {
    const [row] = await nthLastFailure(db, userId, { atMost: n, since });
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
