import { eq, lt, sql } from "drizzle-orm";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter, LimiterDecision, RateLimit } from "../../ports/runtime/limiter.ts";
import type { Db } from "./database.ts";
import { requestLimits } from "./schema/all.ts";

/** The column's type ends there. */
const MOST = 2_147_483_647;

/** Counts events; a window that is over starts again. */
async function countEvents(db: Db, key: string, { perSeconds }: RateLimit, now: Date, events = 1) {
  const resetsAt = new Date(now.getTime() + perSeconds * 1000);
  const isOver = sql`${requestLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(requestLimits)
    .values({ key, count: events, resetsAt })
    .onConflictDoUpdate({
      target: requestLimits.key,
      set: {
        count: sql`case when ${isOver} then ${events}::int else least(${requestLimits.count}::bigint + ${events}::int, ${MOST})::int end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${requestLimits.resetsAt} end`,
      },
    })
    .returning({ count: requestLimits.count, resetsAt: requestLimits.resetsAt });
  return row ?? { count: events, resetsAt };
}

export function databaseLimiter(db: Db, clock: Clock): Limiter {
  const secondsUntil = (moment: Date) =>
    Math.max(1, Math.ceil((moment.getTime() - clock.now().getTime()) / 1000));
  const judge = (within: boolean, resetsAt: Date): LimiterDecision =>
    within ? { allowed: true } : { allowed: false, retryAfterSeconds: secondsUntil(resetsAt) };

  return {
    async take(key, rate, events) {
      const row = await countEvents(db, key, rate, clock.now(), events);
      return judge(row.count <= rate.max, row.resetsAt);
    },

    async meter(key, rate) {
      const row = await countEvents(db, key, rate, clock.now());
      return {
        allowed: row.count <= rate.max,
        remaining: Math.max(0, rate.max - row.count),
        resetsInSeconds: secondsUntil(row.resetsAt),
      };
    },

    async peek(key, { max }) {
      const [row] = await db.select().from(requestLimits).where(eq(requestLimits.key, key));
      return !row || row.resetsAt <= clock.now() ? { allowed: true } : judge(row.count < max, row.resetsAt);
    },

    async releaseUse(key) {
      await db
        .update(requestLimits)
        .set({ count: sql`greatest(${requestLimits.count} - 1, 0)` })
        .where(eq(requestLimits.key, key));
    },

    async forget(key) {
      await db.delete(requestLimits).where(eq(requestLimits.key, key));
    },

    async sweep() {
      await db.delete(requestLimits).where(lt(requestLimits.resetsAt, clock.now()));
    },
  };
}
