/** What people did: searches with their whole result, generator attempts, and long work with its progress. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { KeptComparisons } from "../../../ports/analysis/analyses.ts";
import type { JobEvent, JobKind } from "../../../ports/runtime/jobs.ts";
import { createdAt, moment } from "./columns.ts";
import { projectPages } from "./projects.ts";
import { workspaces } from "./workspaces.ts";

export const searches = pgTable(
  "searches",
  {
    /** The id of the job that made it: a job settled twice leaves one row. */
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    query: text("query").notNull(),
    result: jsonb("result").$type<AnalysisResult>().notNull(),
    score: integer("score").notNull(),
    /** Of the result; null in rows from before it had a column. */
    rubric: text("rubric"),
    /** The same page judged again by a later rubric, so that later scores can be compared with it; null where that failed. */
    again: jsonb("again").$type<AnalysisResult>(),
    /** The rubric of `again`, also where that failed. */
    againRubric: text("again_rubric"),
    /** What changed since the analysis of the page before; null where they weren't compared. */
    comparisons: jsonb("comparisons").$type<KeptComparisons>(),
    createdAt: createdAt(),
    /** The page that was analyzed; deleting the page deletes its analyses. */
    pageId: uuid("page_id").references(() => projectPages.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("searches_page").on(table.pageId, table.createdAt.desc()),
    check("searches_score", sql`${table.score} between 0 and 100`),
    index("searches_user_created").on(table.userId, table.createdAt.desc()),
    // What became of a page since it was last analyzed. An address may be longer than an index takes.
    index("searches_user_query").on(table.userId, sql`md5(${table.query})`, table.createdAt.desc()),
  ],
);

export const toolUsage = pgTable(
  "tool_usage",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    toolName: text("tool_name").notNull(),
    userId: text("user_id").references(() => workspaces.id, { onDelete: "set null" }),
    sessionId: text("session_id"),
    userAgent: text("user_agent"),
    metadata: jsonb("metadata").$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index("tool_usage_created").on(table.createdAt)],
);

export const JOB_STATES = ["queued", "running", "done", "failed"] as const;

/** Our own record of long work; the queue's tables are its engine room and may be emptied. */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind").$type<JobKind>().notNull(),
    userId: text("user_id").references(() => workspaces.id, { onDelete: "cascade" }),
    state: text("state", { enum: JOB_STATES }).notNull().default("queued"),
    input: jsonb("input").$type<Record<string, unknown>>().notNull(),
    errorCode: text("error_code"),
    errorText: text("error_text"),
    createdAt: createdAt(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    index("jobs_user_created").on(table.userId, table.createdAt.desc()),
    // For the operator's page, and for forgetting.
    index("jobs_finished").on(table.finishedAt.desc()),
  ],
);

/** What happened to a job, in order. `seq` is the event id that a browser resumes from. */
export const jobEvents = pgTable(
  "job_events",
  {
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    event: text("event").$type<JobEvent["event"]>().notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.seq] })],
);
