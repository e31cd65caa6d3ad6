import { setImmediate as nextTurn } from "node:timers/promises";
import { BATCH_PAGE_STATES, type BatchCounts } from "@citeworthy/core/projects/batch";
import { placeOf } from "@citeworthy/core/projects/page-place";
import { recordOf } from "@citeworthy/core/record-of";
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { BatchStore, Owned } from "../../../../ports/projects/batches.ts";
import type { Db } from "../../database.ts";
import { batches, batchPages, projectPages, searches } from "../../schema/all.ts";
import { twinInBatch } from "./batch-twin.ts";

/** Rows of one statement: the embedded database answers nobody else meanwhile. */
const ROWS_AT_ONCE = 500;

type NewBatch = Parameters<BatchStore["create"]>[0];
type NewPages = Parameters<BatchStore["create"]>[1];

const owned = ({ id, userId }: Owned) => and(eq(batches.id, id), eq(batches.userId, userId));

const savedRuns = (db: Db): Pick<BatchStore, "create" | "find" | "listOf" | "setState" | "remove"> => ({
  async create(batch, pages) {
    // Nobody knows of a draft before its id is returned, so it needs no transaction, in which others would wait for it all.
    if (batch.state !== "draft") return db.transaction((tx) => insertBatch(tx, batch, pages));
    try {
      await insertBatch(db, batch, pages);
    } catch (error) {
      await db.delete(batches).where(eq(batches.id, batch.id));
      throw error;
    }
  },
  async find(batch) {
    const [row] = await db.select().from(batches).where(owned(batch));
    return row ?? null;
  },
  async listOf(projectId, limit) {
    const rows = await db
      .select()
      .from(batches)
      .where(eq(batches.projectId, projectId))
      .orderBy(desc(batches.createdAt))
      .limit(limit);
    return Promise.all(rows.map(async (row) => ({ ...row, counts: await countsOf(db, row.id) })));
  },
  async setState(batch, { from, to, reason = null, now }) {
    const isEnd = to === "done" || to === "cancelled";
    const changed = await db
      .update(batches)
      .set({ state: to, reason, finishedAt: isEnd ? now : null })
      .where(and(owned(batch), inArray(batches.state, from)))
      .returning({ id: batches.id });
    return changed.length > 0;
  },
  async remove(batch) {
    await db.delete(batches).where(owned(batch));
  },
});

async function insertBatch(db: Db, batch: NewBatch, pages: NewPages): Promise<void> {
  await db.insert(batches).values(batch);
  for (let from = 0; from < pages.length; from += ROWS_AT_ONCE) {
    await db.insert(batchPages).values(
      pages.slice(from, from + ROWS_AT_ONCE).map((page, at) => ({
        batchId: batch.id,
        place: from + at + 1,
        key: placeOf(page.url)?.key ?? null,
        ...page,
      })),
    );
    await nextTurn();
  }
}

const openRuns = (
  db: Db,
): Pick<
  BatchStore,
  "lockRunning" | "running" | "openOf" | "openOfSchedule" | "batchOf" | "forgetDrafts" | "forgetDraftsBeyond"
> => ({
  async lockRunning(id) {
    const [row] = await db
      .select()
      .from(batches)
      .where(and(eq(batches.id, id), eq(batches.state, "running")))
      .for("update");
    return row ?? null;
  },
  running(limit) {
    const turn = sql<number>`row_number() over (partition by ${batches.userId} order by ${batches.createdAt})`;
    const turns = db
      .select({ id: batches.id, userId: batches.userId, turn: turn.as("turn") })
      .from(batches)
      .where(eq(batches.state, "running"))
      .as("turns");
    return db
      .select({ id: turns.id, userId: turns.userId })
      .from(turns)
      .orderBy(asc(turns.turn), sql`random()`)
      .limit(limit);
  },
  async openOf(userId) {
    const [row] = await db
      .select({ batches: count() })
      .from(batches)
      .where(and(eq(batches.userId, userId), inArray(batches.state, ["running", "paused"])));
    return row?.batches ?? 0;
  },
  async openOfSchedule(scheduleId) {
    const [row] = await db
      .select({ id: batches.id, userId: batches.userId })
      .from(batches)
      .where(and(eq(batches.scheduleId, scheduleId), inArray(batches.state, ["running", "paused"])));
    return row ?? null;
  },
  async batchOf(jobId) {
    const [row] = await db
      .select({ id: batchPages.batchId })
      .from(batchPages)
      .where(eq(batchPages.jobId, jobId));
    return row?.id ?? null;
  },
  async forgetDrafts(before) {
    await db.delete(batches).where(and(eq(batches.state, "draft"), lt(batches.createdAt, before)));
  },
  async forgetDraftsBeyond(userId, kept) {
    const drafts = and(eq(batches.userId, userId), eq(batches.state, "draft"));
    const newest = db.select({ id: batches.id }).from(batches).where(drafts);
    const old = await newest.orderBy(desc(batches.createdAt)).offset(kept);
    for (const { id } of old) await db.delete(batches).where(eq(batches.id, id));
  },
});

