import { and, eq, gt, isNull, lte, notExists, sql } from "drizzle-orm";
import type { SubscriptionStore } from "../../../../ports/billing/subscriptions.ts";
import type { Db } from "../../database.ts";
import { emails, profiles, subscriptions, users } from "../../schema/all.ts";
import { nextRevision, toRecord } from "./subscription-row.ts";

/** The profile remembers that the trial was granted, so that each user has one. */
async function takeTrial(tx: Db, userId: string, start: Date): Promise<boolean> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) return false;
  await tx.insert(profiles).values({ id: userId, email: user.email }).onConflictDoNothing();
  const [granted] = await tx
    .update(profiles)
    .set({ trialGrantedAt: start })
    .where(and(eq(profiles.id, userId), isNull(profiles.trialGrantedAt)))
    .returning({ id: profiles.id });
  return granted !== undefined;
}

const startedTrials = (db: Db): Pick<SubscriptionStore, "startTrial"> => ({
  startTrial: (userId, { start, end }) =>
    db.transaction(async (tx) => {
      if (!(await takeTrial(tx, userId, start))) return null;
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
});

const runningTrials = (db: Db): Pick<SubscriptionStore, "expireTrial" | "trialsEnding"> => ({
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
});

export const trialStore = (db: Db) => ({ ...startedTrials(db), ...runningTrials(db) });
