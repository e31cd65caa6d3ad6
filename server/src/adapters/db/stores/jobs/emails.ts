import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { CHANGE_KINDS, type DueEmail, type EmailStore } from "../../../../ports/messages/emails.ts";
import type { Db } from "../../database.ts";
import { emails, members, reportRecipients, users } from "../../schema/all.ts";
import type { Enqueue } from "./jobs.ts";

const isRecipient = sql`case when ${emails.recipientId} is null then ${members.role} = 'owner' else ${members.userId} = ${emails.recipientId} end`;

/** With their recipients; without those whose recipient left, unsubscribed or deleted the account. */
function unsent(db: Db, which: SQL | undefined): Promise<DueEmail[]> {
  const { key, kind, details, reportRecipientId } = emails;
  const isClient = isNotNull(reportRecipientId);
  return db
    .select({
      ...{ key, kind, details, reportRecipientId },
      to: sql<string>`case when ${isClient} then ${reportRecipients.email} else ${users.email} end`,
    })
    .from(emails)
    .leftJoin(
      reportRecipients,
      and(eq(reportRecipients.id, reportRecipientId), isNull(reportRecipients.stoppedAt)),
    )
    .leftJoin(members, and(eq(members.workspaceId, emails.userId), isRecipient))
    .leftJoin(users, eq(users.id, members.userId))
    .where(
      and(
        which,
        isNull(emails.sentAt),
        or(
          and(isClient, isNotNull(reportRecipients.id)),
          and(isNull(reportRecipientId), isNotNull(users.id)),
        ),
      ),
    )
    .orderBy(asc(emails.createdAt), asc(emails.key));
}

export function emailStore(db: Db, enqueue: Enqueue): EmailStore {
  return {
    post: (email) =>
      db.transaction(async (tx) => {
        const [posted] = await tx
          .insert(emails)
          .values(email)
          .onConflictDoNothing()
          .returning({ key: emails.key });
        if (posted) await enqueue(tx, "send-letter", email.key);
      }),

    async due(key) {
      const [row] = await unsent(db, eq(emails.key, key));
      return row ?? null;
    },

    async changesDue(key, since) {
      const workspace = db.select({ id: emails.userId }).from(emails).where(eq(emails.key, key));
      const isChange = and(inArray(emails.userId, workspace), inArray(emails.kind, CHANGE_KINDS));
      const [recent] = await db
        .select({ key: emails.key })
        .from(emails)
        .where(and(isChange, gt(emails.sentAt, since)))
        .limit(1);
      return recent ? [] : unsent(db, isChange);
    },

    async sent(key, now) {
      await db.update(emails).set({ sentAt: now }).where(eq(emails.key, key));
    },

    postAgain: (before) =>
      db.transaction(async (tx) => {
        const rows = await tx
          .select({ key: emails.key })
          .from(emails)
          .where(and(isNull(emails.sentAt), lt(emails.createdAt, before)))
          .orderBy(asc(emails.createdAt))
          .limit(1_000);
        for (const { key } of rows) await enqueue(tx, "send-letter", key);
        return rows.length;
      }),
  };
}
