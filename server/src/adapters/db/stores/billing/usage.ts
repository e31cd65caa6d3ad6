import { and, eq, lt, notInArray, sql } from "drizzle-orm";
import type { UsageStore, Use } from "../../../../ports/billing/usage.ts";
import type { Db } from "../../database.ts";
import { inTransaction } from "../../in-transaction.ts";
import { subscriptionUsage, usageRecords } from "../../schema/all.ts";

/** The row lock of the conditional update is what makes the count exact, across connections and processes. */
async function countOne(
  tx: Db,
  { userId, tool, window, limit, subscriptionId }: Omit<Use, "jobId" | "now">,
): Promise<string | null> {
  const inWindow = and(
    eq(subscriptionUsage.userId, userId),
    eq(subscriptionUsage.toolName, tool),
    eq(subscriptionUsage.periodStart, window.start),
  );
  const add = async () => {
    const [counted] = await tx
      .update(subscriptionUsage)
      .set({ usageCount: sql`${subscriptionUsage.usageCount} + 1` })
      .where(limit === null ? inWindow : and(inWindow, lt(subscriptionUsage.usageCount, limit)))
      .returning({ id: subscriptionUsage.id });
    return counted?.id ?? null;
  };
  const counted = await add();
  if (counted !== null) return counted;
  // The first use of the window, or none is left.
  await tx
    .insert(subscriptionUsage)
    .values({ userId, subscriptionId, toolName: tool, periodStart: window.start, periodEnd: window.end })
    .onConflictDoNothing();
  return add();
}

/** A use is settled once; null where it was settled before. */
async function settle(tx: Db, jobId: string, state: "committed" | "released", now: Date) {
  const [settled] = await tx
    .update(usageRecords)
    .set({ state, settledAt: now })
    .where(and(eq(usageRecords.jobId, jobId), eq(usageRecords.state, "reserved")))
    .returning({ usageId: usageRecords.usageId });
  return settled?.usageId ?? null;
}

const countedUses = (db: Db): Pick<UsageStore, "reserve" | "count" | "commit" | "release"> => ({
  reserve: (use) =>
    inTransaction(db, async (tx) => {
      const usageId = await countOne(tx, use);
      if (usageId === null) return false;
      const { jobId, userId, now } = use;
      await tx.insert(usageRecords).values({ jobId, userId, usageId, state: "reserved", reservedAt: now });
      return true;
    }),

  async count(use) {
    await countOne(db, { ...use, limit: null });
  },

  async commit(jobId, now) {
    await settle(db, jobId, "committed", now);
  },

  release: (jobId, now) =>
    inTransaction(db, async (tx) => {
      const usageId = await settle(tx, jobId, "released", now);
      if (usageId === null) return;
      await tx
        .update(subscriptionUsage)
        .set({ usageCount: sql`${subscriptionUsage.usageCount} - 1` })
        .where(eq(subscriptionUsage.id, usageId));
    }),
});

const usageWindows = (db: Db): Pick<UsageStore, "used" | "moveWindow" | "openSince"> => ({
  async used(userId, windowStart) {
    const rows = await db
      .select({ tool: subscriptionUsage.toolName, used: subscriptionUsage.usageCount })
      .from(subscriptionUsage)
      .where(and(eq(subscriptionUsage.userId, userId), eq(subscriptionUsage.periodStart, windowStart)));
    return Object.fromEntries(rows.map(({ tool, used }) => [tool, used]));
  },

  async moveWindow(userId, from, to) {
    const of = (window: { start: Date }) =>
      and(eq(subscriptionUsage.userId, userId), eq(subscriptionUsage.periodStart, window.start));
    const begun = db.select({ tool: subscriptionUsage.toolName }).from(subscriptionUsage).where(of(to));
    await db
      .update(subscriptionUsage)
      .set({ periodStart: to.start, periodEnd: to.end })
      .where(and(of(from), notInArray(subscriptionUsage.toolName, begun)));
  },

  async openSince(before) {
    const rows = await db
      .select({ jobId: usageRecords.jobId })
      .from(usageRecords)
      .where(and(eq(usageRecords.state, "reserved"), lt(usageRecords.reservedAt, before)));
    return rows.map(({ jobId }) => jobId);
  },
});

export const usageStore = (db: Db): UsageStore => ({ ...countedUses(db), ...usageWindows(db) });
