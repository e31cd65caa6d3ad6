import { and, asc, eq } from "drizzle-orm";
import type { Passkeys } from "../../../ports/accounts/passkeys.ts";
import type { Db } from "../../db/database.ts";
import { passkeys } from "../../db/schema/all.ts";

const { id, name, isSynced, createdAt, lastUsedAt } = passkeys;
const shown = { id, name, isSynced, createdAt, lastUsedAt };

type NewPasskey = typeof passkeys.$inferInsert;
export type StoredPasskey = typeof passkeys.$inferSelect;
export type PasskeyStore = ReturnType<typeof passkeyStore>;

export function passkeyStore(db: Db) {
  return {
    list: (userId: string) =>
      db.select(shown).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt)),

    async remove(userId: string, passkeyId: string) {
      const isTheirs = and(eq(passkeys.userId, userId), eq(passkeys.id, passkeyId));
      const [gone] = await db.delete(passkeys).where(isTheirs).returning(shown);
      return gone ?? null;
    },

    all: (userId: string): Promise<StoredPasskey[]> =>
      db.select().from(passkeys).where(eq(passkeys.userId, userId)),

    async byCredential(credentialId: string): Promise<StoredPasskey | null> {
      const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
      return row ?? null;
    },

    async add(passkey: NewPasskey): Promise<void> {
      await db.insert(passkeys).values(passkey);
    },

    async used(passkeyId: string, { counter, now }: { counter: number; now: Date }): Promise<void> {
      await db.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, passkeyId));
    },
  } satisfies Passkeys & Record<string, unknown>;
}
