/** Outgoing webhooks and the log of their deliveries. */
import type { WebhookEvent } from "@citeworthy/core/product/webhooks";
import { WEBHOOK_FORMATS } from "@citeworthy/core/product/webhooks";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { EventData, EventName } from "../../../ports/messages/webhooks.ts";
import { createdAt, moment } from "./columns.ts";
import { workspaces } from "./workspaces.ts";

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => workspaces.id, { onDelete: "cascade" });

export const webhooks = pgTable(
  "webhooks",
  {
    id: uuid("id").primaryKey(),
    userId: userId(),
    url: text("url").notNull(),
    events: jsonb("events").$type<WebhookEvent[]>().notNull(),
    format: text("format", { enum: WEBHOOK_FORMATS }).notNull(),
    /** Encrypted: signing needs the secret itself. */
    sealedSecret: text("sealed_secret").notNull(),
    createdAt: createdAt(),
    disabledAt: moment("disabled_at"),
  },
  (table) => [index("webhooks_user").on(table.userId)],
);

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid("id").primaryKey(),
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    userId: userId(),
    event: text("event").$type<EventName>().notNull(),
    key: text("key").notNull(),
    data: jsonb("data").$type<EventData>().notNull(),
    createdAt: createdAt(),
    attempts: integer("attempts").notNull().default(0),
    deliveredAt: moment("delivered_at"),
    failedAt: moment("failed_at"),
    status: integer("status"),
    error: text("error"),
  },
  (table) => [
    uniqueIndex("webhook_deliveries_key").on(table.webhookId, table.key),
    index("webhook_deliveries_user").on(table.userId, table.createdAt.desc()),
    index("webhook_deliveries_created").on(table.createdAt),
  ],
);
