/** Exports what is stored about a person, and erases it. */
import { eq, inArray, like, or, sql } from "drizzle-orm";
import type { PersonalData } from "../../../../ports/accounts/personal-data.ts";
import type { Db } from "../../database.ts";
import { aiCalls, aiReplies, requestLimits, toolUsage, users, verifications } from "../../schema/all.ts";
import { personalDataTables } from "./personal-data-tables.ts";

export const personalData = (db: Db): PersonalData => ({
  parts: (userId) => personalDataTables(db, userId),
  erase: (userId) =>
    db.transaction(async (tx) => {
      const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
      if (!person) return null;
      // What would stay behind without a name on it may still tell who it was.
      const asked = tx.select({ id: aiCalls.replyId }).from(aiCalls).where(eq(aiCalls.userId, userId));
      await tx.delete(aiReplies).where(inArray(aiReplies.id, asked));
      await tx.delete(toolUsage).where(eq(toolUsage.userId, userId));
      await tx
        .delete(verifications)
        .where(
          or(
            eq(verifications.value, userId),
            sql`position(${person.email} in ${verifications.value}) > 0`,
            eq(verifications.identifier, person.email),
          ),
        );
      for (const mark of [userId, person.email])
        await tx.delete(requestLimits).where(like(requestLimits.key, `%:${mark.replace(/[\\%_]/g, "\\$&")}`));
      // Everything else belongs to the person's row and goes with it.
      await tx.delete(users).where(eq(users.id, userId));
      return person;
    }),
});
