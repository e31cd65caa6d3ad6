import { and, desc, eq, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type AuditLog, SECURITY_ACTIONS, WORKSPACE_ACTIONS } from "../../../../ports/accounts/audit-log.ts";
import type { Db } from "../../database.ts";
import { auditLog, users } from "../../schema/all.ts";

const actor = alias(users, "actor");
const target = alias(users, "target");
/** What users see of their own: also what an operator did for them. */
const OWN_ACTIONS = [...SECURITY_ACTIONS, "export-account" as const, "reset-two-factor" as const];

const writtenEntries = (db: Db): Pick<AuditLog, "append" | "forgetOld"> => ({
  async append(entry) {
    await db.insert(auditLog).values(entry);
  },
  /** The trigger that keeps the log knows the same year, and refuses the rest. */
  async forgetOld() {
    const gone = await db
      .delete(auditLog)
      .where(lt(auditLog.at, sql`now() - interval '12 months'`))
      .returning({ id: auditLog.id });
    return gone.length;
  },
});

const listedEntries = (db: Db): Pick<AuditLog, "read" | "readOwn" | "readWorkspace"> => ({
  read: ({ before, limit }) =>
    db
      .select({
        id: auditLog.id,
        at: auditLog.at,
        actor: auditLog.actor,
        actorId: auditLog.actorId,
        actorEmail: actor.email,
        action: auditLog.action,
        target: auditLog.target,
        targetEmail: target.email,
        outcome: auditLog.outcome,
        details: auditLog.details,
        requestId: auditLog.requestId,
      })
      .from(auditLog)
      .leftJoin(actor, eq(actor.id, auditLog.actorId))
      .leftJoin(target, eq(target.id, auditLog.target))
      .where(
        and(
          notInArray(auditLog.action, [...SECURITY_ACTIONS, ...WORKSPACE_ACTIONS]),
          before === null ? undefined : lt(auditLog.id, before),
        ),
      )
      .orderBy(desc(auditLog.id))
      .limit(limit),
  readOwn: (userId, limit) =>
    db
      .select({
        id: auditLog.id,
        at: auditLog.at,
        action: auditLog.action,
        outcome: auditLog.outcome,
        details: auditLog.details,
      })
      .from(auditLog)
      .where(
        and(
          or(eq(auditLog.actorId, userId), eq(auditLog.target, userId)),
          inArray(auditLog.action, OWN_ACTIONS),
        ),
      )
      .orderBy(desc(auditLog.id))
      .limit(limit),
  readWorkspace: (workspaceId, limit) =>
    db
      .select({
        id: auditLog.id,
        at: auditLog.at,
        action: auditLog.action,
        details: auditLog.details,
        actorName: sql<string | null>`case when ${auditLog.actor} = 'user' then ${actor.name} end`,
        targetName: target.name,
      })
      .from(auditLog)
      .leftJoin(actor, eq(actor.id, auditLog.actorId))
      .leftJoin(target, eq(target.id, auditLog.target))
      .where(eq(auditLog.workspaceId, workspaceId))
      .orderBy(desc(auditLog.id))
      .limit(limit),
});

export const auditLogStore = (db: Db): AuditLog => ({
  ...writtenEntries(db),
  ...listedEntries(db),
});
