import { eq } from "drizzle-orm";
import type { CheckoutStore } from "../../../../ports/billing/payments.ts";
import type { Db } from "../../database.ts";
import { checkouts } from "../../schema/all.ts";

export function checkoutStore(db: Db): CheckoutStore {
  return {
    async open(checkout) {
      const [row] = await db
        .insert(checkouts)
        .values(checkout)
        .onConflictDoUpdate({
          target: [checkouts.userId, checkouts.productId],
          set: { email: checkout.email, planType: checkout.planType, billingCycle: checkout.billingCycle },
        })
        .returning({ reference: checkouts.reference });
      return { ...checkout, reference: row?.reference ?? checkout.reference };
    },
    async find(reference) {
      const [row] = await db
        .select({ userId: checkouts.userId, email: checkouts.email })
        .from(checkouts)
        .where(eq(checkouts.reference, reference));
      return row ?? null;
    },
    async forget(userId) {
      await db.delete(checkouts).where(eq(checkouts.userId, userId));
    },
  };
}
