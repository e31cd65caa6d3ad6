import { and, desc, eq, inArray } from "drizzle-orm";
import { PAYMENT_STATUSES, type PaymentStatus } from "../../../../ports/billing/billing.ts";
import type { PaymentStore } from "../../../../ports/billing/payments.ts";
import type { Db } from "../../database.ts";
import { paymentHistory } from "../../schema/all.ts";

const LISTED_AT_ONCE = 100;

const olderThan = (status: PaymentStatus) => PAYMENT_STATUSES.slice(0, PAYMENT_STATUSES.indexOf(status));

export function paymentStore(db: Db): PaymentStore {
  return {
    async record({ userId, subscriptionId }, payment, now) {
      const { id: paymentId, status, amount, currency, invoiceUrl, errorMessage, createdAt } = payment;
      const facts = { status, amount, currency, invoiceUrl, errorMessage };
      const [made] = await db
        .insert(paymentHistory)
        .values({ userId, subscriptionId, paymentId, ...facts, createdAt, updatedAt: now })
        .onConflictDoNothing({ target: paymentHistory.paymentId })
        .returning({ id: paymentHistory.id });
      if (made) return true;
      const [moved] = await db
        .update(paymentHistory)
        .set({ ...facts, updatedAt: now })
        .where(
          and(eq(paymentHistory.paymentId, paymentId), inArray(paymentHistory.status, olderThan(status))),
        )
        .returning({ id: paymentHistory.id });
      return moved !== undefined;
    },

    async statusOf(paymentId) {
      const [row] = await db
        .select({ status: paymentHistory.status })
        .from(paymentHistory)
        .where(eq(paymentHistory.paymentId, paymentId));
      return row?.status ?? null;
    },

    async removeInvoices(userId) {
      await db.update(paymentHistory).set({ invoiceUrl: null }).where(eq(paymentHistory.userId, userId));
    },

    async of(userId) {
      const rows = await db
        .select()
        .from(paymentHistory)
        .where(eq(paymentHistory.userId, userId))
        .orderBy(desc(paymentHistory.createdAt))
        .limit(LISTED_AT_ONCE);
      return rows.map(
        ({ userId: _owner, subscriptionId: _subscription, updatedAt: _changed, ...record }) => record,
      );
    },
  };
}
