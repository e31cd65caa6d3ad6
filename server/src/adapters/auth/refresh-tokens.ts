/** Refresh tokens of API clients: single use, stored as a hash, gone when the person signs out. */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Clock } from "../../ports/clock.ts";
import type { Db } from "../db/database.ts";
import { refreshTokens } from "../db/schema/all.ts";

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const hash = (token: string) => createHash("sha256").update(token).digest("base64url");

export type RefreshTokens = ReturnType<typeof refreshTokenStore>;

export function refreshTokenStore(db: Db, clock: Clock) {
  return {
    async issue(userId: string, sessionToken: string): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS);
      await db.insert(refreshTokens).values({ tokenHash: hash(token), userId, sessionToken, expiresAt });
      return token;
    },

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

    async forget(userId: string): Promise<void> {
      await db.delete(refreshTokens).where(eq(refreshTokens.userId, userId));
    },
  };
}
