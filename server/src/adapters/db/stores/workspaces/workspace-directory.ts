/** The admin's list of workspaces, newest first, on keyset pages like the list of users. */
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { WorkspaceDirectory } from "../../../../ports/workspaces/workspace-directory.ts";
import type { Db } from "../../database.ts";
import { members, subscriptions, users, workspaces } from "../../schema/all.ts";
import { beginsWith, literally } from "../accounts/user-directory.ts";
import { momentKey, momentOf, pageOf, startOf } from "../accounts/user-lists.ts";

const ownerEmail = sql<string | null>`(select u.email from members m join users u on u.id = m.user_id
  where m.workspace_id = ${workspaces.id} and m.role = 'owner')`;
const memberCount = sql<number>`(select count(*)::int from members m where m.workspace_id = ${workspaces.id})`;

const listed = {
  id: workspaces.id,
  name: workspaces.name,
  createdAt: workspaces.createdAt,
  endsAt: workspaces.endsAt,
  endedBy: workspaces.endedBy,
  ownerEmail,
  members: memberCount,
  planType: subscriptions.planType,
  status: subscriptions.status,
  billingCycle: subscriptions.billingCycle,
};

export function workspaceDirectory(db: Db): WorkspaceDirectory {
  const found = () =>
    db
      .select({ ...listed, key: momentKey(workspaces.createdAt), listIndex: sql<number>`0` })
      .from(workspaces)
      .leftJoin(subscriptions, eq(subscriptions.userId, workspaces.id));

  /** Workspaces with a member whose address matches, or whose own name does. */
  const matching = (search: string): SQL => {
    const ofPerson = db
      .select({ id: members.workspaceId })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(beginsWith(search));
    const named = sql`(lower(${workspaces.name}) collate "C") like ${`${literally(search)}%`}`;
    return sql`(${named} or ${workspaces.id} in ${ofPerson})`;
  };

  return {
    async page({ search, start, limit }) {
      const from = startOf(start, "moment");
      const { backwards, place } = from;
      const row = sql`(${workspaces.createdAt}, ${workspaces.id})`;
      const mark = place && sql`(${momentOf(place.key)}, ${place.id})`;
      const past = mark && (backwards ? sql`${row} > ${mark}` : sql`${row} < ${mark}`);
      const order = backwards ? asc : desc;
      const wanted = search ? matching(search) : undefined;
      const total = await db.$count(workspaces, wanted);
      const rows = await found()
        .where(and(wanted, past ?? undefined))
        .orderBy(order(workspaces.createdAt), order(workspaces.id))
        .limit(limit + 1);
      const { rows: shown, ...marks } = pageOf(rows, { ...from, limit });
      return { workspaces: shown, total, ...marks };
    },
    async find(id) {
      const [row] = await found().where(eq(workspaces.id, id));
      if (!row) return null;
      const { key: _key, listIndex: _listIndex, ...workspace } = row;
      return workspace;
    },
  };
}
