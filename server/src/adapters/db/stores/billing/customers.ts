import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { CustomerBook } from "../../../../ports/billing/customers.ts";
import type { Db } from "../../database.ts";
import { subscriptions, users } from "../../schema/all.ts";

/** Raised by every change, so a decision based on an older row is detected. */
const nextRevision = sql`${subscriptions.revision} + 1`;

export function customerBook(db: Db): CustomerBook {
  return {
    without: ({ after, limit }) =>
      db
        .select({ id: users.id, email: users.email, name: users.name, emailVerified: users.emailVerified })
        .from(users)
        .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
        .where(and(isNull(subscriptions.dodoCustomerId), after === null ? undefined : gt(users.id, after)))
        .orderBy(asc(users.id))
        .limit(limit),

    async bind(userId, customerId, now) {
      const isFree = sql`not exists (select from ${subscriptions} other where other.dodo_customer_id = ${customerId})`;
      const bound = await db
        .update(subscriptions)
        .set({ dodoCustomerId: customerId, updatedAt: now, revision: nextRevision })
        .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.dodoCustomerId), isFree))
        .returning({ id: subscriptions.id });
      return bound.length > 0;
    },

    async unbind(customerId, now) {
      await db
        .update(subscriptions)
        .set({ dodoCustomerId: null, updatedAt: now, revision: nextRevision })
        .where(eq(subscriptions.dodoCustomerId, customerId));
    },
  };
}
