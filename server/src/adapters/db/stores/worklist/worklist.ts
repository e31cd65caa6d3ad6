import { recordOf } from "@citeworthy/core/record-of";
import { WORK_STATES } from "@citeworthy/core/worklist/work-item";
import { and, asc, count, desc, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { NewWorkItem, WorkStore } from "../../../../ports/worklist/worklist.ts";
import type { Db } from "../../database.ts";
import {
  workItems as items,
  profiles,
  visibilityRuns as runs,
  users,
  visibilityResults,
  workComments,
} from "../../schema/all.ts";
import { shownName } from "../workspaces/members.ts";
import { workDigests } from "./work-digests.ts";
import { DUE, isAfter, isAfterDue, isFound, isPage, isPast, isSelected, RANK } from "./work-filter.ts";
import { itemOf, listedRows } from "./work-rows.ts";

/** Ticking and unticking forever must not make a row grow without limit. */
const MAX_STEPS = 200;
/** A report has some dozens of edits. Each item is looked for in the text and updated, in the transaction of an analysis. */
const MAX_FOLLOWED = 1_000;
const INSERTED_AT_ONCE = 100;

const withStep = (step: unknown) =>
  sql`case when jsonb_array_length(${items.history}) < ${MAX_STEPS} then ${items.history} || ${JSON.stringify([step])}::jsonb else ${items.history} end`;

/** Answers so far become those before the work; answers since come with the next run. */
const withoutSince = sql`jsonb_set(${items.measured}, '{since}', '{"cited": 0, "counted": 0}'::jsonb)`;

const rowOf = ({ page, ...item }: NewWorkItem) => ({
  ...item,
  pageUrl: page?.url ?? null,
  pageTitle: page?.title ?? null,
});

const storedItems = (db: Db): Pick<WorkStore, "add" | "count" | "find" | "bySource" | "list" | "counts"> => ({
  async add(added) {
    const ids: string[] = [];
    for (let at = 0; at < added.length; at += INSERTED_AT_ONCE) {
      const rows = await db
        .insert(items)
        .values(added.slice(at, at + INSERTED_AT_ONCE).map(rowOf))
        .onConflictDoNothing()
        .returning({ id: items.id });
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  },
  async count(workspaceId) {
    const [row] = await db.select({ items: count() }).from(items).where(eq(items.workspaceId, workspaceId));
    return row?.items ?? 0;
  },
  async find({ id, workspaceId }) {
    const [found] = await listedRows(db).where(isSelected({ workspaceId, ids: [id] }));
    if (!found) return null;
    const { row, ownerName, projectName, comments } = found;
    return { ...itemOf(row), ownerName, projectName, comments };
  },
  async bySource(workspaceId, keys) {
    if (keys.length === 0) return new Map();
    const rows = await db
      .select({ key: items.sourceKey, id: items.id, state: items.state })
      .from(items)
      .where(
        and(
          eq(items.workspaceId, workspaceId),
          isNull(items.deletedAt),
          inArray(
            sql`md5(${items.sourceKey})`,
            keys.map((key) => sql`md5(${key})`),
          ),
        ),
      );
    return new Map(rows.map(({ key, id, state }) => [key ?? "", { id, state }]));
  },
  async list(filter, { limit, after, sort = "newest" }) {
    const isByDay = sort === "due";
    const isNext = after ? (isByDay ? isAfterDue(after) : isAfter(after)) : undefined;
    const rows = await listedRows(db)
      .where(and(isFound(filter), isNext))
      .orderBy(asc(RANK), ...(isByDay ? [asc(DUE)] : []), desc(items.createdAt), desc(items.id))
      .limit(limit);
    return rows.map(({ row, rank, ownerName, projectName, comments }) => {
      const mark = { rank, createdAt: row.createdAt, id: row.id, dueOn: row.dueOn };
      return { ...itemOf(row), ownerName, projectName, comments, mark };
    });
  },
  async counts(filter) {
    const rows = await db
      .select({ state: items.state, items: count() })
      .from(items)
      .where(isFound(filter))
      .groupBy(items.state);
    return recordOf(WORK_STATES, (state) => rows.find((row) => row.state === state)?.items ?? 0);
  },
});

const changedItems = (
  db: Db,
): Pick<WorkStore, "setState" | "setFields" | "remove" | "undoRemoval" | "purge"> => ({
  async setState(selected, state, step) {
    const changed = await db
      .update(items)
      .set({
        state,
        history: withStep(step),
        ...(state === "done" && { doneAt: new Date(step.at), measured: withoutSince }),
      })
      .where(and(isSelected(selected), state === "done" ? eq(items.state, "open") : isPast))
      .returning({ id: items.id });
    return changed.length;
  },
  async setFields(selected, fields) {
    const changed = await db
      .update(items)
      .set(fields)
      .where(isSelected(selected))
      .returning({ id: items.id });
    return changed.length;
  },
  async remove(selected, at) {
    const gone = await db
      .update(items)
      .set({ deletedAt: at })
      .where(isSelected(selected))
      .returning({ id: items.id });
    return gone.length;
  },
  async undoRemoval(workspaceId, at) {
    const isTaken = sql`exists (select 1 from ${items} other where other.workspace_id = ${items.workspaceId}
      and other.deleted_at is null and md5(other.source_key) = md5(${items.sourceKey}))`;
    const back = await db
      .update(items)
      .set({ deletedAt: null })
      .where(and(eq(items.workspaceId, workspaceId), eq(items.deletedAt, at), sql`not ${isTaken}`))
      .returning({ id: items.id });
    return back.length;
  },
  async purge(before, limit) {
    const old = db
      .select({ id: items.id })
      .from(items)
      .where(sql`${items.deletedAt} < ${before.toISOString()}::timestamptz`)
      .limit(limit);
    const gone = await db.delete(items).where(inArray(items.id, old)).returning({ id: items.id });
    return gone.length;
  },
});

const followedItems = (
  db: Db,
): Pick<WorkStore, "ofPage" | "followUp" | "finishedRuns" | "comment" | "comments"> => ({
  async ofPage(workspaceId, pageKey) {
    const rows = await db
      .select()
      .from(items)
      .where(and(eq(items.workspaceId, workspaceId), isNull(items.deletedAt), isPage(pageKey)))
      .orderBy(asc(items.id))
      .limit(MAX_FOLLOWED)
      .for("update");
    return rows.map(itemOf);
  },
  async followUp(id, { step, ...set }) {
    await db
      .update(items)
      .set({ ...set, ...(step && { history: withStep(step) }) })
      .where(eq(items.id, id));
  },
  finishedRuns: (workspaceId, since) =>
    db
      .select({ id: runs.id, url: runs.url, query: runs.query, at: runs.createdAt })
      .from(runs)
      .innerJoin(visibilityResults, eq(visibilityResults.runId, runs.id))
      .where(and(eq(runs.userId, workspaceId), gte(runs.createdAt, since)))
      .orderBy(desc(runs.createdAt), desc(runs.id)),
  async comment(comment) {
    await db.insert(workComments).values(comment);
  },
  comments: (itemId) =>
    db
      .select({
        id: workComments.id,
        text: workComments.text,
        authorName: sql<string | null>`case when ${users.id} is null then null else ${shownName} end`,
        createdAt: workComments.createdAt,
      })
      .from(workComments)
      .leftJoin(users, eq(users.id, workComments.authorId))
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(eq(workComments.itemId, itemId))
      .orderBy(asc(workComments.createdAt), asc(workComments.id)),
});

export const workStore = (db: Db): WorkStore => ({
  ...storedItems(db),
  ...changedItems(db),
  ...followedItems(db),
  ...workDigests(db),
});
