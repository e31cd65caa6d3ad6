import { and, asc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { BilledChange, SubscriptionStore } from "../../../../ports/billing/subscriptions.ts";
import type { Db } from "../../database.ts";
import { subscriptions } from "../../schema/all.ts";
import { hasSuspendedOwner } from "../workspaces/suspended-owner.ts";
import { endedPlans } from "./ended-plans.ts";
import { nextRevision, toRecord } from "./subscription-row.ts";
import { trialStore } from "./trials.ts";

const toRow = ({ periodStart, periodEnd, providerId, customerId, ...same }: BilledChange) => ({
  ...same,
  currentPeriodStart: periodStart,
  currentPeriodEnd: periodEnd,
  dodoSubscriptionId: providerId,
  dodoCustomerId: customerId,
});

const isSuspended = hasSuspendedOwner(subscriptions.userId);

export function subscriptionStore(db: Db): SubscriptionStore {
  const one = async (condition: SQL) => {
    const [found] = await db.select({ row: subscriptions, isSuspended }).from(subscriptions).where(condition);
    return found ? toRecord(found.row, found.isSuspended) : null;
  };
  return {
    of: (userId) => one(eq(subscriptions.userId, userId)),
    ofProvider: (providerId) => one(eq(subscriptions.dodoSubscriptionId, providerId)),
    async ofCustomer(customerId) {
      const rows = await db
        .select({ row: subscriptions, isSuspended })
        .from(subscriptions)
        .where(eq(subscriptions.dodoCustomerId, customerId))
        .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id));
      return rows.map((found) => toRecord(found.row, found.isSuspended));
    },

    ...trialStore(db),
    ...endedPlans(db),

    async startFree(userId, now) {
      await db
        .insert(subscriptions)
        .values({ userId, planType: "free", status: "active", createdAt: now, updatedAt: now })
        .onConflictDoNothing();
    },

    // Two first events of one person can insert at the same time, and then more than one constraint is violated: without a
    // target, the second waits for the first and does nothing.
    async bill(userId, seen, change, now) {
      const values = { ...toRow(change), updatedAt: now };
      const id = { id: subscriptions.id };
      const written =
        seen === null
          ? await db
              .insert(subscriptions)
              .values({ userId, ...values })
              .onConflictDoNothing()
              .returning(id)
          : await db
              .update(subscriptions)
              .set({ ...values, revision: nextRevision })
              .where(and(eq(subscriptions.userId, userId), eq(subscriptions.revision, seen)))
              .returning(id);
      return written.length > 0;
    },

    async releaseCustomer(userId, now) {
      const its = eq(subscriptions.userId, userId);
      const [found] = await db
        .select({ id: subscriptions.dodoCustomerId })
        .from(subscriptions)
        .where(its)
        .for("update");
      if (!found?.id) return null;
      const endsThen = sql`${subscriptions.status} = 'active' and ${subscriptions.dodoSubscriptionId} is not null`;
      await db
        .update(subscriptions)
        .set({ dodoCustomerId: null, cancelAtPeriodEnd: endsThen, updatedAt: now, revision: nextRevision })
        .where(its);
      return found.id;
    },

    async giveCustomer(userId, dodoCustomerId, now) {
      await db
        .update(subscriptions)
        .set({ dodoCustomerId, updatedAt: now, revision: nextRevision })
        .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.dodoCustomerId)));
    },

    async billed() {
      const rows = await db
        .select({ id: subscriptions.dodoSubscriptionId })
        .from(subscriptions)
        .where(isNotNull(subscriptions.dodoSubscriptionId));
      return rows.flatMap(({ id }) => id ?? []);
    },
  };
}
