/** What Google and Bing measured for a person's pages, as imported from their reports. */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { bigint, boolean, index, pgTable, primaryKey, real, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { workspaces } from "./workspaces.ts";

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => workspaces.id, { onDelete: "cascade" });

/** As the index has it: statements that write it otherwise read all rows. */
export const hashOf = (text: SQLWrapper | string): SQL => sql`hashtextextended(${text}, 0)`;

export const measuredCitations = pgTable(
  "measured_citations",
  {
    userId: userId(),
    /** A digest of source, page, query and day: the same row imported twice is one. */
    key: text("key").notNull(),
    source: text("source").$type<"google" | "bing">().notNull(),
    url: text("url").notNull(),
    /** What addresses of one page have in common; empty in a report of queries. */
    page: text("page").notNull(),
    query: text("query").notNull(),
    /** ISO, without a time. */
    day: text("day").notNull(),
    /** False: the report had no dates, and the day is the last one it covers. */
    dated: boolean("dated").notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
    share: real("share"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("measured_citations_undated")
      .on(table.userId, table.source, table.day)
      .where(sql`not ${table.dated}`),
    // Addresses may be longer than an index takes.
    index("measured_citations_page").on(table.userId, hashOf(table.page)),
  ],
);

/**
 * How often each page is cited in all, and each query of reports without pages: half a million rows can't be added up for each
 * view. Whoever changes rows deletes the totals of the workspace, and the next view counts them again.
 */
export const measuredTotals = pgTable(
  "measured_totals",
  {
    userId: userId(),
    source: text("source").$type<"google" | "bing">().notNull(),
    isQuery: boolean("is_query").notNull(),
    /** A digest of the page, or of the query. */
    key: uuid("key").notNull(),
    page: text("page").notNull(),
    query: text("query").notNull(),
    url: text("url").notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.isQuery, table.source, table.key] }),
    index("measured_totals_most").on(table.userId, table.isQuery, table.count.desc(), table.key),
  ],
);

export const measuredFiles = pgTable(
  "measured_files",
  {
    userId: userId(),
    /** SHA-256 of the file's text. */
    hash: text("hash").notNull(),
    name: text("name").notNull(),
    source: text("source").$type<"google" | "bing">().notNull(),
    rows: bigint("rows", { mode: "number" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);
