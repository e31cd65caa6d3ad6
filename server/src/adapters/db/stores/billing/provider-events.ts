import { and, eq, isNull, lt } from "drizzle-orm";
import type { ProviderEventStore } from "../../../../ports/billing/payments.ts";
import type { Db } from "../../database.ts";
import { webhookEvents } from "../../schema/all.ts";
import type { Enqueue } from "../jobs/jobs.ts";

type KeptEvent = Parameters<ProviderEventStore["keep"]>[0];

/** Dates are text in JSON. */
const payloadOf = ({ id: _, type: __, payment, ...about }: KeptEvent) => ({
  ...about,
  payment: payment && { ...payment, createdAt: payment.createdAt.toJSON() },
});

export function providerEventStore(db: Db, enqueue: Enqueue): ProviderEventStore {
  const settle = async (id: string, outcome: { processed: boolean; errorMessage: string | null }) => {
    await db.update(webhookEvents).set(outcome).where(eq(webhookEvents.dodoEventId, id));
  };
  return {
    keep: (event) =>
      db.transaction(async (tx) => {
        const { id, type } = event;
        const [kept] = await tx
          .insert(webhookEvents)
          .values({ dodoEventId: id, eventType: type, payload: payloadOf(event) })
          .onConflictDoNothing({ target: webhookEvents.dodoEventId })
          .returning({ id: webhookEvents.id });
        if (kept) await enqueue(tx, "apply-provider-event", id);
        return kept !== undefined;
      }),

    async find(id) {
      const [row] = await db.select().from(webhookEvents).where(eq(webhookEvents.dodoEventId, id));
      if (!row) return null;
      const { payment, ...payload } = row.payload;
      return {
        id,
        type: row.eventType,
        ...payload,
        payment: payment && { ...payment, createdAt: new Date(payment.createdAt) },
        isOpen: !row.processed && row.errorMessage === null,
      };
    },

    applied: (id) => settle(id, { processed: true, errorMessage: null }),
    refused: (id, reason) => settle(id, { processed: false, errorMessage: reason }),

    async waiting(before) {
      const rows = await db
        .select({ id: webhookEvents.dodoEventId })
        .from(webhookEvents)
        .where(
          and(
            eq(webhookEvents.processed, false),
            isNull(webhookEvents.errorMessage),
            lt(webhookEvents.createdAt, before),
          ),
        )
        .orderBy(webhookEvents.createdAt)
        .limit(1_000);
      return rows.map(({ id }) => id);
    },
  };
}
