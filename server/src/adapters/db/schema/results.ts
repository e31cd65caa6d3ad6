/** What grows out of a stored analysis: links that let others read it, and the articles written from it. */
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt, moment } from "./columns.ts";
import { searches } from "./work.ts";

const userId = () => text("user_id").references(() => users.id, { onDelete: "cascade" });

/** Whoever has the token may read the result; the owner may take that back. */
export const shares = pgTable(
  "shares",
  {
    token: text("token").primaryKey(),
    searchId: uuid("search_id")
      .notNull()
      .references(() => searches.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    revokedAt: moment("revoked_at"),
  },
  (table) => [index("shares_search").on(table.searchId)],
);

export const articles = pgTable(
  "articles",
  {
    /** The id of the job that wrote it: a job settled twice leaves one row. */
    id: uuid("id").primaryKey(),
    /** Nobody: a visitor's, from the public sample. */
    userId: userId(),
    searchId: uuid("search_id").references(() => searches.id, { onDelete: "set null" }),
    url: text("url").notNull(),
    markdown: text("markdown").notNull(),
    /** Scores before and after, the claims, and how it was written. */
    report: jsonb("report").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("articles_search").on(table.searchId, table.createdAt.desc())],
);
