import type { Role } from "@citeworthy/core/product/workspaces/roles";
import { and, asc, count, desc, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { WorkspaceStore } from "../../../../ports/workspaces/workspaces.ts";
import type { Db } from "../../database.ts";
import {
  aiCalls,
  aiReplies,
  apiKeys,
  appGrants,
  clientProjects,
  members,
  ownershipTransfers,
  sessions,
  toolUsage,
  workItems,
  workspaces,
} from "../../schema/all.ts";
import { memberList, ownerOf } from "./members.ts";

const membership = {
  workspace: {
    id: workspaces.id,
    name: workspaces.name,
    needsTwoFactor: workspaces.needsTwoFactor,
    endsAt: workspaces.endsAt,
    endedBy: workspaces.endedBy,
  },
  role: members.role,
  lastActiveAt: members.lastActiveAt,
};

/** The first workspace if it is still the user's own, then any they own, then the one they joined first. */
const firstOfUser: SQL[] = [
  desc(sql`${members.workspaceId} = ${members.userId} and ${members.role} = 'owner'`),
  desc(sql`${members.role} = 'owner'`),
  asc(members.joinedAt),
  asc(members.workspaceId),
];

const isMember = (id: string, userId: string) => and(eq(members.workspaceId, id), eq(members.userId, userId));

const memberships = (
  db: Db,
): Pick<
  WorkspaceStore,
  "membership" | "firstMembership" | "list" | "noteActive" | "hidesFirstSteps" | "hideFirstSteps"
> => {
  const of = (which: SQL | undefined) =>
    db
      .select(membership)
      .from(members)
      .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
      .where(which);
  return {
    async membership(userId, workspaceId) {
      const [found] = await of(isMember(workspaceId, userId));
      return found ?? null;
    },
    async firstMembership(userId) {
      const [found] = await of(eq(members.userId, userId))
        .orderBy(...firstOfUser)
        .limit(1);
      return found ?? null;
    },
    async list(userId) {
      const others = sql<number>`(select count(*)::int from members m where m.workspace_id = ${workspaces.id})`;
      return db
        .select({ ...membership, members: others })
        .from(members)
        .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
        .where(eq(members.userId, userId))
        .orderBy(...firstOfUser);
    },
    async noteActive(userId, workspaceId, now) {
      await db.update(members).set({ lastActiveAt: now }).where(isMember(workspaceId, userId));
    },
    async hidesFirstSteps(userId, workspaceId) {
      const [found] = await db
        .select({ isHidden: members.hidesFirstSteps })
        .from(members)
        .where(isMember(workspaceId, userId));
      return found?.isHidden ?? false;
    },
    async hideFirstSteps(userId, workspaceId) {
      await db.update(members).set({ hidesFirstSteps: true }).where(isMember(workspaceId, userId));
    },
  };
};

const lifetimes = (
  db: Db,
): Pick<
  WorkspaceStore,
  "find" | "create" | "rename" | "requireTwoFactor" | "endAt" | "ending" | "delete" | "lock"
> => ({
  async find(id) {
    const [found] = await db.select(membership.workspace).from(workspaces).where(eq(workspaces.id, id));
    return found ?? null;
  },
  create: ({ id, name, ownerId }, now) =>
    db.transaction(async (tx) => {
      await tx.insert(workspaces).values({ id, name, createdAt: now });
      await tx.insert(members).values({ workspaceId: id, userId: ownerId, role: "owner", joinedAt: now });
    }),
  async rename(id, name) {
    await db.update(workspaces).set({ name }).where(eq(workspaces.id, id));
  },
  async requireTwoFactor(id, needsTwoFactor) {
    await db.update(workspaces).set({ needsTwoFactor }).where(eq(workspaces.id, id));
  },
  async endAt(id, end) {
    const ending = { endsAt: end?.at ?? null, endedBy: end?.by ?? null };
    await db.update(workspaces).set(ending).where(eq(workspaces.id, id));
  },
  async ending(now) {
    const due = await db.select({ id: workspaces.id }).from(workspaces).where(lte(workspaces.endsAt, now));
    return due.map(({ id }) => id);
  },
  delete: (id) =>
    db.transaction(async (tx) => {
      // What would stay behind without a name on it may still tell whose it was.
      const asked = tx.select({ id: aiCalls.replyId }).from(aiCalls).where(eq(aiCalls.userId, id));
      await tx.delete(aiReplies).where(inArray(aiReplies.id, asked));
      await tx.delete(toolUsage).where(eq(toolUsage.userId, id));
      await tx.delete(workspaces).where(eq(workspaces.id, id));
    }),
  async lock(id) {
    await db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, id)).for("update");
  },
});

