import { and, eq, gt, isNotNull, lte, or, sql } from "drizzle-orm";
import type { AiBreaker } from "../../../../ports/ai/ai-memory.ts";
import type { Db } from "../../database.ts";
import { aiBreakers } from "../../schema/all.ts";

const FAILURES_IN_A_ROW = 5;
const REST_MS = 60_000;

export function aiBreaker(db: Db): AiBreaker {
  const restFrom = (now: Date) => new Date(now.getTime() + REST_MS);
  return {
    async admit(engine, now) {
      const [row] = await db.select().from(aiBreakers).where(eq(aiBreakers.engine, engine));
      if (!row?.openUntil) return { admitted: true };
      // The pause is over: the first process to update the row makes the next call.
      const [probe] = await db
        .update(aiBreakers)
        .set({ openUntil: restFrom(now) })
        .where(and(eq(aiBreakers.engine, engine), lte(aiBreakers.openUntil, now)))
        .returning({ engine: aiBreakers.engine });
      if (probe) return { admitted: true };
      const seconds = Math.max(1, Math.ceil((row.openUntil.getTime() - now.getTime()) / 1000));
      return { admitted: false, seconds };
    },

    async succeeded(engine) {
      const wasIll = or(gt(aiBreakers.failures, 0), isNotNull(aiBreakers.openUntil));
      await db
        .update(aiBreakers)
        .set({ failures: 0, openUntil: null })
        .where(and(eq(aiBreakers.engine, engine), wasIll));
    },

    async failed(engine, now) {
      const failures = sql`${aiBreakers.failures} + 1`;
      await db
        .insert(aiBreakers)
        .values({ engine, failures: 1 })
        .onConflictDoUpdate({
          target: aiBreakers.engine,
          set: {
            failures,
            openUntil: sql`case when ${failures} >= ${FAILURES_IN_A_ROW} then ${restFrom(now).toISOString()}::timestamptz else ${aiBreakers.openUntil} end`,
          },
        });
    },
  };
}
