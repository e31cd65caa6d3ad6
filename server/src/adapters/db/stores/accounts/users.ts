import { eq, or, sql } from "drizzle-orm";
import type { UserStore } from "../../../../ports/accounts/users.ts";
import type { Db } from "../../database.ts";
import { refreshTokens, sessions, subscriptions, users } from "../../schema/all.ts";

const record = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  suspendedAt: users.suspendedAt,
};

export function userStore(db: Db): UserStore {
  return {
    async find(idOrEmail) {
      const isThis = or(eq(users.id, idOrEmail), eq(users.email, idOrEmail.toLowerCase()));
      const [row] = await db.select(record).from(users).where(isThis);
      return row ?? null;
    },
    async setRole(id, role) {
      await db.update(users).set({ role }).where(eq(users.id, id));
    },
    setSuspended: (id, suspendedAt) =>
      db.transaction(async (tx) => {
        await tx.update(users).set({ suspendedAt }).where(eq(users.id, id));
        if (suspendedAt === null) return;
        for (const table of [refreshTokens, sessions]) await tx.delete(table).where(eq(table.userId, id));
      }),
    /** A plan that the operator gives has no end and no billing, and no earlier subscription can end it. */
    async setPlan(userId, planType, now) {
      const plan = {
        planType,
        status: "active" as const,
        currentPeriodStart: now,
        currentPeriodEnd: null,
        trialEndDate: null,
        billingCycle: null,
        cancelAtPeriodEnd: false,
        pastDueUntil: null,
        dodoSubscriptionId: null,
        updatedAt: now,
      };
      await db
        .insert(subscriptions)
        .values({ userId, ...plan })
        .onConflictDoUpdate({
          target: subscriptions.userId,
          set: { ...plan, revision: sql`${subscriptions.revision} + 1` },
        });
    },
    admins: () => db.select(record).from(users).where(eq(users.role, "admin")),
  };
}
