import { and, eq, lt, notInArray, sql } from "drizzle-orm";
import type { UsageStore, Use } from "../../../../ports/billing/usage.ts";
import type { Db } from "../../database.ts";
import { inTransaction } from "../../in-transaction.ts";
import { subscriptionUsage, usageRecords } from "../../schema/all.ts";
import { nthLastFailure } from "../jobs/failed-jobs.ts";

type Window = Pick<Use, "userId" | "tool" | "window" | "subscriptionId">;

const inWindow = ({ userId, tool, window }: Window) =>
  and(
    eq(subscriptionUsage.userId, userId),
    eq(subscriptionUsage.toolName, tool),
    eq(subscriptionUsage.periodStart, window.start),
  );

const openWindow = async (db: Db, { userId, subscriptionId, tool, window }: Window): Promise<void> => {
  await db
    .insert(subscriptionUsage)
    .values({ userId, subscriptionId, toolName: tool, periodStart: window.start, periodEnd: window.end })
    .onConflictDoNothing();
};

/**
 * Counts the use and records for which job, in one statement. The row lock of the conditional update is what makes the count
 * exact, across connections and processes.
 */
async function reserveOne(db: Db, use: Use): Promise<boolean> {
  const { jobId, userId, limit, failures, now } = use;
  const isWithin = limit === null ? sql`true` : lt(subscriptionUsage.usageCount, limit);
  const mayTry = failures ? sql`not exists (${nthLastFailure(db, userId, failures)})` : sql`true`;
  const { rows } = await db.execute(sql`
    with counted as (
      update ${subscriptionUsage} set usage_count = usage_count + 1
      where ${inWindow(use)} and ${isWithin} and ${mayTry} returning id
    )
    insert into ${usageRecords} (user_id, usage_id, job_id, state, reserved_at)
    select ${userId}, id, ${jobId}::uuid, 'reserved', ${now.toISOString()}::timestamptz from counted
    returning id`);
  return rows.length > 0;
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
  async reserve(use) {
    if (await reserveOne(db, use)) return true;
    // The first use of the window, or a refusal.
    await openWindow(db, use);
    return reserveOne(db, use);
  },

  async count(use) {
    await openWindow(db, use);
    await db
      .update(subscriptionUsage)
      .set({ usageCount: sql`${subscriptionUsage.usageCount} + 1` })
      .where(inWindow(use));
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
