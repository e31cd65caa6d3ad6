/** The sessions of a user on our own tables: the library's list would hand out tokens, and ours never leave it. */
import { and, desc, eq, gt, lt, ne, or } from "drizzle-orm";
import type { AccountSessions } from "../../../ports/accounts/account-sessions.ts";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { Db } from "../../db/database.ts";
import { refreshTokens, sessions } from "../../db/schema/all.ts";

type Needs = { db: Db; clock: Clock; maxAgeMs: number };

/** More than anyone has open; the list is for reading. */
const SHOWN = 50;

const place = {
  id: sessions.id,
  userAgent: sessions.userAgent,
  network: sessions.ipAddress,
  method: sessions.method,
  client: sessions.client,
  signedInAt: sessions.createdAt,
  lastActiveAt: sessions.updatedAt,
  expiresAt: sessions.expiresAt,
};

export function accountSessions({ db, clock, maxAgeMs }: Needs): AccountSessions {
  const oldest = () => new Date(clock.now().getTime() - maxAgeMs);
  const isOpen = () => and(gt(sessions.expiresAt, clock.now()), gt(sessions.createdAt, oldest()));

  /** Refresh tokens go first: one that is used in between finds its family gone. */
  const endWhere = (userId: string, which: ReturnType<typeof eq>) =>
    db.transaction(async (tx) => {
      const mine = and(eq(sessions.userId, userId), which);
      const found = await tx.select({ token: sessions.token }).from(sessions).where(mine);
      for (const { token } of found)
        await tx.delete(refreshTokens).where(eq(refreshTokens.sessionToken, token));
      await tx.delete(sessions).where(mine);
      return found.length;
    });

  return {
    list: (userId) =>
      db
        .select(place)
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isOpen()))
        .orderBy(desc(sessions.updatedAt))
        .limit(SHOWN),

    end: async (userId, sessionId) => (await endWhere(userId, eq(sessions.id, sessionId))) > 0,
    endOthers: (userId, keepId) => endWhere(userId, ne(sessions.id, keepId)),

    async isConfirmedSince(sessionId, since) {
      const isRecent = or(gt(sessions.createdAt, since), gt(sessions.confirmedAt, since));
      const recent = and(eq(sessions.id, sessionId), isRecent);
      return (await db.select({ id: sessions.id }).from(sessions).where(recent)).length > 0;
    },
    async confirm(sessionId, now) {
      await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId));
    },

    async chooseWorkspace(sessionId, workspaceId) {
      await db.update(sessions).set({ workspaceId }).where(eq(sessions.id, sessionId));
    },

    async forgetOld() {
      const over = or(lt(sessions.expiresAt, clock.now()), lt(sessions.createdAt, oldest()));
      const gone = await db.delete(sessions).where(over).returning({ id: sessions.id });
      await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, clock.now()));
      return gone.length;
    },
  };
}
