/** Who people are: the tables that Better Auth reads and writes, the refresh tokens of API clients, and profiles. */
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { SESSION_CLIENTS, SIGN_IN_METHODS } from "../../../ports/accounts/account-sessions.ts";
import { createdAt, moment, updatedAt } from "./columns.ts";

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    /** `admin` is granted by the operator's command only. */
    role: text("role", { enum: ["user", "admin"] })
      .notNull()
      .default("user"),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    /** Since when the operator refuses this person; null for everybody else. */
    suspendedAt: moment("suspended_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // The admin's search: by the beginning of an address, or of its domain.
    index("users_email_beginning").on(sql`${table.email} collate "C"`),
    index("users_email_domain").on(sql`split_part(${table.email}, '@', 2) collate "C"`),
  ],
);

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    /** The hash of the token; see `hashed-tokens.ts`. */
    token: text("token").notNull().unique(),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** How the user signed in, and with what: `null` for sessions from before these columns. */
    method: text("method", { enum: SIGN_IN_METHODS }),
    client: text("client", { enum: SESSION_CLIENTS }),
    /** When the user last entered the password again. */
    confirmedAt: moment("confirmed_at"),
    /** The workspace the user switched to; null for the first of theirs. Not a foreign key: membership decides. */
    workspaceId: text("workspace_id"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("accounts_user").on(table.userId),
    index("accounts_provider").on(table.providerId, table.accountId),
  ],
);

export const verifications = pgTable(
  "verifications",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("verifications_identifier").on(table.identifier)],
);

/** Better Auth's own counters, kept here so that every web process shares them. */
export const authRateLimits = pgTable("auth_rate_limits", {
  id: text("id").primaryKey(),
  key: text("key").notNull().unique(),
  count: integer("count").notNull(),
  lastRequest: bigint("last_request", { mode: "number" }).notNull(),
});

/** Single use: a refresh ends the session it belongs to and issues a new pair. Only the hash is stored. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: userId(),
    /** The stored hash of the session's token. */
    sessionToken: text("session_token").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    createdAt: createdAt(),
  },
  (table) => [index("refresh_tokens_user").on(table.userId)],
);

/** Codes from an app, as the second step of signing in. Rows that aren't verified belong to a setup under way. */
export const twoFactors = pgTable("two_factors", {
  id: text("id").primaryKey(),
  userId: userId().unique(),
  /** Encrypted with the key that signs sessions: checking a code needs the secret itself. */
  secret: text("secret").notNull(),
  /** A list of hashes. */
  backupCodes: text("backup_codes").notNull(),
  verified: boolean("verified").notNull().default(true),
  failedVerificationCount: integer("failed_verification_count").notNull().default(0),
  lockedUntil: moment("locked_until"),
  createdAt: createdAt(),
});

/** Keys that a device holds for this site and uses after a fingerprint, a face or a PIN. We have the public half. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    credentialId: text("credential_id").notNull().unique(),
    publicKey: text("public_key").notNull(),
    /** How often the device says it was used: a number that falls means a copy. Many devices always say 0. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports"),
    name: text("name").notNull(),
    /** Copied between the user's devices by its vendor. */
    isSynced: boolean("is_synced").notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** A change of email address under way: it happens when both addresses have confirmed it. One per user. */
export const emailChanges = pgTable("email_changes", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  newEmail: text("new_email").notNull(),
  oldTokenHash: text("old_token_hash").notNull().unique(),
  newTokenHash: text("new_token_hash").notNull().unique(),
  oldConfirmedAt: moment("old_confirmed_at"),
  newConfirmedAt: moment("new_confirmed_at"),
  expiresAt: moment("expires_at").notNull(),
  createdAt: createdAt(),
});

/** Browsers and programs that a user signed in with before. Signing in with any other causes an email. */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: userId(),
    deviceHash: text("device_hash").notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment("last_seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

export const profiles = pgTable("profiles", {
  id: text("id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text("email").notNull(),
  name: text("name"),
  phone: text("phone"),
  searchCount: integer("search_count").notNull().default(0),
  /** Set once, ever: a deleted subscription row never yields a second trial. */
  trialGrantedAt: moment("trial_granted_at"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** What this installation made for itself, such as the key that signs sessions. */
export const instanceSecrets = pgTable("instance_secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: createdAt(),
});

/** Requests counted per key and window, shared by all processes. */
export const requestLimits = pgTable(
  "request_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetsAt: moment("resets_at").notNull(),
  },
  (table) => [index("request_limits_reset").on(table.resetsAt)],
);
