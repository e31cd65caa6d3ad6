import { and, eq, isNull, lt } from "drizzle-orm";
import type { EmailStore } from "../../../../ports/messages/emails.ts";
import type { Db } from "../../database.ts";
import { emails, users } from "../../schema/all.ts";
import type { Enqueue } from "./jobs.ts";

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
      const [row] = await db
        .select({ key: emails.key, kind: emails.kind, details: emails.details, to: users.email })
        .from(emails)
        .innerJoin(users, eq(users.id, emails.userId))
        .where(and(eq(emails.key, key), isNull(emails.sentAt)));
      return row ?? null;
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
          .limit(1_000);
        for (const { key } of rows) await enqueue(tx, "send-letter", key);
        return rows.length;
      }),
  };
}
