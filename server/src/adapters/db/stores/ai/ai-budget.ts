import { DAY_MS } from "@citeworthy/core/time";
import { eq, lt, sql } from "drizzle-orm";
import { type AiBudget, PURSES, type Purse } from "../../../../ports/ai/ai-call-log.ts";
import type { Db } from "../../database.ts";
import { aiBudgets } from "../../schema/all.ts";
import { fromMicros, toMicros } from "./micros.ts";

/** A purse outlives its day, so that a call that runs past midnight settles where it was held. */
const KEPT_DAYS = 2;

class PurseEmpty extends Error {
  readonly purse: Purse;
  constructor(purse: Purse) {
    super(`the ${purse} budget is used up`);
    this.purse = purse;
  }
}

/** One statement: the row lock of its conditional update makes the limit exact, across connections and processes. */
async function take(tx: Db, key: string, micros: number, limit: number, endsAt: Date): Promise<boolean> {
  if (micros > limit) return false;
  const held = sql`${aiBudgets.heldMicros} + ${micros}::bigint`;
  const [taken] = await tx
    .insert(aiBudgets)
    .values({ key, heldMicros: micros, endsAt })
    .onConflictDoUpdate({
      target: aiBudgets.key,
      set: { heldMicros: held },
      setWhere: sql`${held} <= ${limit}::bigint`,
    })
    .returning({ key: aiBudgets.key });
  return taken !== undefined;
}

export function aiBudget(db: Db): AiBudget {
  return {
    async hold(purses, usd, now) {
      const micros = toMicros(usd);
      const endsAt = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
      try {
        // Always in the same order: two calls that wait for each other's purse would wait forever.
        const keys = await db.transaction(async (tx) => {
          const taken: string[] = [];
          for (const name of PURSES) {
            const purse = purses[name];
            if (purse === null) continue;
            if (!(await take(tx, purse.key, micros, toMicros(purse.limitUsd), endsAt)))
              throw new PurseEmpty(name);
            taken.push(purse.key);
          }
          return taken;
        });
        return { hold: { keys, usd } };
      } catch (error) {
        if (error instanceof PurseEmpty) return { empty: error.purse };
        throw error;
      }
    },

    async settle({ keys, usd: held }, usd) {
      const change = toMicros(usd) - toMicros(held);
      if (change === 0) return;
      // Apart from each other: no two locks at once, so that nothing can wait in a circle.
      for (const key of keys)
        await db
          .update(aiBudgets)
          .set({ heldMicros: sql`greatest(0, ${aiBudgets.heldMicros} + ${change}::bigint)` })
          .where(eq(aiBudgets.key, key));
    },

    async spent(key) {
      const [row] = await db.select().from(aiBudgets).where(eq(aiBudgets.key, key));
      return fromMicros(row?.heldMicros ?? 0);
    },

    async sweep(now) {
      await db.delete(aiBudgets).where(lt(aiBudgets.endsAt, now));
    },
  };
}
