/**
 * The work list of each workspace. An item holds its own title, quotes and address, so that it survives the page, the
 * analysis and the project it came from.
 */
import {
  SIGN_VERDICTS,
  WORK_KINDS,
  WORK_STATES,
  type WorkMeasurement,
  type WorkSigns,
  type WorkSource,
  type WorkStep,
} from "@citeworthy/core/worklist/work-item";
import { sql } from "drizzle-orm";
import { check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt, moment } from "./columns.ts";
import { projects } from "./projects.ts";
import { workspaces } from "./workspaces.ts";

const person = (name: string) => text(name).references(() => users.id, { onDelete: "set null" });
const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`"${column}" in (${values.map((value) => `'${value}'`).join(", ")})`);

export const workItems = pgTable(
  "work_items",
  {
    id: uuid("id").primaryKey(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    projectId: uuid("project_id").references(() => projects.id, { onDelete: "set null" }),
    kind: text("kind", { enum: WORK_KINDS }).notNull(),
    state: text("state", { enum: WORK_STATES }).notNull().default("open"),
    title: text("title").notNull(),
    detail: text("detail").notNull(),
    pageUrl: text("page_url"),
    pageTitle: text("page_title"),
    /** The address without what doesn't make another page, as pages of projects have it. */
    pageKey: text("page_key"),
    source: jsonb("source").$type<WorkSource>().notNull(),
    /** The same for the same finding; null for what a member wrote. */
    sourceKey: text("source_key"),
    signs: jsonb("signs").$type<WorkSigns>().notNull(),
    query: text("query"),
    ownerId: person("owner_id"),
    dueOn: date("due_on", { mode: "string" }),
    createdBy: person("created_by"),
    createdAt: createdAt(),
    doneAt: moment("done_at"),
    seenAt: moment("seen_at"),
    verdict: text("verdict", { enum: SIGN_VERDICTS }),
    readAt: moment("read_at"),
    measured: jsonb("measured").$type<WorkMeasurement>(),
    measuredAt: moment("measured_at"),
    history: jsonb("history").$type<WorkStep[]>().notNull(),
    deletedAt: moment("deleted_at"),
  },
  (table) => {
    const shown = sql`${table.deletedAt} is null`;
    return [
      check("work_items_kind", oneOf("kind", WORK_KINDS)),
      check("work_items_state", oneOf("state", WORK_STATES)),
      index("work_items_newest").on(table.workspaceId, table.createdAt.desc(), table.id.desc()).where(shown),
      // An address may be longer than an index takes.
      uniqueIndex("work_items_source").on(table.workspaceId, sql`md5(${table.sourceKey})`).where(shown),
      index("work_items_page").on(table.workspaceId, sql`md5(${table.pageKey})`).where(shown),
      index("work_items_project").on(table.projectId),
      index("work_items_owner").on(table.ownerId),
      index("work_items_created_by").on(table.createdBy),
      index("work_items_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    ];
  },
);

export const workComments = pgTable(
  "work_comments",
  {
    id: uuid("id").primaryKey(),
    itemId: uuid("item_id")
      .notNull()
      .references(() => workItems.id, { onDelete: "cascade" }),
    authorId: person("author_id"),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("work_comments_item").on(table.itemId, table.createdAt),
    index("work_comments_author").on(table.authorId),
  ],
);
