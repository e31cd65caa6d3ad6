import { and, eq, isNull } from "drizzle-orm";
import type { SubscriptionRecord, SubscriptionStore } from "../../../ports/subscriptions.ts";
import type { Db } from "../database.ts";
import { profiles, subscriptions, users } from "../schema/all.ts";

type Row = typeof subscriptions.$inferSelect;

const toRecord = (row: Row): SubscriptionRecord => ({
  id: row.id,
  userId: row.userId,
  planType: row.planType,
  status: row.status,
  trialEnd: row.trialEndDate,
  periodStart: row.currentPeriodStart,
  periodEnd: row.currentPeriodEnd,
  billingCycle: row.billingCycle,
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
});

export function subscriptionStore(db: Db): SubscriptionStore {
  return {
    async of(userId) {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
      return row ? toRecord(row) : null;
    },

    /** The profile remembers that the trial was granted; taking that mark and making the row happen together. */
    startTrial: (userId, { start, end }) =>
      db.transaction(async (tx) => {
        const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
        if (!user) return null;
        await tx.insert(profiles).values({ id: userId, email: user.email }).onConflictDoNothing();
        const [granted] = await tx
          .update(profiles)
          .set({ trialGrantedAt: start })
          .where(and(eq(profiles.id, userId), isNull(profiles.trialGrantedAt)))
          .returning({ id: profiles.id });
        if (!granted) return null;
        const [row] = await tx
          .insert(subscriptions)
          .values({
            userId,
            planType: "free",
            status: "trial",
            trialEndDate: end,
            currentPeriodStart: start,
            currentPeriodEnd: end,
            cancelAtPeriodEnd: false,
          })
          .onConflictDoNothing()
          .returning();
        return row ? toRecord(row) : null;
      }),

    async set(id, change, now) {
      await db
        .update(subscriptions)
        .set({ ...change, updatedAt: now })
        .where(eq(subscriptions.id, id));
    },
  };
}
