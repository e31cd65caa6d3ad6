/**
 * Refresh tokens of API clients: single use, stored as a hash. All tokens that descend from one sign-in name its current
 * session, so presenting a spent one, which means that somebody has a copy, ends the whole family. A family also ends
 * when its sign-in has reached the absolute age of a session. `sessionToken` is the hash that the sessions table stores.
 */

import { createHash, randomBytes } from "node:crypto";
import { DAY_MS } from "@citeworthy/core/time";
import { and, asc, eq, gt, isNull, ne } from "drizzle-orm";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { Db } from "../../db/database.ts";
import { refreshTokens, sessions } from "../../db/schema/all.ts";
import { storedToken } from "./hashed-tokens.ts";

const LIFETIME_MS = 30 * DAY_MS;
const hash = (token: string) => createHash("sha256").update(token).digest("base64url");

export type RefreshTokens = ReturnType<typeof refreshTokenStore>;
/** `from` is a stored hash, `to` the token of the new session. */
type Renewal = { userId: string; from: string; to: string };

const inherited = {
  ipAddress: sessions.ipAddress,
  userAgent: sessions.userAgent,
  method: sessions.method,
  client: sessions.client,
  confirmedAt: sessions.confirmedAt,
  workspaceId: sessions.workspaceId,
  createdAt: sessions.createdAt,
};

function newTokens(db: Db, clock: Clock, maxAgeMs: number) {
  const isTooOld = ({ createdAt }: { createdAt: Date }) =>
    clock.now().getTime() - createdAt.getTime() >= maxAgeMs;
  const insert = async (handle: Db, userId: string, sessionToken: string): Promise<string> => {
    const token = randomBytes(32).toString("base64url");
    const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS);
    await handle.insert(refreshTokens).values({ tokenHash: hash(token), userId, sessionToken, expiresAt });
    return token;
  };

  return {
    issue: (userId: string, token: string) => insert(db, userId, storedToken(token)),

    /** Moves the family to its new session and adds a token; `null` if it was ended in the meantime or is too old. */
    renew: ({ userId, from, to }: Renewal): Promise<string | null> =>
      db.transaction(async (tx) => {
        const sessionToken = storedToken(to);
        const family = await tx
          .update(refreshTokens)
          .set({ sessionToken })
          .where(eq(refreshTokens.sessionToken, from))
          .returning({ createdAt: refreshTokens.createdAt });
        if (family.length > 0 && !family.some(isTooOld)) return insert(tx, userId, sessionToken);
        await tx.delete(refreshTokens).where(eq(refreshTokens.sessionToken, sessionToken));
        return null;
      }),
  };
}

const usedTokens = (db: Db, clock: Clock) => ({
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
});

const endedFamilies = (db: Db) => ({
  /** Ends the session with this stored hash and returns what the next one of the family inherits. */
  async endSession(sessionToken: string) {
    const [ended] = await db.delete(sessions).where(eq(sessions.token, sessionToken)).returning(inherited);
    if (ended) return ended;
    // A session that was swept after a week of silence; its tokens still say when the user signed in.
    const [family] = await db
      .select({ createdAt: refreshTokens.createdAt })
      .from(refreshTokens)
      .where(eq(refreshTokens.sessionToken, sessionToken))
      .orderBy(asc(refreshTokens.createdAt))
      .limit(1);
    return family ?? null;
  },

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

  /** `keep`: the token of the session whose family stays. */
  async forget(userId: string, keep?: string): Promise<void> {
    const isOther = keep === undefined ? undefined : ne(refreshTokens.sessionToken, storedToken(keep));
    await db.delete(refreshTokens).where(and(eq(refreshTokens.userId, userId), isOther));
  },
});

export const refreshTokenStore = (db: Db, clock: Clock, maxAgeMs: number) => ({
  ...newTokens(db, clock, maxAgeMs),
  ...usedTokens(db, clock),
  ...endedFamilies(db),
});
