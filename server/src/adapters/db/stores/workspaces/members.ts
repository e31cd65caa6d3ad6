/** Who is in a workspace. */
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Member } from "../../../../ports/workspaces/workspaces.ts";
import type { Db } from "../../database.ts";
import { clientProjects, members, profiles, users } from "../../schema/all.ts";

/** The name in the profile is the one that the person chose. */
export const shownName = sql<string>`coalesce(nullif(trim(${profiles.name}), ''), ${users.name})`;

const projectIds = sql<
  string[]
>`coalesce((select jsonb_agg(${clientProjects.projectId}) from ${clientProjects}
  where ${clientProjects.workspaceId} = ${members.workspaceId} and ${clientProjects.userId} = ${members.userId}), '[]'::jsonb)`;

export const memberList = (db: Db, workspaceId: string): Promise<Member[]> =>
  db
    .select({
      userId: members.userId,
      name: shownName,
      email: users.email,
      role: members.role,
      joinedAt: members.joinedAt,
      lastActiveAt: members.lastActiveAt,
      projectIds,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(members.workspaceId, workspaceId))
    .orderBy(desc(sql`${members.role} = 'owner'`), asc(members.joinedAt), asc(members.userId));

/** Who gets the emails about a workspace. */
export async function ownerOf(
  db: Db,
  workspaceId: string,
): Promise<{ userId: string; email: string } | null> {
  const [owner] = await db
    .select({ userId: users.id, email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.workspaceId, workspaceId), eq(members.role, "owner")));
  return owner ?? null;
}
