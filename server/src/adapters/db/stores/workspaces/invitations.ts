import { createHash } from "node:crypto";
import type { InvitedRole } from "@citeworthy/core/product/workspaces/roles";
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Invitation, InvitationStore } from "../../../../ports/workspaces/invitations.ts";
import type { Db } from "../../database.ts";
import { invitations, profiles, users } from "../../schema/all.ts";
import { shownName } from "./members.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

const shown = {
  id: invitations.id,
  workspaceId: invitations.workspaceId,
  email: invitations.email,
  // A constraint keeps owners out of this table.
  role: sql<InvitedRole>`${invitations.role}`,
  projectIds: invitations.projectIds,
  invitedBy: sql<string | null>`case when ${users.id} is not null then ${shownName} end`,
  sentAt: invitations.sentAt,
  expiresAt: invitations.expiresAt,
  usedAt: invitations.usedAt,
};

export function invitationStore(db: Db): InvitationStore {
  const where = (which: SQL | undefined) =>
    db
      .select(shown)
      .from(invitations)
      .leftJoin(users, eq(users.id, invitations.invitedBy))
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(which)
      .orderBy(desc(invitations.sentAt));
  const one = async (which: SQL | undefined): Promise<Invitation | null> => (await where(which))[0] ?? null;
  const inWorkspace = (workspaceId: string, id: string) =>
    and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id), isNull(invitations.usedAt));

  return {
    send: ({ token, ...invitation }) =>
      db.transaction(async (tx) => {
        const { workspaceId, email } = invitation;
        await tx
          .delete(invitations)
          .where(
            and(
              eq(invitations.workspaceId, workspaceId),
              eq(invitations.email, email),
              isNull(invitations.usedAt),
            ),
          );
        await tx.insert(invitations).values({ ...invitation, tokenHash: hashOf(token) });
      }),
    open: (workspaceId) => where(and(eq(invitations.workspaceId, workspaceId), isNull(invitations.usedAt))),
    find: (workspaceId, id) => one(inWorkspace(workspaceId, id)),
    byToken: (token) => one(eq(invitations.tokenHash, hashOf(token))),
    async use(id, now) {
      const used = await db
        .update(invitations)
        .set({ usedAt: now })
        .where(and(eq(invitations.id, id), isNull(invitations.usedAt)))
        .returning({ id: invitations.id });
      return used.length > 0;
    },
    async cancel(workspaceId, id) {
      const gone = await db
        .delete(invitations)
        .where(inWorkspace(workspaceId, id))
        .returning({ id: invitations.id });
      return gone.length > 0;
    },
  };
}