const openKeys = (id: string, userId: string) =>
  and(eq(apiKeys.workspaceId, id), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt));

const openGrants = (id: string, userId: string) =>
  and(eq(appGrants.workspaceId, id), eq(appGrants.userId, userId), isNull(appGrants.revokedAt));

const people = (
  db: Db,
): Pick<
  WorkspaceStore,
  "members" | "ownerOf" | "setRole" | "remove" | "keysOf" | "shareProjects" | "sharedProjects"
> => ({
  members: (id) => memberList(db, id),
  ownerOf: (id) => ownerOf(db, id),
  async setRole(id, userId, role: Role) {
    await db
      .insert(members)
      .values({ workspaceId: id, userId, role })
      .onConflictDoUpdate({ target: [members.workspaceId, members.userId], set: { role } });
    if (role !== "client") await db.delete(clientProjects).where(isClientOf(id, userId));
  },
  remove: (id, userId, now) =>
    db.transaction(async (tx) => {
      const gone = await tx.delete(members).where(isMember(id, userId)).returning({ id: members.userId });
      if (gone.length === 0) return null;
      await tx
        .delete(ownershipTransfers)
        .where(and(eq(ownershipTransfers.workspaceId, id), eq(ownershipTransfers.toUserId, userId)));
      const revoked = await tx
        .update(apiKeys)
        .set({ revokedAt: now })
        .where(openKeys(id, userId))
        .returning({ id: apiKeys.id });
      await tx.update(appGrants).set({ revokedAt: now }).where(openGrants(id, userId));
      // Their items stay on the work list, for somebody else to take.
      await tx
        .update(workItems)
        .set({ ownerId: null })
        .where(and(eq(workItems.workspaceId, id), eq(workItems.ownerId, userId)));
      return { keys: revoked.length };
    }),
  async keysOf(id, userId) {
    const [found] = await db.select({ keys: count() }).from(apiKeys).where(openKeys(id, userId));
    return found?.keys ?? 0;
  },
  shareProjects: (id, userId, projectIds) =>
    db.transaction(async (tx) => {
      await tx.delete(clientProjects).where(isClientOf(id, userId));
      // A project that was deleted since the invitation is left out, and so is one of another workspace.
      for (const projectId of projectIds)
        await tx.execute(sql`insert into client_projects (workspace_id, user_id, project_id)
          select ${id}, ${userId}, p.id from projects p where p.id = ${projectId} and p.user_id = ${id}
          on conflict do nothing`);
    }),
  async sharedProjects(id, userId) {
    const rows = await db
      .select({ projectId: clientProjects.projectId })
      .from(clientProjects)
      .where(isClientOf(id, userId));
    return rows.map(({ projectId }) => projectId);
  },
});

const isClientOf = (id: string, userId: string) =>
  and(eq(clientProjects.workspaceId, id), eq(clientProjects.userId, userId));

const transfers = (
  db: Db,
): Pick<WorkspaceStore, "startTransfer" | "transferOf" | "cancelTransfer" | "stayIn"> => ({
  async startTransfer(workspaceId, transfer) {
    await db
      .insert(ownershipTransfers)
      .values({ workspaceId, ...transfer })
      .onConflictDoUpdate({ target: ownershipTransfers.workspaceId, set: transfer });
  },
  async transferOf(id, now) {
    const { toUserId, startedAt, expiresAt } = ownershipTransfers;
    const [found] = await db
      .select({ toUserId, startedAt, expiresAt })
      .from(ownershipTransfers)
      .where(and(eq(ownershipTransfers.workspaceId, id), sql`${expiresAt} > ${now.toISOString()}`));
    return found ?? null;
  },
  async cancelTransfer(id) {
    await db.delete(ownershipTransfers).where(eq(ownershipTransfers.workspaceId, id));
  },
  async stayIn(userId, workspaceId) {
    await db
      .update(sessions)
      .set({ workspaceId })
      .where(and(eq(sessions.userId, userId), isNull(sessions.workspaceId)));
  },
});

export const workspaceStore = (db: Db): WorkspaceStore => ({
  ...memberships(db),
  ...lifetimes(db),
  ...people(db),
  ...transfers(db),
});
