import { eq, lt, sql } from "drizzle-orm";
import type { Clock } from "../../ports/clock.ts";
import type { Limiter, Rate, Verdict } from "../../ports/limiter.ts";
import type { Db } from "./database.ts";
import { requestLimits } from "./schema/all.ts";

export function databaseLimiter(db: Db, clock: Clock): Limiter {
  const judge = (within: boolean, resetsAt: Date): Verdict =>
    within
      ? { allowed: true }
      : {
          allowed: false,
          retryAfterSeconds: Math.max(1, Math.ceil((resetsAt.getTime() - clock.now().getTime()) / 1000)),
        };

  return {
    async take(key, { max, perSeconds }: Rate) {
      const now = clock.now();
      const resetsAt = new Date(now.getTime() + perSeconds * 1000);
      const isOver = sql`${requestLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
      const [row] = await db
        .insert(requestLimits)
        .values({ key, count: 1, resetsAt })
        .onConflictDoUpdate({
          target: requestLimits.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${requestLimits.count} + 1 end`,
            resetsAt: sql`case when ${isOver} then excluded.resets_at else ${requestLimits.resetsAt} end`,
          },
        })
        .returning({ count: requestLimits.count, resetsAt: requestLimits.resetsAt });
      return row ? judge(row.count <= max, row.resetsAt) : { allowed: true };
    },

    async peek(key, { max }) {
      const [row] = await db.select().from(requestLimits).where(eq(requestLimits.key, key));
      return !row || row.resetsAt <= clock.now() ? { allowed: true } : judge(row.count < max, row.resetsAt);
    },

    async giveBack(key) {
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
