import { DAY_MS } from "@citeworthy/core/time";
import { eq, lt, sql } from "drizzle-orm";
import type { AiBudget } from "../../../../ports/ai/ai-call-log.ts";
import type { Db } from "../../database.ts";
import { aiBudgets } from "../../schema/all.ts";
import { fromMicros, toMicros } from "./micros.ts";

/** A purse outlives its day, so that a call that runs past midnight settles where it was held. */
const KEPT_DAYS = 2;

class PurseEmpty extends Error {
  readonly purse: "day" | "request";
  constructor(purse: "day" | "request") {
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
    async hold({ day, dayLimitUsd, request, requestLimitUsd }, usd, now) {
      const micros = toMicros(usd);
      const endsAt = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
      try {
        // Always the day first: two calls that wait for each other's purse would wait forever.
        await db.transaction(async (tx) => {
          if (!(await take(tx, day, micros, toMicros(dayLimitUsd), endsAt))) throw new PurseEmpty("day");
          if (!(await take(tx, request, micros, toMicros(requestLimitUsd), endsAt)))
            throw new PurseEmpty("request");
        });
        return { hold: { day, request, usd } };
      } catch (error) {
        if (error instanceof PurseEmpty) return { empty: error.purse };
        throw error;
      }
    },

    async settle({ day, request, usd: held }, usd) {
      const change = toMicros(usd) - toMicros(held);
      if (change === 0) return;
      // Apart from each other: no two locks at once, so that nothing can wait in a circle.
      for (const key of [day, request])
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
