/** Who gets the weekly email about the work list. */
import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { WorkStore } from "../../../../ports/worklist/worklist.ts";
import type { Db } from "../../database.ts";
import { members, workspaces } from "../../schema/all.ts";

const isMember = (workspaceId: string, userId: string) =>
  and(eq(members.workspaceId, workspaceId), eq(members.userId, userId));

export const workDigests = (
  db: Db,
): Pick<
  WorkStore,
  "hasDigest" | "setDigest" | "digestsDue" | "claimDigest" | "digestToken" | "stopDigest"
> => ({
  async hasDigest(workspaceId, userId) {
    const [member] = await db
      .select({ isWanted: members.hasWorkDigest })
      .from(members)
      .where(isMember(workspaceId, userId));
    return member?.isWanted ?? false;
  },
  async setDigest(workspaceId, userId, isWanted) {
    await db.update(members).set({ hasWorkDigest: isWanted }).where(isMember(workspaceId, userId));
  },
  digestsDue: (since, limit) =>
    db
      .select({
        workspaceId: members.workspaceId,
        workspaceName: workspaces.name,
        userId: members.userId,
        role: members.role,
        lastAt: members.workDigestAt,
      })
      .from(members)
      .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
      .where(and(members.hasWorkDigest, or(isNull(members.workDigestAt), lt(members.workDigestAt, since))))
      .orderBy(sql`${members.workDigestAt} asc nulls first`, asc(members.userId))
      .limit(limit),
  async claimDigest({ workspaceId, userId, lastAt }, now) {
    const claimed = await db
      .update(members)
      .set({ workDigestAt: now })
      .where(
        and(
          isMember(workspaceId, userId),
          lastAt === null ? isNull(members.workDigestAt) : eq(members.workDigestAt, lastAt),
        ),
      )
      .returning({ userId: members.userId });
    return claimed.length === 1;
  },
  async digestToken({ workspaceId, userId }, { tokenHash, sealedToken }) {
    const own = isMember(workspaceId, userId);
    await db
      .update(members)
      .set({ digestTokenHash: tokenHash, digestSealedToken: sealedToken })
      .where(and(own, isNull(members.digestTokenHash)));
    const [row] = await db.select({ sealed: members.digestSealedToken }).from(members).where(own);
    return row?.sealed ?? null;
  },
  async stopDigest(tokenHash) {
    const stopped = await db
      .update(members)
      .set({ hasWorkDigest: false })
      .where(eq(members.digestTokenHash, tokenHash))
      .returning({ userId: members.userId });
    return stopped.length > 0;
  },
});
