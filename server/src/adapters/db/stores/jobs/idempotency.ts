import { DAY_MS } from "@citeworthy/core/time";
import { and, eq, lt } from "drizzle-orm";
import type { Clock } from "../../../../ports/runtime/clock.ts";
import type { IdempotencyStore } from "../../../../ports/runtime/idempotency.ts";
import type { Db } from "../../database.ts";
import { idempotentCalls } from "../../schema/all.ts";

/** Clients retry within minutes; a day covers a pipeline that is run again by hand. */
const KEPT_MS = DAY_MS;

export function idempotencyStore(db: Db, clock: Clock): IdempotencyStore {
  const oldest = () => new Date(clock.now().getTime() - KEPT_MS);
  const isCall = ({ owner, key }: { owner: string; key: string }) =>
    and(eq(idempotentCalls.owner, owner), eq(idempotentCalls.key, key));

  return {
    async claim(call) {
      // An old key counts as unused even if the sweep hasn't run yet.
      await db.delete(idempotentCalls).where(and(isCall(call), lt(idempotentCalls.startedAt, oldest())));
      const claimed = await db
        .insert(idempotentCalls)
        .values({ ...call, startedAt: clock.now() })
        .onConflictDoNothing()
        .returning({ key: idempotentCalls.key });
      if (claimed.length > 0) return null;
      const [row] = await db.select().from(idempotentCalls).where(isCall(call));
      if (!row) return null;
      const { fingerprint, jobId, startedAt, status, answer } = row;
      return { fingerprint, jobId, startedAt, answer: status === null ? null : { status, body: answer } };
    },

    async takeOver(which, startedAt) {
      const taken = await db
        .update(idempotentCalls)
        .set({ startedAt: clock.now() })
        .where(and(isCall(which), eq(idempotentCalls.startedAt, startedAt)))
        .returning({ key: idempotentCalls.key });
      return taken.length > 0;
    },

    async answer(which, { status, body }) {
      await db.update(idempotentCalls).set({ status, answer: body }).where(isCall(which));
    },

    async forget(which) {
      await db.delete(idempotentCalls).where(isCall(which));
    },

    async forgetOld() {
      const isOld = lt(idempotentCalls.startedAt, oldest());
      return (await db.delete(idempotentCalls).where(isOld).returning({ key: idempotentCalls.key })).length;
    },
  };
}
