/** The monitor's runs: what was asked, every answer as it came, and what was read of each page. Rows are added, never changed. */
import type { VisibilityResult } from "@citeworthy/core/contract/visibility";
import type { SiteReading } from "@citeworthy/core/visibility/estimates/page-reading";
import type { MonitoredEngine } from "@citeworthy/core/visibility/ratings";
import type { KeptAnswer } from "@citeworthy/core/visibility/score-site";
import { index, integer, jsonb, pgTable, primaryKey, real, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";
import { workspaces } from "./workspaces.ts";

/** A set of queries that is asked again and again. */
export const visibilityMonitors = pgTable(
  "visibility_monitors",
  {
    id: uuid("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    url: text("url").notNull(),
    queries: jsonb("queries").$type<string[]>().notNull(),
    competitors: jsonb("competitors").$type<string[]>().notNull(),
    samples: integer("samples").notNull(),
    every: text("every").$type<"daily" | "weekly">().notNull(),
    nextRunAt: moment("next_run_at").notNull(),
    pausedAt: moment("paused_at"),
    /** What the last turn could not ask, and why. */
    missed: jsonb("missed").$type<{ at: string; queries: string[]; reason: string }>(),
    createdAt: createdAt(),
  },
  (table) => [
    index("visibility_monitors_user").on(table.userId, table.createdAt),
    index("visibility_monitors_due").on(table.nextRunAt),
  ],
);

export const visibilityRuns = pgTable(
  "visibility_runs",
  {
    /** The id of the job that began it. */
    id: uuid("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    query: text("query").notNull(),
    samples: integer("samples").notNull(),
    monitorId: uuid("monitor_id").references(() => visibilityMonitors.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("visibility_runs_monitor").on(table.monitorId, table.createdAt),
    index("visibility_runs_user").on(table.userId, table.createdAt.desc()),
  ],
);

const runId = () =>
  uuid("run_id")
    .notNull()
    .references(() => visibilityRuns.id, { onDelete: "cascade" });

export const visibilityAnswers = pgTable(
  "visibility_answers",
  {
    runId: runId(),
    engine: text("engine").$type<MonitoredEngine>().notNull(),
    sample: integer("sample").notNull(),
    /** As the adapter read it, with the id of the kept reply; nothing where the engine failed. */
    answer: jsonb("answer").$type<KeptAnswer["answer"]>(),
    failure: text("failure"),
    parserVersion: text("parser_version").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.engine, table.sample] })],
);

export const visibilitySites = pgTable(
  "visibility_sites",
  {
    runId: runId(),
    /** 0 is the person's own page. */
    place: integer("place").notNull(),
    url: text("url").notNull(),
    reading: jsonb("reading").$type<SiteReading>(),
    failure: text("failure"),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.place] })],
);

/** What a run came to, as it was shown. */
export const visibilityResults = pgTable("visibility_results", {
  runId: runId().primaryKey(),
  result: jsonb("result").$type<VisibilityResult>().notNull(),
  createdAt: createdAt(),
});

/** Scores of a measured page beside how often it was cited, so that one can be held against the other. */
export const visibilityScores = pgTable(
  "visibility_scores",
  {
    runId: runId(),
    /** 0 is the person's own page. */
    place: integer("place").notNull(),
    rubric: text("rubric").notNull(),
    overall: real("overall").notNull(),
    sections: jsonb("sections").$type<Record<string, number>>().notNull(),
    audits: jsonb("audits").$type<Record<string, number>>().notNull(),
    cited: integer("cited").notNull(),
    counted: integer("counted").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.place] })],
);
