import { and, eq } from "drizzle-orm";
import type { SecondSteps } from "../../../ports/accounts/second-steps.ts";
import type { Db } from "../../db/database.ts";
import { passkeys, refreshTokens, sessions, twoFactors, users } from "../../db/schema/all.ts";
import { countOf } from "./recovery-codes.ts";

export function secondStepStore(db: Db): SecondSteps {
  return {
    async of(userId) {
      const isOn = and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true));
      const [row] = await db.select().from(twoFactors).where(isOn);
      return row ? { since: row.createdAt, recoveryCodesLeft: countOf(row.backupCodes) } : null;
    },
    /** Somebody may be signed in with what was lost. */
    reset: (userId) =>
      db.transaction(async (tx) => {
        await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
        await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
        await tx.delete(passkeys).where(eq(passkeys.userId, userId));
        await tx.delete(refreshTokens).where(eq(refreshTokens.userId, userId));
        await tx.delete(sessions).where(eq(sessions.userId, userId));
      }),
  };
}
