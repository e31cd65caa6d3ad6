import { eq } from "drizzle-orm";
import type { ProfileStore } from "../../../../ports/accounts/profiles.ts";
import type { Db } from "../../database.ts";
import { profiles, users } from "../../schema/all.ts";

export function profileStore(db: Db): ProfileStore {
  const of: ProfileStore["of"] = async (userId) => {
    const [row] = await db
      .select({ name: profiles.name, email: users.email, phone: profiles.phone })
      .from(users)
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, userId));
    return row ?? null;
  };
  return {
    of,
    update: (userId, change, now) =>
      db.transaction(async (tx) => {
        const known = await profileStore(tx).of(userId);
        if (known === null) return null;
        const set = { ...change, updatedAt: now };
        await tx
          .insert(profiles)
          .values({ id: userId, email: known.email, ...change })
          .onConflictDoUpdate({ target: profiles.id, set });
        // The account's own name greets nobody where there is none; it is never empty.
        if (change.name)
          await tx.update(users).set({ name: change.name, updatedAt: now }).where(eq(users.id, userId));
        return profileStore(tx).of(userId);
      }),
  };
}
