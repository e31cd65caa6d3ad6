import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { members, users } from "../../schema/all.ts";

/** Whether an owner of the workspace is suspended: then it uses nothing, and nothing is sent or read for it. */
export const hasSuspendedOwner = (workspaceId: AnyColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${members} m join ${users} u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} and m.role = 'owner' and u.suspended_at is not null)`;
