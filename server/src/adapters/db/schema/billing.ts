/** Subscriptions, the uses counted against them, payments, and what the payment provider sent us. */
import {
  BILLING_CYCLES,
  PLAN_TYPES,
  SUBSCRIPTION_STATUSES,
  TOOLS,
} from "@citeworthy/core/product/plans/plans";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { PaymentStatus, ProviderPayment } from "../../../ports/billing/billing.ts";
import { EMAIL_KINDS } from "../../../ports/messages/emails.ts";
import { users } from "./accounts.ts";
import { reportRecipients } from "./client-reports.ts";
import { createdAt, moment, updatedAt } from "./columns.ts";
import { workspaces } from "./workspaces.ts";

const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`"${column}" in (${values.map((value) => `'${value}'`).join(", ")})`);

/** A date to sort by: rows without one come last, and a page can start after any of them. */
export const lastWithout = (date: SQLWrapper): SQL => sql`(coalesce(${date}, 'infinity'::timestamptz))`;

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => workspaces.id, { onDelete: "cascade" });

export const subscriptions = pgTable(
  "subscriptions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: userId().unique(),
    planType: text("plan_type", { enum: PLAN_TYPES }).notNull(),
    status: text("status", { enum: SUBSCRIPTION_STATUSES }).notNull(),
    trialEndDate: moment("trial_end_date"),
    currentPeriodStart: moment("current_period_start"),
    currentPeriodEnd: moment("current_period_end"),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
    billingCycle: text("billing_cycle", { enum: BILLING_CYCLES }),
    /** The payer's: one person pays for all their workspaces with one customer. */
    dodoCustomerId: text("dodo_customer_id"),
    dodoSubscriptionId: text("dodo_subscription_id").unique(),
    pastDueUntil: moment("past_due_until"),
    /** Raised by every change, so a decision based on an older row is detected and made again. */
    revision: integer("revision").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("subscriptions_plan_type", oneOf("plan_type", PLAN_TYPES)),
    check("subscriptions_status", oneOf("status", SUBSCRIPTION_STATUSES)),
    check("subscriptions_billing_cycle", oneOf("billing_cycle", BILLING_CYCLES)),
    // The admin list pages by trial end, those without one last; each of its filters has its own index.
    index("subscriptions_by_trial_end").on(lastWithout(table.trialEndDate), table.userId),
    index("subscriptions_trial")
      .on(lastWithout(table.trialEndDate), table.userId)
      .where(sql`${table.status} = 'trial'`),
    index("subscriptions_active_paid")
      .on(lastWithout(table.trialEndDate), table.userId)
      .where(sql`${table.status} = 'active' and ${table.planType} <> 'free'`),
    index("subscriptions_free")
      .on(lastWithout(table.trialEndDate), table.userId)
      .where(sql`${table.planType} = 'free'`),
    index("subscriptions_expired")
      .on(lastWithout(table.trialEndDate), table.userId)
      .where(sql`${table.status} = 'expired'`),
    index("subscriptions_customer").on(table.dodoCustomerId),
    index("subscriptions_status_plan").on(table.status, table.planType),
  ],
);

/** One row per user, tool and window; `usage_count` includes uses that are reserved and not yet settled. */
export const subscriptionUsage = pgTable(
  "subscription_usage",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: userId(),
    subscriptionId: uuid("subscription_id").references(() => subscriptions.id, { onDelete: "set null" }),
    toolName: text("tool_name", { enum: TOOLS }).notNull(),
    usageCount: integer("usage_count").notNull().default(0),
    periodStart: moment("period_start").notNull(),
    periodEnd: moment("period_end").notNull(),
  },
  (table) => [
    unique("subscription_usage_window").on(table.userId, table.toolName, table.periodStart),
    check("subscription_usage_tool", oneOf("tool_name", TOOLS)),
    check("subscription_usage_count", sql`${table.usageCount} >= 0`),
  ],
);

export const USE_STATES = ["reserved", "committed", "released"] as const;

/** The uses behind the counter: each one is reserved, then committed with its result or released. */
export const usageRecords = pgTable(
  "usage_ledger",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: userId(),
    usageId: uuid("usage_id")
      .notNull()
      .references(() => subscriptionUsage.id, { onDelete: "cascade" }),
    jobId: uuid("job_id").notNull().unique(),
    state: text("state", { enum: USE_STATES }).notNull(),
    reservedAt: moment("reserved_at").notNull(),
    settledAt: moment("settled_at"),
  },
  (table) => [
    check("usage_ledger_state", oneOf("state", USE_STATES)),
    index("usage_ledger_open").on(table.reservedAt).where(sql`${table.state} = 'reserved'`),
    index("usage_ledger_user").on(table.userId),
  ],
);

export const paymentHistory = pgTable(
  "payment_history",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: userId(),
    subscriptionId: uuid("subscription_id").references(() => subscriptions.id, { onDelete: "set null" }),
    paymentId: text("payment_id").notNull().unique(),
    status: text("status").$type<PaymentStatus>().notNull(),
    amount: integer("amount"),
    currency: text("currency"),
    invoiceUrl: text("invoice_url"),
    errorMessage: text("error_message"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("payment_history_user_created").on(table.userId, table.createdAt.desc())],
);

/** What a message of the provider was about. Dates are text in JSON. */
type StoredPayload = {
  subscriptionIds: string[];
  paymentId: string | null;
  payment: (Omit<ProviderPayment, "createdAt"> & { createdAt: string }) | null;
};

export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    dodoEventId: text("dodo_event_id").notNull().unique(),
    eventType: text("event_type").notNull(),
    payload: jsonb("payload").$type<StoredPayload>().notNull(),
    processed: boolean("processed").notNull().default(false),
    errorMessage: text("error_message"),
    createdAt: createdAt(),
  },
  (table) => [
    index("webhook_events_created").on(table.createdAt.desc()),
    index("webhook_events_open").on(table.createdAt).where(sql`not ${table.processed}`),
  ],
);

/** The mark that a checkout carries to the provider and back: it says whose a subscription is. */
export const checkouts = pgTable(
  "checkouts",
  {
    reference: text("reference").primaryKey(),
    userId: userId(),
    planType: text("plan_type", { enum: PLAN_TYPES }).notNull(),
    billingCycle: text("billing_cycle", { enum: BILLING_CYCLES }).notNull(),
    productId: text("product_id").notNull(),
    email: text("email").notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique("checkouts_user_product").on(table.userId, table.productId)],
);

/** Emails to send, each once by its key. The queue carries the key until the email is sent. */
export const emails = pgTable(
  "letters",
  {
    key: text("key").primaryKey(),
    userId: userId(),
    /** The member it is for; null for the owner of the workspace. */
    recipientId: text("recipient_id").references(() => users.id, { onDelete: "cascade" }),
    /** The client it is for, who has no account; null for members. */
    reportRecipientId: uuid("report_recipient_id").references(() => reportRecipients.id, {
      onDelete: "cascade",
    }),
    kind: text("kind", { enum: EMAIL_KINDS }).notNull(),
    details: jsonb("details").$type<Record<string, string | number>>().notNull(),
    createdAt: createdAt(),
    sentAt: moment("sent_at"),
  },
  (table) => [
    check("letters_kind", oneOf("kind", EMAIL_KINDS)),
    index("letters_user").on(table.userId),
    index("letters_recipient").on(table.recipientId),
    index("letters_report_recipient").on(table.reportRecipientId),
    index("letters_open").on(table.createdAt).where(sql`${table.sentAt} is null`),
  ],
);
