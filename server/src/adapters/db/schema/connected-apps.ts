/** Apps that registered by themselves, what users allowed them, and the hashes of their tokens. */
import type { AppScope } from "@citeworthy/core/product/accounts/connected-apps";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { APP_TOKEN_KINDS } from "../../../ports/accounts/connected-apps.ts";
import { users } from "./accounts.ts";
import { createdAt, moment } from "./columns.ts";
import { workspaces } from "./workspaces.ts";

export const appClients = pgTable(
  "app_clients",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    redirectUris: jsonb("redirect_uris").$type<string[]>().notNull(),
    createdAt: createdAt(),
    /** Null until a user has connected it. Anybody can register an app, so those are forgotten after a day. */
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("app_clients_use").on(table.lastUsedAt, table.createdAt)],
);

export const appGrants = pgTable(
  "app_grants",
  {
    id: uuid("id").primaryKey(),
    clientId: text("client_id")
      .notNull()
      .references(() => appClients.id, { onDelete: "cascade" }),
    /** Who allowed it. The app acts in their name, for the workspace. */
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    scopes: jsonb("scopes").$type<AppScope[]>().notNull(),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    /** Null until the app has exchanged its code. */
    connectedAt: moment("connected_at"),
    lastUsedAt: moment("last_used_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    index("app_grants_client").on(table.clientId),
    index("app_grants_user").on(table.userId),
    index("app_grants_workspace").on(table.workspaceId),
    index("app_grants_expiry").on(table.expiresAt),
  ],
);

/** Spent codes and refresh tokens are kept until they expire: one that comes again means that somebody has a copy. */
export const appTokens = pgTable(
  "app_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    grantId: uuid("grant_id")
      .notNull()
      .references(() => appGrants.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: APP_TOKEN_KINDS }).notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    /** Of a code: what its app has to prove, and where it was sent. */
    challenge: text("challenge"),
    redirectUri: text("redirect_uri"),
  },
  (table) => [
    index("app_tokens_grant").on(table.grantId),
    index("app_tokens_expiry").on(table.expiresAt),
    check("app_tokens_kind", sql.raw(`"kind" in (${APP_TOKEN_KINDS.map((kind) => `'${kind}'`).join(", ")})`)),
  ],
);
