/**
 * The pages that a run's answers name as sources, and the answers judged against them. Rows belong to the run, also where two
 * workspaces' answers cite one page: what is kept of a page depends on the question, and shared rows would outlive who asked.
 */
import type { SourcedAnswer } from "@citeworthy/core/cited/cited-view";
import { OVERRULING_VERDICTS } from "@citeworthy/core/cited/cited-view";
import type { SourceReading } from "@citeworthy/core/cited/source-reading";
import type { PageScores } from "@citeworthy/core/visibility/estimates/page-scores";
import type { MonitoredEngine } from "@citeworthy/core/visibility/ratings";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { CITED_PAGE_ROLES, CITED_PAGE_STATES, type CitedSummary } from "../../../ports/visibility/cited.ts";
import { users } from "./accounts.ts";
import { createdAt, moment } from "./columns.ts";
import { visibilityRuns } from "./visibility.ts";
import { workspaces } from "./workspaces.ts";

const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`"${column}" in (${values.map((value) => `'${value}'`).join(", ")})`);
const runId = () =>
  uuid("run_id")
    .notNull()
    .references(() => visibilityRuns.id, { onDelete: "cascade" });

/** Whether a run's sources have been read and its answers judged. */
export const citedRuns = pgTable(
  "cited_runs",
  {
    runId: runId().primaryKey(),
    jobId: uuid("job_id").notNull(),
    /** What the judged answers come to, without the answers; null until then. */
    summary: jsonb("summary").$type<CitedSummary>(),
    createdAt: createdAt(),
    finishedAt: moment("finished_at"),
  },
  (table) => [index("cited_runs_finished").on(table.finishedAt)],
);

export const citedPages = pgTable(
  "cited_pages",
  {
    runId: runId(),
    /** 0 is the user's page. */
    place: integer("place").notNull(),
    url: text("url").notNull(),
    role: text("role", { enum: CITED_PAGE_ROLES }).notNull(),
    state: text("state", { enum: CITED_PAGE_STATES }).notNull().default("waiting"),
    /** Why it was not read. */
    reason: text("reason"),
    /** How often reading it began: a page that ends the process each time is given up. */
    attempts: integer("attempts").notNull().default(0),
    /** Deleted some days after the page was read. */
    reading: jsonb("reading").$type<SourceReading>(),
    /** Stays, so that scores can be compared with citations later. */
    scores: jsonb("scores").$type<PageScores>(),
    createdAt: createdAt(),
    readAt: moment("read_at"),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.place] }),
    check("cited_pages_role", oneOf("role", CITED_PAGE_ROLES)),
    check("cited_pages_state", oneOf("state", CITED_PAGE_STATES)),
    index("cited_pages_kept").on(table.readAt).where(sql`${table.reading} is not null`),
  ],
);

/** Editors' verdicts. They hold the words of the claim, because they outlive the run. */
export const claimOverrules = pgTable(
  "claim_overrules",
  {
    id: uuid("id").primaryKey(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    query: text("query").notNull(),
    pageUrl: text("page_url").notNull(),
    claim: text("claim").notNull(),
    verdict: text("verdict", { enum: OVERRULING_VERDICTS }).notNull(),
    note: text("note"),
    createdBy: text("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    check("claim_overrules_verdict", oneOf("verdict", OVERRULING_VERDICTS)),
    index("claim_overrules_newest").on(table.workspaceId, table.createdAt.desc()),
    index("claim_overrules_created_by").on(table.createdBy),
  ],
);

export const citedAnswers = pgTable(
  "cited_answers",
  {
    runId: runId(),
    engine: text("engine").$type<MonitoredEngine>().notNull(),
    sample: integer("sample").notNull(),
    reading: jsonb("reading").$type<SourcedAnswer>().notNull(),
    /** The same with only the claims about the user's site, because most questions are about those. */
    said: jsonb("said").$type<SourcedAnswer>().notNull(),
    /** What the addresses of its sources have in common with other addresses of the same pages. */
    pageKeys: jsonb("page_keys").$type<string[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.engine, table.sample] }),
    index("cited_answers_page_keys").using("gin", table.pageKeys),
  ],
);
