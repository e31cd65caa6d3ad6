import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import type {
  BilledChange,
  SubscriptionRecord,
  SubscriptionStore,
} from "../../../../ports/billing/subscriptions.ts";
import type { Db } from "../../database.ts";
import { emails, profiles, subscriptions, users } from "../../schema/all.ts";

type Row = typeof subscriptions.$inferSelect;

const toRecord = (row: Row): SubscriptionRecord => ({
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
  revision: row.revision,
});

const toRow = ({ periodStart, periodEnd, providerId, customerId, ...same }: BilledChange) => ({
  ...same,
  currentPeriodStart: periodStart,
  currentPeriodEnd: periodEnd,
  dodoSubscriptionId: providerId,
  dodoCustomerId: customerId,
});

const nextRevision = sql`${subscriptions.revision} + 1`;

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

export function subscriptionStore(db: Db): SubscriptionStore {
  const one = async (condition: SQL) => {
    const [row] = await db.select().from(subscriptions).where(condition);
    return row ? toRecord(row) : null;
  };
  /** In batches: however many are over, no statement holds them all, and nobody waits long for a row. */
  const makeFree = async (isOver: SQL | undefined, now: Date, only?: { userId: string }) => {
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
  };

  return {
    of: (userId) => one(eq(subscriptions.userId, userId)),
    ofProvider: (providerId) => one(eq(subscriptions.dodoSubscriptionId, providerId)),
    ofCustomer: (customerId) => one(eq(subscriptions.dodoCustomerId, customerId)),

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

    async expireTrial(userId, now) {
      await db
        .update(subscriptions)
        .set({ status: "expired", updatedAt: now, revision: nextRevision })
        .where(
          and(
            eq(subscriptions.userId, userId),
            eq(subscriptions.status, "trial"),
            lte(subscriptions.trialEndDate, now),
          ),
        );
    },

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

    endTrials: (now, only) =>
      makeFree(
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

    async trialsEnding(now, by) {
      const hadEmail = db
        .select({ one: sql`1` })
        .from(emails)
        .where(and(eq(emails.userId, subscriptions.userId), eq(emails.kind, "trial-ending")));
      const rows = await db
        .select({ userId: subscriptions.userId, trialEnd: subscriptions.trialEndDate })
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.status, "trial"),
            gt(subscriptions.trialEndDate, now),
            lte(subscriptions.trialEndDate, by),
            notExists(hadEmail),
          ),
        );
      return rows.flatMap(({ userId, trialEnd }) => (trialEnd ? [{ userId, trialEnd }] : []));
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
