import { eq, isNotNull, type SQL } from "drizzle-orm";
import type { BilledChange, SubscriptionStore } from "../../../../ports/billing/subscriptions.ts";
import type { Db } from "../../database.ts";
import { subscriptions } from "../../schema/all.ts";
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

export function subscriptionStore(db: Db): SubscriptionStore {
  const one = async (condition: SQL) => {
    const [row] = await db.select().from(subscriptions).where(condition);
    return row ? toRecord(row) : null;
  };
  return {
    of: (userId) => one(eq(subscriptions.userId, userId)),
    ofProvider: (providerId) => one(eq(subscriptions.dodoSubscriptionId, providerId)),
    ofCustomer: (customerId) => one(eq(subscriptions.dodoCustomerId, customerId)),

    ...trialStore(db),
    ...endedPlans(db),

    async bill(userId, seen, change, now) {
      const values = { ...toRow(change), updatedAt: now };
      const [written] = await db
        .insert(subscriptions)
        .values({ userId, ...values })
        .onConflictDoUpdate({
          target: subscriptions.userId,
          set: { ...values, revision: nextRevision },
          setWhere: eq(subscriptions.revision, seen ?? -1),
        })
        .returning({ id: subscriptions.id });
      return written !== undefined;
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
