/**
 * Refresh tokens of API clients: single use, stored as a hash. All tokens that descend from one sign-in name its current
 * session, so presenting a spent one, which means that somebody has a copy, ends the whole family.
 */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, ne } from "drizzle-orm";
import type { Clock } from "../../ports/clock.ts";
import type { Db } from "../db/database.ts";
import { refreshTokens } from "../db/schema/all.ts";

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const hash = (token: string) => createHash("sha256").update(token).digest("base64url");

export type RefreshTokens = ReturnType<typeof refreshTokenStore>;
type Renewal = { userId: string; from: string; to: string };

export function refreshTokenStore(db: Db, clock: Clock) {
  const insert = async (handle: Db, userId: string, sessionToken: string): Promise<string> => {
    const token = randomBytes(32).toString("base64url");
    const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS);
    await handle.insert(refreshTokens).values({ tokenHash: hash(token), userId, sessionToken, expiresAt });
    return token;
  };

  return {
    issue: (userId: string, sessionToken: string) => insert(db, userId, sessionToken),

    /** `null` for a token that is unknown, spent or too old. */
    async spend(token: string): Promise<{ userId: string; sessionToken: string } | null> {
      const now = clock.now();
      const isGood = and(
        eq(refreshTokens.tokenHash, hash(token)),
        isNull(refreshTokens.usedAt),
        gt(refreshTokens.expiresAt, now),
      );
      const [spent] = await db
        .update(refreshTokens)
        .set({ usedAt: now })
        .where(isGood)
        .returning({ userId: refreshTokens.userId, sessionToken: refreshTokens.sessionToken });
      return spent ?? null;
    },

    /** Moves the family to its new session and adds a token; `null` if the family was ended in the meantime. */
    renew: ({ userId, from, to }: Renewal): Promise<string | null> =>
      db.transaction(async (tx) => {
        const family = await tx
          .update(refreshTokens)
          .set({ sessionToken: to })
          .where(eq(refreshTokens.sessionToken, from))
          .returning({ tokenHash: refreshTokens.tokenHash });
        return family.length > 0 ? insert(tx, userId, to) : null;
      }),

    /** Ends the family of a token that was used before, and returns the session to end with it. */
    endFamily: (token: string): Promise<string | null> =>
      db.transaction(async (tx) => {
        // The lock waits for a renewal under way, which gives the family another session.
        const [known] = await tx
          .select({ sessionToken: refreshTokens.sessionToken })
          .from(refreshTokens)
          .where(eq(refreshTokens.tokenHash, hash(token)))
          .for("update");
        if (!known) return null;
        await tx.delete(refreshTokens).where(eq(refreshTokens.sessionToken, known.sessionToken));
        return known.sessionToken;
      }),

    /** `keep`: the session whose family stays. */
    async forget(userId: string, keep?: string): Promise<void> {
      const isOther = keep === undefined ? undefined : ne(refreshTokens.sessionToken, keep);
      await db.delete(refreshTokens).where(and(eq(refreshTokens.userId, userId), isOther));
    },
  };
}
