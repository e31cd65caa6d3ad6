import { and, asc, count, eq, getTableColumns, isNotNull, isNull, lte, not, sql } from "drizzle-orm";
import type { ConnectionStore } from "../../../../ports/demand/connections.ts";
import type { Db } from "../../database.ts";
import {
  dataConnections as connections,
  projects,
  connectedProperties as properties,
} from "../../schema/all.ts";
import type { Enqueue } from "../jobs/jobs.ts";
import { hasSuspendedOwner } from "../workspaces/suspended-owner.ts";

const { createdAt: _added, ...PROPERTY } = getTableColumns(properties);
const { sealedToken: _token, ...SHOWN } = getTableColumns(connections);

const owned = ({ id, workspaceId }: { id: string; workspaceId: string }) =>
  and(eq(properties.id, id), eq(properties.workspaceId, workspaceId));
const isRun = ({ id, runId }: { id: string; runId: string }) =>
  and(eq(properties.id, id), eq(properties.runId, runId));

const savedConnections = (
  db: Db,
): Pick<ConnectionStore, "save" | "find" | "byId" | "countOf" | "listOf" | "end" | "remove"> => ({
  async save(connection) {
    const { id: _, workspaceId: __, provider: ___, ...again } = connection;
    await db.transaction(async (tx) => {
      const [saved] = await tx
        .insert(connections)
        .values(connection)
        .onConflictDoUpdate({
          target: [connections.workspaceId, connections.provider],
          set: { ...again, endedAt: null },
        })
        .returning({ id: connections.id });
      // What failed for want of access is tried again at once.
      if (saved)
        await tx
          .update(properties)
          .set({ failure: null, nextSyncAt: sql`least(${properties.nextSyncAt}, now())` })
          .where(and(eq(properties.connectionId, saved.id), sql`${properties.failure} is not null`));
    });
  },
  async find(workspaceId, provider) {
    const [row] = await db
      .select()
      .from(connections)
      .where(and(eq(connections.workspaceId, workspaceId), eq(connections.provider, provider)));
    return row ?? null;
  },
  async byId(id) {
    const [row] = await db.select().from(connections).where(eq(connections.id, id));
    return row ?? null;
  },
  async countOf(provider, account) {
    const [row] = await db
      .select({ connections: count() })
      .from(connections)
      .where(and(eq(connections.provider, provider), eq(connections.account, account)));
    return row?.connections ?? 0;
  },
  listOf: (workspaceId) =>
    db
      .select(SHOWN)
      .from(connections)
      .where(eq(connections.workspaceId, workspaceId))
      .orderBy(asc(connections.provider)),
  async end(id, at) {
    await db
      .update(connections)
      .set({ endedAt: at })
      .where(and(eq(connections.id, id), isNull(connections.endedAt)));
  },
  remove: (workspaceId, provider) =>
    db.transaction(async (tx) => {
      const mine = and(eq(connections.workspaceId, workspaceId), eq(connections.provider, provider));
      const rows = await tx
        .selectDistinct({ projectId: properties.projectId })
        .from(properties)
        .innerJoin(connections, eq(connections.id, properties.connectionId))
        .where(mine);
      await tx.delete(connections).where(mine);
      return rows.map(({ projectId }) => projectId);
    }),
});

const savedProperties = (
  db: Db,
): Pick<
  ConnectionStore,
  "addProperty" | "property" | "propertiesOf" | "propertiesOfProject" | "removeProperty" | "setDue"
> => ({
  async addProperty(property) {
    const [added] = await db
      .insert(properties)
      .values(property)
      .onConflictDoNothing()
      .returning({ id: properties.id });
    return added !== undefined;
  },
  async property(id) {
    const [row] = await db.select(PROPERTY).from(properties).where(eq(properties.id, id));
    return row ?? null;
  },
  propertiesOf: (workspaceId) =>
    db
      .select({ ...PROPERTY, projectName: projects.name })
      .from(properties)
      .innerJoin(projects, eq(projects.id, properties.projectId))
      .where(eq(properties.workspaceId, workspaceId))
      .orderBy(asc(properties.createdAt), asc(properties.id)),
  propertiesOfProject: (projectId) =>
    db
      .select(PROPERTY)
      .from(properties)
      .where(eq(properties.projectId, projectId))
      .orderBy(asc(properties.createdAt), asc(properties.id)),
  async removeProperty(which) {
    const [gone] = await db
      .delete(properties)
      .where(owned(which))
      .returning({ projectId: properties.projectId });
    return gone?.projectId ?? null;
  },
  async setDue(which, at) {
    const set = await db
      .update(properties)
      .set({ nextSyncAt: at })
      .where(owned(which))
      .returning({ id: properties.id });
    return set.length > 0;
  },
});

const syncedProperties = (
  db: Db,
  enqueue: Enqueue,
): Pick<ConnectionStore, "queueDue" | "beginRun" | "move" | "endDay" | "setCurrency" | "endRun"> => ({
  queueDue: (now, again, limit) =>
    db.transaction(async (tx) => {
      const due = await tx
        .select({ id: properties.id, owner: properties.workspaceId })
        .from(properties)
        .innerJoin(connections, eq(connections.id, properties.connectionId))
        .where(
          and(
            lte(properties.nextSyncAt, now),
            isNull(connections.endedAt),
            not(hasSuspendedOwner(properties.workspaceId)),
          ),
        )
        .orderBy(asc(properties.nextSyncAt))
        .limit(limit)
        .for("update", { of: properties, skipLocked: true });
      for (const { id, owner } of due) {
        await tx
          .update(properties)
          .set({ nextSyncAt: again, runId: sql`gen_random_uuid()` })
          .where(eq(properties.id, id));
        await enqueue(tx, "sync-property", id, { owner });
      }
      return due.length;
    }),
  async beginRun(run) {
    const [begun] = await db
      .update(properties)
      .set({ runId: run.runId })
      .where(and(eq(properties.id, run.id), isNotNull(properties.runId)))
      .returning(PROPERTY);
    return begun ?? null;
  },
  async move(run, cursor) {
    const moved = await db
      .update(properties)
      .set({ cursor })
      .where(isRun(run))
      .returning({ id: properties.id });
    return moved.length > 0;
  },
  async endDay(run, day) {
    const ended = await db
      .update(properties)
      .set({ readThrough: day })
      .where(isRun(run))
      .returning({ id: properties.id });
    return ended.length > 0;
  },
  async setCurrency(id, currency) {
    await db.update(properties).set({ currency }).where(eq(properties.id, id));
  },
  async endRun(run, end) {
    await db
      .update(properties)
      .set({ ...end, runId: null })
      .where(isRun(run));
  },
});

export const connectionStore = (db: Db, enqueue: Enqueue): ConnectionStore => ({
  ...savedConnections(db),
  ...savedProperties(db),
  ...syncedProperties(db, enqueue),
});
