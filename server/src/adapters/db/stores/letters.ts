import { and, eq, isNull, lt } from "drizzle-orm";
import type { LetterStore } from "../../../ports/letters.ts";
import type { Db } from "../database.ts";
import { letters, users } from "../schema/all.ts";
import type { Enqueue } from "./jobs.ts";

export function letterStore(db: Db, enqueue: Enqueue): LetterStore {
  return {
    post: (letter) =>
      db.transaction(async (tx) => {
        const [posted] = await tx
          .insert(letters)
          .values(letter)
          .onConflictDoNothing()
          .returning({ key: letters.key });
        if (posted) await enqueue(tx, "send-letter", letter.key);
      }),

    async due(key) {
      const [row] = await db
        .select({ key: letters.key, kind: letters.kind, details: letters.details, to: users.email })
        .from(letters)
        .innerJoin(users, eq(users.id, letters.userId))
        .where(and(eq(letters.key, key), isNull(letters.sentAt)));
      return row ?? null;
    },

    async sent(key, now) {
      await db.update(letters).set({ sentAt: now }).where(eq(letters.key, key));
    },

    postAgain: (before) =>
      db.transaction(async (tx) => {
        const rows = await tx
          .select({ key: letters.key })
          .from(letters)
          .where(and(isNull(letters.sentAt), lt(letters.createdAt, before)))
          .limit(1_000);
        for (const { key } of rows) await enqueue(tx, "send-letter", key);
        return rows.length;
      }),
  };
}
