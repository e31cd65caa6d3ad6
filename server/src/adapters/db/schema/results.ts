/** What belongs to a stored analysis: links that let others read it, its articles, and the page it was made from. */
import type { ArticleResult } from "@citeworthy/core/contract/article";
import { customType, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";
import { searches } from "./work.ts";
import { workspaces } from "./workspaces.ts";

const userId = () => text("user_id").references(() => workspaces.id, { onDelete: "cascade" });

/** Anyone with the token can read the result until the owner revokes it. */
export const shares = pgTable(
  "shares",
  {
    tokenHash: text("token_hash").primaryKey(),
    sealedToken: text("sealed_token").notNull(),
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
    /** Null for a visitor's article about the public sample. */
    userId: userId(),
    searchId: uuid("search_id").references(() => searches.id, { onDelete: "set null" }),
    url: text("url").notNull(),
    markdown: text("markdown").notNull(),
    /** Scores before and after, the claims, and how it was written. */
    report: jsonb("report").$type<Omit<ArticleResult, "article">>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("articles_search").on(table.searchId, table.createdAt.desc())],
);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** What an analysis was made from, so that it can be judged again without fetching the page. */
export const keptEvidence = pgTable(
  "kept_evidence",
  {
    searchId: uuid("search_id")
      .primaryKey()
      .references(() => searches.id, { onDelete: "cascade" }),
    /** Compressed; null where the page was too large to keep. */
    packed: bytes("packed"),
    createdAt: createdAt(),
  },
  (table) => [index("kept_evidence_created").on(table.createdAt)],
);
