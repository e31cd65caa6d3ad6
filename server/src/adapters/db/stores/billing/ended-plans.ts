/** Trials and plans that are over become free. */
import { and, eq, inArray, lte, ne, or, type SQL } from "drizzle-orm";
import type { SubscriptionStore } from "../../../../ports/billing/subscriptions.ts";
import type { Db } from "../../database.ts";
import { subscriptions } from "../../schema/all.ts";
import { nextRevision } from "./subscription-row.ts";

/** What is left of any plan that is over: the free row, with nothing to bill. */
const FREE = {
  planType: "free",
  status: "active",
  billingCycle: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  pastDueUntil: null,
} as const;

const BATCH = 1_000;

/** In batches: however many are over, no statement holds them all, and nobody waits long for a row. */
async function makeFree(db: Db, isOver: SQL | undefined, now: Date, only?: { userId: string }) {
  const some = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(only ? and(eq(subscriptions.userId, only.userId), isOver) : isOver)
    .limit(BATCH)
    .for("update", { skipLocked: true });
  for (let freed = 0; ; ) {
    const rows = await db
      .update(subscriptions)
      .set({ ...FREE, updatedAt: now, revision: nextRevision })
      .where(inArray(subscriptions.id, some))
      .returning({ id: subscriptions.id });
    freed += rows.length;
    if (rows.length < BATCH) return freed;
  }
}

export const endedPlans = (db: Db): Pick<SubscriptionStore, "endTrials" | "endPlans"> => ({
  endTrials: (now, only) =>
    makeFree(
      db,
      and(
        eq(subscriptions.planType, "free"),
        or(
          eq(subscriptions.status, "expired"),
          and(eq(subscriptions.status, "trial"), lte(subscriptions.trialEndDate, now)),
        ),
      ),
      now,
      only,
    ),
  endPlans: (now, only) =>
    makeFree(
      db,
      and(
        ne(subscriptions.planType, "free"),
        or(
          eq(subscriptions.status, "expired"),
          and(eq(subscriptions.status, "cancelled"), lte(subscriptions.currentPeriodEnd, now)),
        ),
      ),
      now,
      only,
    ),
});
