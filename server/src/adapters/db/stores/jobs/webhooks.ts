import { randomUUID } from "node:crypto";
import { TEST_EVENT } from "@citeworthy/core/product/webhooks";
import { and, count, desc, eq, getTableColumns, gt, isNull, lt, max, sql } from "drizzle-orm";
import type { EventData, EventName, WebhookStore } from "../../../../ports/messages/webhooks.ts";
import type { Db } from "../../database.ts";
import { inTransaction } from "../../in-transaction.ts";
import { webhookDeliveries as deliveries, webhooks } from "../../schema/all.ts";
import type { Enqueue } from "./jobs.ts";

const { sealedSecret: _secret, userId: _owner, ...shown } = getTableColumns(webhooks);
const { key: _key, data: _data, userId: _user, ...logged } = getTableColumns(deliveries);

type Queued = { webhookId: string; userId: string; event: EventName; key: string; data: EventData };

const own = (userId: string, id: string) => and(eq(webhooks.id, id), eq(webhooks.userId, userId));

async function queue(tx: Db, enqueue: Enqueue, delivery: Queued): Promise<void> {
  const row = { ...delivery, id: randomUUID() };
  const [added] = await tx
    .insert(deliveries)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: deliveries.id });
  if (added) await enqueue(tx, "deliver-webhook", added.id, { owner: delivery.userId });
}

const registeredWebhooks = (
  db: Db,
): Pick<WebhookStore, "create" | "list" | "remove" | "disable" | "change"> => ({
  async create(webhook) {
    await db.insert(webhooks).values(webhook);
  },
  list: (userId) =>
    db.select(shown).from(webhooks).where(eq(webhooks.userId, userId)).orderBy(desc(webhooks.createdAt)),
  remove: async (userId, id) =>
    (await db.delete(webhooks).where(own(userId, id)).returning({ id: webhooks.id })).length > 0,
  async disable(id, now) {
    await db.update(webhooks).set({ disabledAt: now }).where(eq(webhooks.id, id));
  },
  change: async (userId, id, change) =>
    (await db.update(webhooks).set(change).where(own(userId, id)).returning({ id: webhooks.id })).length > 0,
});

const postedEvents = (db: Db, enqueue: Enqueue): Pick<WebhookStore, "post" | "postTest" | "replay"> => ({
  post: ({ userId, event, key, data }) =>
    inTransaction(db, async (tx) => {
      const wants = sql`${webhooks.events} @> ${JSON.stringify([event])}::jsonb`;
      const found = await tx
        .select({ id: webhooks.id })
        .from(webhooks)
        .where(and(eq(webhooks.userId, userId), isNull(webhooks.disabledAt), wants));
      for (const { id } of found) await queue(tx, enqueue, { webhookId: id, userId, event, key, data });
    }),

  postTest: (userId, id, key) =>
    db.transaction(async (tx) => {
      const [found] = await tx.select({ id: webhooks.id }).from(webhooks).where(own(userId, id));
      if (found) await queue(tx, enqueue, { webhookId: id, userId, event: TEST_EVENT, key, data: {} });
      return found !== undefined;
    }),

  replay: (userId, id) =>
    db.transaction(async (tx) => {
      const [again] = await tx
        .update(deliveries)
        .set({ deliveredAt: null, failedAt: null, attempts: 0 })
        .where(and(eq(deliveries.id, id), eq(deliveries.userId, userId)))
        .returning({ id: deliveries.id });
      if (again) await enqueue(tx, "deliver-webhook", id, { owner: userId });
      return again !== undefined;
    }),
});

const deliveryLog = (
  db: Db,
): Pick<WebhookStore, "deliveries" | "due" | "note" | "failuresInARow" | "forgetOld"> => ({
  deliveries: (userId, limit) =>
    db
      .select(logged)
      .from(deliveries)
      .where(eq(deliveries.userId, userId))
      .orderBy(desc(deliveries.createdAt))
      .limit(limit),

  async due(id) {
    const [row] = await db
      .select()
      .from(deliveries)
      .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
      .where(
        and(
          eq(deliveries.id, id),
          isNull(deliveries.deliveredAt),
          isNull(deliveries.failedAt),
          isNull(webhooks.disabledAt),
        ),
      );
    if (!row) return null;
    const { url, format, sealedSecret } = row.webhooks;
    return { ...row.webhook_deliveries, url, format, sealedSecret };
  },

  async note(id, { status, error, now }, end) {
    const ended = end && (end === "delivered" ? { deliveredAt: now } : { failedAt: now });
    await db
      .update(deliveries)
      .set({ status, error, attempts: sql`${deliveries.attempts} + 1`, ...ended })
      .where(eq(deliveries.id, id));
  },

  async failuresInARow(webhookId) {
    const own = eq(deliveries.webhookId, webhookId);
    const arrived = db
      .select({ at: max(deliveries.deliveredAt) })
      .from(deliveries)
      .where(own);
    const since = sql`coalesce((${arrived}), '-infinity'::timestamptz)`;
    const failed = and(own, isNull(deliveries.deliveredAt), gt(deliveries.attempts, 0));
    const [row] = await db
      .select({ failures: count() })
      .from(deliveries)
      .where(and(failed, sql`${deliveries.createdAt} > ${since}`));
    return row?.failures ?? 0;
  },

  forgetOld: async (before) =>
    (await db.delete(deliveries).where(lt(deliveries.createdAt, before)).returning({ id: deliveries.id }))
      .length,
});

export const webhookStore = (db: Db, enqueue: Enqueue): WebhookStore => ({
  ...registeredWebhooks(db),
  ...postedEvents(db, enqueue),
  ...deliveryLog(db),
});
