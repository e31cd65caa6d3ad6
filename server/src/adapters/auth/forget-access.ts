/**
 * Removes every way into an account: password, sessions, passkeys, second step, keys, connected apps and webhooks. For an
 * address whose owner confirms it after somebody else signed up with it.
 */
import { and, eq, isNull } from "drizzle-orm";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Db } from "../db/database.ts";
import {
  accounts,
  apiKeys,
  appGrants,
  passkeys,
  refreshTokens,
  sessions,
  twoFactors,
  users,
  webhooks,
} from "../db/schema/all.ts";

export const accessForgetting =
  (db: Db, clock: Clock) =>
  (userId: string): Promise<void> =>
    db.transaction(async (tx) => {
      // Refresh tokens first: one that is used in between finds its family gone.
      for (const table of [refreshTokens, sessions, passkeys, twoFactors, webhooks])
        await tx.delete(table).where(eq(table.userId, userId));
      await tx
        .delete(accounts)
        .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
      await tx
        .update(apiKeys)
        .set({ revokedAt: clock.now() })
        .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
      await tx
        .update(appGrants)
        .set({ revokedAt: clock.now() })
        .where(and(eq(appGrants.userId, userId), isNull(appGrants.revokedAt)));
      await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
    });
