import { desc, eq, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AuditLog } from "../../../ports/audit-log.ts";
import type { Db } from "../database.ts";
import { auditLog, users } from "../schema/all.ts";

const actor = alias(users, "actor");
const target = alias(users, "target");

export function auditLogStore(db: Db): AuditLog {
  return {
    async append(entry) {
      await db.insert(auditLog).values(entry);
    },

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
        .where(before === null ? undefined : lt(auditLog.id, before))
        .orderBy(desc(auditLog.id))
        .limit(limit),

    /** The trigger that keeps the log knows the same year, and refuses the rest. */
    async forgetOld() {
      const gone = await db
        .delete(auditLog)
        .where(lt(auditLog.at, sql`now() - interval '12 months'`))
        .returning({ id: auditLog.id });
      return gone.length;
    },
  };
}
