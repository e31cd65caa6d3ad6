import { sql } from "drizzle-orm";
import type { SubscriptionRecord } from "../../../../ports/billing/subscriptions.ts";
import { subscriptions } from "../../schema/all.ts";

type Row = typeof subscriptions.$inferSelect;

export const toRecord = (row: Row, isSuspended = false): SubscriptionRecord => ({
  id: row.id,
  userId: row.userId,
  planType: row.planType,
  status: row.status,
  trialEnd: row.trialEndDate,
  periodStart: row.currentPeriodStart,
  periodEnd: row.currentPeriodEnd,
  pastDueUntil: row.pastDueUntil,
  billingCycle: row.billingCycle,
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  customerId: row.dodoCustomerId,
  providerId: row.dodoSubscriptionId,
  isSuspended,
  revision: row.revision,
});

/** Every change raises it, so that a decision about an older row is detected. */
export const nextRevision = sql`${subscriptions.revision} + 1`;
