import { createHash } from "node:crypto";
import { and, eq, gt, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { EmailChange, EmailChanges } from "../../../ports/accounts/email-changes.ts";
import type { Db } from "../../db/database.ts";
import { emailChanges, profiles, users, verifications } from "../../db/schema/all.ts";

type Applied = Parameters<EmailChanges["apply"]>[0];

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const hasToken = (hash: string) =>
  or(eq(emailChanges.oldTokenHash, hash), eq(emailChanges.newTokenHash, hash));
const isOpen = (now: Date) => gt(emailChanges.expiresAt, now);

const shown = {
  userId: emailChanges.userId,
  oldEmail: users.email,
  newEmail: emailChanges.newEmail,
  isOldConfirmed: sql<boolean>`${emailChanges.oldConfirmedAt} is not null`,
  isNewConfirmed: sql<boolean>`${emailChanges.newConfirmedAt} is not null`,
};

/** The address whose token this is becomes confirmed; the other one stays as it was. */
const confirmedBy = (hash: string, now: Date) => {
  const { oldTokenHash, oldConfirmedAt, newTokenHash, newConfirmedAt } = emailChanges;
  const ifItsToken = (stored: AnyPgColumn, confirmed: AnyPgColumn) =>
    sql`case when ${stored} = ${hash} then ${now.toISOString()}::timestamptz else ${confirmed} end`;
  return {
    oldConfirmedAt: ifItsToken(oldTokenHash, oldConfirmedAt),
    newConfirmedAt: ifItsToken(newTokenHash, newConfirmedAt),
  };
};

/** False where somebody else has taken the address in the meantime. */
async function moveAccount(tx: Db, { userId, newEmail }: Applied, now: Date): Promise<boolean> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  const isFree = sql`not exists (select from ${users} as other where other.email = ${newEmail})`;
  const changed = await tx
    .update(users)
    .set({ email: newEmail, emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), isFree))
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  await tx.update(profiles).set({ email: newEmail, updatedAt: now }).where(eq(profiles.id, userId));
  // A reset link in the old mailbox must not work any more.
  await tx.delete(verifications).where(eq(verifications.value, userId));
  return true;
}

export function emailChangeStore(db: Db): EmailChanges {
  const find = async (handle: Db, which: ReturnType<typeof and>): Promise<EmailChange | null> => {
    const query = handle.select(shown).from(emailChanges);
    const [row] = await query.innerJoin(users, eq(users.id, emailChanges.userId)).where(which);
    return row ?? null;
  };

  return {
    async isTaken(email) {
      return (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;
    },

    async start({ oldToken, newToken, ...change }) {
      const hashes = { oldTokenHash: hashOf(oldToken), newTokenHash: hashOf(newToken) };
      const values = { ...change, ...hashes, oldConfirmedAt: null, newConfirmedAt: null };
      await db
        .insert(emailChanges)
        .values(values)
        .onConflictDoUpdate({ target: emailChanges.userId, set: values });
    },

    of: (userId, now) => find(db, and(eq(emailChanges.userId, userId), isOpen(now))),
    byToken: (token, now) => find(db, and(hasToken(hashOf(token)), isOpen(now))),

    confirm: (token, now) =>
      db.transaction(async (tx) => {
        const hash = hashOf(token);
        const which = and(hasToken(hash), isOpen(now));
        await tx.update(emailChanges).set(confirmedBy(hash, now)).where(which);
        return find(tx, which);
      }),

    apply: (change, now) => db.transaction((tx) => moveAccount(tx, change, now)),

    async cancel(userId) {
      await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
    },
  };
}
