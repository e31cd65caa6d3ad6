/** Reports for clients: saved selections of sections, and who gets a report by email, how often. */
import type { ReportChoice } from "@citeworthy/core/client-report/report-choice";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { REPORT_INTERVALS } from "../../../ports/projects/client-reports.ts";
import { createdAt, moment } from "./columns.ts";
import { projects } from "./projects.ts";
import { workspaces } from "./workspaces.ts";

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => workspaces.id, { onDelete: "cascade" });

export const reportTemplates = pgTable(
  "report_templates",
  {
    id: uuid("id").primaryKey(),
    userId: userId(),
    name: text("name").notNull(),
    choice: jsonb("choice").$type<ReportChoice>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("report_templates_name").on(table.userId, sql`lower(${table.name})`)],
);

/** At most one a project. */
export const reportSchedules = pgTable(
  "report_schedules",
  {
    projectId: uuid("project_id")
      .primaryKey()
      .references(() => projects.id, { onDelete: "cascade" }),
    userId: userId(),
    every: text("every", { enum: REPORT_INTERVALS }).notNull(),
    /** What the email says before the figures. */
    message: text("message").notNull(),
    nextRunAt: moment("next_run_at").notNull(),
    /** When the last report went out: the next one says what was done since. */
    lastSentAt: moment("last_sent_at"),
    pausedAt: moment("paused_at"),
    createdAt: createdAt(),
  },
  (table) => [
    check("report_schedules_every", sql.raw(`"every" in ('weekly', 'monthly')`)),
    index("report_schedules_user").on(table.userId),
    index("report_schedules_due").on(table.nextRunAt),
  ],
);

export const reportRecipients = pgTable(
  "report_recipients",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => reportSchedules.projectId, { onDelete: "cascade" }),
    userId: userId(),
    email: text("email").notNull(),
    /** The token lets the link in an email stop the emails without an account. */
    tokenHash: text("token_hash").notNull().unique(),
    sealedToken: text("sealed_token").notNull(),
    /** Kept after unsubscribing, so that nobody adds the address again by mistake. */
    stoppedAt: moment("stopped_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("report_recipients_email").on(table.projectId, sql`lower(${table.email})`),
    index("report_recipients_user").on(table.userId),
  ],
);
