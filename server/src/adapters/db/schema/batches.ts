/** Many pages analyzed together: the batch, the state of each of its pages, schedules, and the pace per host. */
import type { ChangeNote } from "@citeworthy/core/history/change-note";
import {
  BATCH_PAGE_STATES,
  BATCH_SOURCES,
  BATCH_STATES,
  type LeftOut,
} from "@citeworthy/core/projects/batch";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { INTERVALS } from "../../../ports/projects/schedules.ts";
import { createdAt, moment } from "./columns.ts";
import { projects } from "./projects.ts";
import { workspaces } from "./workspaces.ts";

const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`"${column}" in (${values.map((value) => `'${value}'`).join(", ")})`);
const userId = () =>
  text("user_id")
    .notNull()
    .references(() => workspaces.id, { onDelete: "cascade" });

/** Re-analyzes a whole project, or the pages of a selection. */
export const schedules = pgTable(
  "schedules",
  {
    id: uuid("id").primaryKey(),
    userId: userId(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Null means every page of the project. */
    pageIds: jsonb("page_ids").$type<string[]>(),
    every: text("every", { enum: INTERVALS }).notNull(),
    emails: boolean("emails").notNull().default(true),
    /** The token lets the link in an email switch the emails off without signing in. */
    tokenHash: text("token_hash").notNull().unique(),
    sealedToken: text("sealed_token").notNull(),
    nextRunAt: moment("next_run_at").notNull(),
    pausedAt: moment("paused_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("schedules_project").on(table.projectId),
    index("schedules_user").on(table.userId),
    index("schedules_due").on(table.nextRunAt),
  ],
);

export const batches = pgTable(
  "batches",
  {
    id: uuid("id").primaryKey(),
    userId: userId(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    scheduleId: uuid("schedule_id").references(() => schedules.id, { onDelete: "set null" }),
    source: text("source", { enum: BATCH_SOURCES }).notNull(),
    state: text("state", { enum: BATCH_STATES }).notNull(),
    /** Why the batch was paused, where the user didn't pause it. */
    reason: text("reason"),
    /** What the list had besides pages. */
    leftOut: jsonb("left_out").$type<LeftOut>().notNull(),
    createdAt: createdAt(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    check("batches_state", oneOf("state", BATCH_STATES)),
    index("batches_user").on(table.userId, table.createdAt.desc()),
    index("batches_project").on(table.projectId, table.createdAt.desc()),
    index("batches_running").on(table.createdAt).where(sql`${table.state} = 'running'`),
  ],
);

export const batchPages = pgTable(
  "batch_pages",
  {
    batchId: uuid("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "cascade" }),
    place: integer("place").notNull(),
    url: text("url").notNull(),
    /** What two addresses of one page have in common; null in batches from before it was kept. */
    key: text("key"),
    folder: text("folder").notNull(),
    state: text("state", { enum: BATCH_PAGE_STATES }).notNull().default("waiting"),
    /** The latest try. The result has the same id. */
    jobId: uuid("job_id"),
    errorText: text("error_text"),
    /** What changed since the analysis before; null where there is nothing to report. */
    changes: jsonb("changes").$type<ChangeNote>(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.place] }),
    check("batch_pages_state", oneOf("state", BATCH_PAGE_STATES)),
    index("batch_pages_state_place").on(table.batchId, table.state, table.place),
    // An address may be longer than an index takes.
    index("batch_pages_key").on(table.batchId, sql`md5(${table.key})`),
    index("batch_pages_job").on(table.jobId).where(sql`${table.jobId} is not null`),
  ],
);

/** When a host may be asked next. Every process reads this row, so that together they keep the pace. */
export const hostTurns = pgTable("host_turns", {
  host: text("host").primaryKey(),
  nextAt: moment("next_at").notNull(),
});
