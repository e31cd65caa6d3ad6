/** Exports what is stored about a person, and erases it. */
import { eq, like, or, sql } from "drizzle-orm";
import type { PersonalData } from "../../../../ports/accounts/personal-data.ts";
import type { Db } from "../../database.ts";
import { invitations, requestLimits, users, verifications } from "../../schema/all.ts";
import { workspaceStore } from "../workspaces/workspaces.ts";
import { personalDataTables } from "./personal-data-tables.ts";

export const personalData = (db: Db): PersonalData => ({
  parts: (userId) => personalDataTables(db, userId),
  erase: (userId) =>
    db.transaction(async (tx) => {
      const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
      if (!person) return null;
      const workspaces = workspaceStore(tx);
      const owned = (await workspaces.list(userId)).filter(({ role }) => role === "owner");
      for (const { workspace } of owned) await workspaces.lock(workspace.id);
      // Read again: somebody may have joined, or become the owner, before the locks were held.
      const locked = (await workspaces.list(userId)).filter(({ role }) => role === "owner");
      const shared = locked.filter(({ members }) => members > 1).map(({ workspace }) => workspace.name);
      if (shared.length > 0) return { shared };
      for (const { workspace } of locked) await workspaces.delete(workspace.id);
      await tx.delete(invitations).where(eq(invitations.email, person.email));
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