const pageLists = (db: Db): Pick<BatchStore, "counts" | "folders" | "pages" | "lowest" | "nextWaiting"> => ({
  counts: (id) => countsOf(db, id),
  async folders(id) {
    return db
      .select({
        folder: batchPages.folder,
        pages: sql<number>`count(*)::int`,
        isLeftOut: sql<boolean>`bool_and(${batchPages.state} = 'left-out')`,
      })
      .from(batchPages)
      .where(eq(batchPages.batchId, id))
      .groupBy(batchPages.folder)
      .orderBy(desc(sql`count(*)`), asc(batchPages.folder));
  },
  pages: ({ id, state, after, limit }) =>
    pagesOf(db)
      .where(
        and(
          eq(batchPages.batchId, id),
          state === null ? ne(batchPages.state, "left-out") : eq(batchPages.state, state),
          gt(batchPages.place, after),
        ),
      )
      .orderBy(asc(batchPages.place))
      .limit(limit),
  lowest: (id, limit) =>
    pagesOf(db)
      .where(and(eq(batchPages.batchId, id), eq(batchPages.state, "done")))
      .orderBy(asc(searches.score), asc(batchPages.place))
      .limit(limit),
  nextWaiting: (id, limit) =>
    db
      .select({ place: batchPages.place, url: batchPages.url })
      .from(batchPages)
      .where(and(eq(batchPages.batchId, id), eq(batchPages.state, "waiting")))
      .orderBy(asc(batchPages.place))
      .limit(limit),
});

const pageStates = (
  db: Db,
): Pick<BatchStore, "leaveOut" | "cancelWaiting" | "retryFailed" | "start" | "markDuplicate"> => ({
  async leaveOut(id, folders) {
    const isOut = folders.length > 0 ? inArray(batchPages.folder, folders) : sql`false`;
    await db
      .update(batchPages)
      .set({ state: sql`case when ${isOut} then 'left-out' else 'waiting' end` })
      .where(and(eq(batchPages.batchId, id), inArray(batchPages.state, ["waiting", "left-out"])));
  },
  async cancelWaiting(id) {
    const cancelled = await db
      .update(batchPages)
      .set({ state: "cancelled" })
      .where(and(eq(batchPages.batchId, id), eq(batchPages.state, "waiting")))
      .returning({ place: batchPages.place });
    return cancelled.length;
  },
  async retryFailed(id) {
    const again = await db
      .update(batchPages)
      .set({ state: "waiting", jobId: null, errorText: null })
      .where(and(eq(batchPages.batchId, id), eq(batchPages.state, "failed")))
      .returning({ place: batchPages.place });
    return again.length;
  },
  async start(id, place, jobId) {
    await db
      .update(batchPages)
      .set({ state: "started", jobId })
      .where(and(eq(batchPages.batchId, id), eq(batchPages.place, place)));
  },
  async markDuplicate(jobId) {
    await db.update(batchPages).set({ state: "duplicate" }).where(eq(batchPages.jobId, jobId));
  },
});

const pageChanges = (db: Db): Pick<BatchStore, "twinOf" | "noteChanges" | "changedPages"> => ({
  twinOf: (page) => twinInBatch(db, page),
  async noteChanges(jobId, changes) {
    await db.update(batchPages).set({ changes }).where(eq(batchPages.jobId, jobId));
  },
  async changedPages(id, limit) {
    const changed = and(eq(batchPages.batchId, id), isNotNull(batchPages.changes));
    const [all] = await db.select({ count: count() }).from(batchPages).where(changed);
    const rows = await db
      .select({ url: batchPages.url, title: projectPages.title, changes: batchPages.changes })
      .from(batchPages)
      .leftJoin(searches, eq(searches.id, batchPages.jobId))
      .leftJoin(projectPages, eq(projectPages.id, searches.pageId))
      .where(changed)
      .orderBy(asc(batchPages.place))
      .limit(limit);
    const pages = rows.flatMap(({ url, title, changes }) =>
      changes === null ? [] : [{ url, title: title ?? url, changes }],
    );
    return { count: all?.count ?? 0, pages };
  },
});

export const batchStore = (db: Db): BatchStore => ({
  ...savedRuns(db),
  ...openRuns(db),
  ...pageLists(db),
  ...pageStates(db),
  ...pageChanges(db),
});

/** Each page with the title and score of its analysis. */
const pagesOf = (db: Db) =>
  db
    .select({
      place: batchPages.place,
      url: batchPages.url,
      state: batchPages.state,
      jobId: batchPages.jobId,
      error: batchPages.errorText,
      title: projectPages.title,
      score: searches.score,
    })
    .from(batchPages)
    .leftJoin(searches, eq(searches.id, batchPages.jobId))
    .leftJoin(projectPages, eq(projectPages.id, searches.pageId));

async function countsOf(db: Db, id: string): Promise<BatchCounts> {
  const rows = await db
    .select({ state: batchPages.state, pages: sql<number>`count(*)::int` })
    .from(batchPages)
    .where(eq(batchPages.batchId, id))
    .groupBy(batchPages.state);
  const none = recordOf(BATCH_PAGE_STATES, () => 0);
  return { ...none, ...Object.fromEntries(rows.map(({ state, pages }) => [state, pages])) };
}
