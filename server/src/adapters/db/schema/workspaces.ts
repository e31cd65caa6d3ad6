/**
 * Workspaces: who works together, in which role, and who was asked to join. What a workspace owns refers to it by a
 * column that is still called `user_id`: a person's first workspace has the id of the person, so that rows and links from
 * before workspaces stay as they are.
 */
import { ROLES } from "@citeworthy/core/product/workspaces/roles";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { WORKSPACE_ENDERS } from "../../../ports/workspaces/workspaces.ts";
import { users } from "./accounts.ts";
import { createdAt, moment } from "./columns.ts";

const INVITED_ROLES = ROLES.filter((role) => role !== "owner");
const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`"${column}" in (${values.map((value) => `'${value}'`).join(", ")})`);
const workspaceId = () =>
  text("workspace_id")
    .notNull()
    .references(() => workspaces.id, { onDelete: "cascade" });

/** Triggers make one for every new user, and delete a workspace with its data when its owner is deleted. */
export const workspaces = pgTable(
  "workspaces",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    needsTwoFactor: boolean("needs_two_factor").notNull().default(false),
    createdAt: createdAt(),
    /** When it is deleted with everything in it; null while nobody asked for that. */
    endsAt: moment("ends_at"),
    /** Who asked for it. Only the operator can undo what the operator did. */
    endedBy: text("ended_by", { enum: WORKSPACE_ENDERS }),
  },
  (table) => [
    index("workspaces_end").on(table.endsAt).where(sql`${table.endsAt} is not null`),
    check("workspaces_ended_by", oneOf("ended_by", WORKSPACE_ENDERS)),
    index("workspaces_created").on(table.createdAt, table.id),
    index("workspaces_name_beginning").on(sql`lower(${table.name}) collate "C"`),
  ],
);

export const members = pgTable(
  "members",
  {
    workspaceId: workspaceId(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: ROLES }).notNull(),
    joinedAt: moment("joined_at").notNull().defaultNow(),
    lastActiveAt: moment("last_active_at"),
    /** Whether the member gets the weekly email about the work list, and when the last one was written. */
    hasWorkDigest: boolean("has_work_digest").notNull().default(false),
    workDigestAt: moment("work_digest_at"),
    /** The token lets the link in that email stop it without signing in; null before the first email. */
    digestTokenHash: text("digest_token_hash").unique(),
    digestSealedToken: text("digest_sealed_token"),
    /** The member doesn't want to see the steps for new workspaces any more. */
    hidesFirstSteps: boolean("hides_first_steps").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    check("members_role", oneOf("role", ROLES)),
    index("members_user").on(table.userId),
    uniqueIndex("members_owner").on(table.workspaceId).where(sql`${table.role} = 'owner'`),
    index("members_work_digest").on(table.workDigestAt).where(sql`${table.hasWorkDigest}`),
  ],
);

/** Only the hash of an invitation's token is stored. A used invitation stays, so that using it again can be explained. */
export const invitations = pgTable(
  "invitations",
  {
    id: uuid("id").primaryKey(),
    workspaceId: workspaceId(),
    email: text("email").notNull(),
    role: text("role", { enum: ROLES }).notNull(),
    /** What a client will see. */
    projectIds: jsonb("project_ids").$type<string[]>().notNull().default([]),
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: text("invited_by").references(() => users.id, { onDelete: "set null" }),
    sentAt: moment("sent_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    check("invitations_role", oneOf("role", INVITED_ROLES)),
    uniqueIndex("invitations_open").on(table.workspaceId, table.email).where(sql`${table.usedAt} is null`),
    index("invitations_email").on(table.email),
  ],
);

/** A transfer of ownership that waits for the new owner. One per workspace. */
export const ownershipTransfers = pgTable(
  "ownership_transfers",
  {
    workspaceId: text("workspace_id")
      .primaryKey()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    toUserId: text("to_user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    startedAt: moment("started_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("ownership_transfers_to").on(table.toUserId)],
);
