/** What AI engines were asked, what it cost, and what they answered. Amounts are millionths of a dollar, so that sums are exact. */

import type { ModelTest } from "@citeworthy/core/product/models/model-test";
import type { EngineId } from "@citeworthy/core/visibility/engines";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { AiCall } from "../../../ports/ai/ai-call-log.ts";
import { moment } from "./columns.ts";
import { workspaces } from "./workspaces.ts";

const micros = (name: string) => bigint(name, { mode: "number" });
const userId = () => text("user_id").references(() => workspaces.id, { onDelete: "set null" });

/** Replies as the vendor sent them, trimmed, so that they can be read again by a better parser. Rows are never changed. */
export const aiReplies = pgTable(
  "ai_replies",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    engine: text("engine").$type<EngineId>().notNull(),
    model: text("model").notNull(),
    question: text("question").notNull(),
    body: jsonb("body").notNull(),
    /** Redirect links of the reply and where they led at the time. */
    links: jsonb("links").$type<Record<string, string>>().notNull().default({}),
    parserVersion: integer("parser_version").notNull(),
    requestId: text("request_id").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("ai_replies_request").on(table.requestId), index("ai_replies_at").on(table.at)],
);

/** One row per attempt, failures included: a storm of retries spends too. */
export const aiCalls = pgTable(
  "ai_calls",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    at: moment("at").notNull(),
    engine: text("engine").$type<EngineId>().notNull(),
    model: text("model").notNull(),
    servedModel: text("served_model"),
    kind: text("kind", { enum: ["ask", "write"] }).notNull(),
    purpose: text("purpose").$type<AiCall["purpose"]>().notNull(),
    requestId: text("request_id").notNull(),
    userId: userId(),
    inputTokens: integer("input_tokens"),
    outputTokens: integer("output_tokens"),
    searches: integer("searches"),
    /** `null` is not known, which is not nothing. */
    costMicros: micros("cost_micros"),
    costBasis: text("cost_basis", { enum: ["vendor", "prices", "none", "unknown"] }).notNull(),
    /** `ok`, `cached`, or the code of the failure. */
    outcome: text("outcome").$type<AiCall["outcome"]>().notNull(),
    durationMs: integer("duration_ms").notNull(),
    replyId: uuid("reply_id").references(() => aiReplies.id, { onDelete: "set null" }),
  },
  (table) => [
    index("ai_calls_at").on(table.at.desc(), table.id),
    index("ai_calls_user").on(table.userId, table.at.desc()),
    index("ai_calls_request").on(table.requestId),
  ],
);

/** What is spent and held, per day and per request. A hold is taken before a call and corrected after it. */
export const aiBudgets = pgTable(
  "ai_budgets",
  {
    key: text("key").primaryKey(),
    heldMicros: micros("held_micros").notNull().default(0),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [
    check("ai_budgets_held", sql`${table.heldMicros} >= 0`),
    index("ai_budgets_ends").on(table.endsAt),
  ],
);

/** Replies by the hash of what was asked. */
export const aiCache = pgTable(
  "ai_cache",
  {
    key: text("key").primaryKey(),
    value: jsonb("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("ai_cache_expires").on(table.expiresAt)],
);

/** Failures in a row per engine, shared by every process, and until when the engine is left alone. */
export const aiBreakers = pgTable("ai_breakers", {
  engine: text("engine").primaryKey(),
  failures: integer("failures").notNull().default(0),
  openUntil: moment("open_until"),
});

/** What an admin saved about models, by the name of the variable that it stands for. Keys are sealed. */
export const aiSettings = pgTable("ai_settings", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  savedAt: moment("saved_at").notNull(),
});

/** What is known of a model: whether it needs small forms, and its last test. */
export const aiModels = pgTable(
  "ai_models",
  {
    engine: text("engine").$type<EngineId>().notNull(),
    model: text("model").notNull(),
    needsSmallForms: boolean("needs_small_forms").notNull().default(false),
    test: jsonb("test").$type<ModelTest>(),
  },
  (table) => [primaryKey({ columns: [table.engine, table.model] })],
);
