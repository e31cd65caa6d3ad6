/** Projects: the sites of a user, their pages with the latest figures, and the faults of each page. */

import type { ReportBrand } from "@citeworthy/core/client-report/report-brand";
import type { ReportChoice } from "@citeworthy/core/client-report/report-choice";
import type { ChangeNote } from "@citeworthy/core/history/change-note";
import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";
import { members, workspaces } from "./workspaces.ts";

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => workspaces.id, { onDelete: "cascade" });
const projectId = () =>
  uuid("project_id")
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" });

export const projects = pgTable(
  "projects",
  {
    id: uuid("id").primaryKey(),
    userId: userId(),
    name: text("name").notNull(),
    /** How reports for clients look; null until the user has set it. */
    brand: jsonb("brand").$type<Partial<ReportBrand>>(),
    /** What those reports contain; null: everything. */
    reportChoice: jsonb("report_choice").$type<ReportChoice>(),
    createdAt: createdAt(),
  },
  (table) => [index("projects_user").on(table.userId, table.createdAt)],
);

/** Which projects a client may see. */
export const clientProjects = pgTable(
  "client_projects",
  {
    workspaceId: text("workspace_id").notNull(),
    userId: text("user_id").notNull(),
    projectId: projectId(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId, table.projectId] }),
    foreignKey({
      name: "client_projects_member_fk",
      columns: [table.workspaceId, table.userId],
      foreignColumns: [members.workspaceId, members.userId],
    }).onDelete("cascade"),
    index("client_projects_project").on(table.projectId),
  ],
);

/** Anyone with the token, and the password where there is one, can read the report until it expires. */
export const reportLinks = pgTable(
  "report_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    sealedToken: text("sealed_token").notNull(),
    userId: userId(),
    projectId: projectId(),
    passwordHash: text("password_hash"),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("report_links_project").on(table.projectId),
    index("report_links_user").on(table.userId),
    index("report_links_expiry").on(table.expiresAt),
  ],
);

/** A host belongs to one project of its user, so that a new analysis has one place to go. */
export const projectSites = pgTable(
  "project_sites",
  {
    userId: userId(),
    host: text("host").notNull(),
    projectId: projectId(),
    /** The owner publishes this text on the site to prove that the site is theirs. */
    proof: text("proof").notNull(),
    verifiedAt: moment("verified_at"),
    requestsPerSecond: integer("requests_per_second").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.host] }),
    index("project_sites_project").on(table.projectId),
  ],
);

/** One row a page, with the figures of its latest analysis, so that a list never reads whole results. */
export const projectPages = pgTable(
  "project_pages",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: userId(),
    projectId: projectId(),
    /** The address without what doesn't make another page: scheme, `www.`, tracking, a trailing slash. */
    key: text("key").notNull(),
    url: text("url").notNull(),
    /** The first folder of the path: pages of one folder usually share a template. */
    folder: text("folder").notNull(),
    title: text("title").notNull(),
    score: integer("score").notNull(),
    /** Points gained or lost since the analysis before, 0 for less than three; null after the first, and where the two can't be compared. */
    change: integer("change"),
    /** What the change is about, or why there is none; null after the first analysis. */
    changes: jsonb("changes").$type<ChangeNote>(),
    /** Since when earlier analyses wait to be judged again by the rubric of the latest. */
    againDueAt: moment("again_due_at"),
    kind: text("kind").notNull(),
    question: text("question").notNull(),
    /** The latest analysis. Not a foreign key: the analysis refers to its page already. */
    searchId: uuid("search_id").notNull(),
    analyses: integer("analyses").notNull().default(1),
    analyzedAt: moment("analyzed_at").notNull(),
    archivedAt: moment("archived_at"),
    deletedAt: moment("deleted_at"),
    movedAt: moment("moved_at"),
  },
  (table) => {
    const shown = sql`${table.deletedAt} is null`;
    return [
      // An address may be longer than an index takes.
      uniqueIndex("project_pages_key").on(table.userId, sql`md5(${table.key})`),
      index("project_pages_newest")
        .on(table.projectId, table.analyzedAt.desc(), table.id.desc())
        .where(shown),
      index("project_pages_score").on(table.projectId, table.score, table.id).where(shown),
      index("project_pages_change")
        .on(table.projectId, sql`coalesce(${table.change}, 1000)`, table.id)
        .where(shown),
      index("project_pages_title")
        .on(table.projectId, sql`left(lower(${table.title}), 200)`, table.id)
        .where(shown),
      index("project_pages_again").on(table.againDueAt).where(sql`${table.againDueAt} is not null`),
      index("project_pages_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    ];
  },
);

/** The faults of a page's latest analysis, to be counted across pages. */
export const pageFindings = pgTable(
  "page_findings",
  {
    pageId: uuid("page_id")
      .notNull()
      .references(() => projectPages.id, { onDelete: "cascade" }),
    audit: text("audit").notNull(),
    title: text("title").notNull(),
    /** What is wrong, in one sentence; null where the report has no edit for it. */
    fault: text("fault"),
    /** What the check found, in one sentence. */
    found: text("found").notNull(),
    /** The words it is about; empty where it is about the page as a whole. */
    quote: text("quote").notNull(),
    points: real("points").notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.audit] })],
);
