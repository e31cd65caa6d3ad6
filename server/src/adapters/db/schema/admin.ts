/** What the admin dashboard reads: the audit log, and figures about users that triggers keep (see the migration). */
import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { AUDIT_ACTIONS, AUDIT_ACTORS, AUDIT_OUTCOMES } from "../../../ports/accounts/audit-log.ts";
import { users } from "./accounts.ts";
import { moment } from "./columns.ts";

/**
 * Append-only: a trigger refuses every change, and lets go of a row only when its year is over. People are kept by
 * their id alone and without a reference, so that a deleted account leaves no address here.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull(),
    actor: text("actor", { enum: AUDIT_ACTORS }).notNull(),
    actorId: text("actor_id"),
    action: text("action", { enum: AUDIT_ACTIONS }).notNull(),
    target: text("target"),
    outcome: text("outcome", { enum: AUDIT_OUTCOMES }).notNull(),
    details: jsonb("details").$type<Record<string, string | number | boolean>>().notNull().default({}),
    requestId: text("request_id"),
    /** Where it happened, for what the members of a workspace see as its activity. */
    workspaceId: text("workspace_id"),
  },
  (table) => [
    index("audit_log_at").on(table.at),
    index("audit_log_workspace").on(table.workspaceId, table.id).where(sql`${table.workspaceId} is not null`),
    index("audit_log_actor").on(table.actorId, table.id),
    index("audit_log_target").on(table.target, table.id),
  ],
);

/**
 * How many users each filter of the admin list holds, as changes to be summed: everyone adds rows and nobody waits for
 * a row that others change too. Written by triggers on users and subscriptions; `compact_user_tallies()` sums them up.
 */
export const userTallies = pgTable("user_tallies", {
  name: text("name").notNull(),
  amount: bigint("amount", { mode: "number" }).notNull(),
});

/** The few users who have no subscription row, kept by the same triggers: found without looking at all the others. */
export const usersWithoutSubscription = pgTable("users_without_subscription", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
});
