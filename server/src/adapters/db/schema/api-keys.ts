/** Keys of programs, and the calls that they may repeat without paying twice. */
import type { KeyScope } from "@citeworthy/core/product/accounts/api-keys";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt, moment } from "./columns.ts";
import { workspaces } from "./workspaces.ts";

export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid("id").primaryKey(),
    /** Who made the key. It acts in their name, for the workspace. */
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    ending: text("ending").notNull(),
    scopes: jsonb("scopes").$type<KeyScope[]>().notNull(),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    lastUsedAt: moment("last_used_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    index("api_keys_user").on(table.userId),
    index("api_keys_workspace").on(table.workspaceId),
    index("api_keys_expiry").on(table.expiresAt),
  ],
);

/** Calls that came with an Idempotency-Key. `owner` is a workspace id, or the hash of a visitor's address. */
export const idempotentCalls = pgTable(
  "idempotent_calls",
  {
    owner: text("owner").notNull(),
    key: text("key").notNull(),
    userId: text("user_id").references(() => workspaces.id, { onDelete: "cascade" }),
    fingerprint: text("fingerprint").notNull(),
    /** The id that the job of this call has, or will have: a repeated call can't create a second one. */
    jobId: uuid("job_id").notNull(),
    status: integer("status"),
    answer: jsonb("answer").$type<unknown>(),
    startedAt: moment("started_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index("idempotent_calls_user").on(table.userId),
    index("idempotent_calls_start").on(table.startedAt),
  ],
);
