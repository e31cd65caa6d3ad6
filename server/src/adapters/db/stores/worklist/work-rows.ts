/** Rows of the work list as items. */
import { and, eq, sql } from "drizzle-orm";
import type { ListedWork } from "../../../../ports/worklist/worklist.ts";
import type { Db } from "../../database.ts";
import { workItems as items, members, profiles, projects, users, workComments } from "../../schema/all.ts";
import { shownName } from "../workspaces/members.ts";
import { RANK } from "./work-filter.ts";

export type WorkRow = typeof items.$inferSelect;

export const itemOf = (row: WorkRow): Omit<ListedWork, "comments" | "ownerName" | "projectName"> => {
  const { id, projectId, kind, state, title, detail, source, signs, query, ownerId, dueOn, createdAt } = row;
  const { doneAt, seenAt, verdict, readAt, measured, measuredAt, history, pageUrl, pageTitle } = row;
  const page = pageUrl === null ? null : { url: pageUrl, title: pageTitle ?? pageUrl };
  return {
    ...{ id, projectId, kind, state, title, detail, page, source, signs, query, ownerId, dueOn, createdAt },
    ...{ doneAt, seenAt, verdict, readAt, measured, measuredAt, history },
  };
};

/** An owner who left the workspace isn't named. */
export const listedRows = (db: Db) =>
  db
    .select({
      row: items,
      rank: RANK,
      ownerName: sql<string | null>`case when ${members.userId} is null then null else ${shownName} end`,
      projectName: projects.name,
      comments: sql<number>`(select count(*)::int from ${workComments} where ${workComments.itemId} = ${items.id})`,
    })
    .from(items)
    .leftJoin(projects, eq(projects.id, items.projectId))
    .leftJoin(members, and(eq(members.workspaceId, items.workspaceId), eq(members.userId, items.ownerId)))
    .leftJoin(users, eq(users.id, members.userId))
    .leftJoin(profiles, eq(profiles.id, users.id));
