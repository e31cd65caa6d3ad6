import { createHash } from "node:crypto";
import { and, eq, gt, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { EmailChange, EmailChangeSide, EmailChanges } from "../../../ports/accounts/email-changes.ts";
import type { Db } from "../../db/database.ts";
import { emailChanges, profiles, users, verifications } from "../../db/schema/all.ts";
import { forgetAccess } from "../forget-access.ts";

type Applied = Parameters<EmailChanges["apply"]>[0];
type Opened = EmailChange & { side: EmailChangeSide };

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

const sideOf = (hash: string) =>
  sql<EmailChangeSide>`case when ${emailChanges.newTokenHash} = ${hash} then 'new' else 'old' end`;

/** The address whose token this is becomes confirmed; the other one stays as it was. */
const confirmedBy = (hash: string, { userId, now }: Parameters<EmailChanges["confirm"]>[1]) => {
  const { oldTokenHash, oldConfirmedAt, newTokenHash, newConfirmedAt } = emailChanges;
  const ifItsToken = (stored: AnyPgColumn, confirmed: AnyPgColumn, may = sql`true`) =>
    sql`case when ${stored} = ${hash} and ${may} then ${now.toISOString()}::timestamptz else ${confirmed} end`;
  const mayConfirmNew = sql`(${emailChanges.userId} = ${userId ?? ""} or ${oldConfirmedAt} is not null)`;
  return {
    oldConfirmedAt: ifItsToken(oldTokenHash, oldConfirmedAt),
    newConfirmedAt: ifItsToken(newTokenHash, newConfirmedAt, mayConfirmNew),
  };
};

/** False where somebody else has taken the address in the meantime. */
async function moveAccount(
  tx: Db,
  { userId, newEmail }: Applied,
  { now, keepsAccess }: Parameters<EmailChanges["apply"]>[1],
): Promise<boolean> {
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
  if (!keepsAccess) await forgetAccess(tx, userId, now);
  return true;
}

export function emailChangeStore(db: Db): EmailChanges {
  const opened = async (handle: Db, hash: string, now: Date): Promise<Opened | null> => {
    const query = handle.select({ ...shown, side: sideOf(hash) }).from(emailChanges);
    const [row] = await query
      .innerJoin(users, eq(users.id, emailChanges.userId))
      .where(and(hasToken(hash), isOpen(now)));
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

    async of(userId, now) {
      const query = db.select(shown).from(emailChanges);
      const [row] = await query
        .innerJoin(users, eq(users.id, emailChanges.userId))
        .where(and(eq(emailChanges.userId, userId), isOpen(now)));
      return row ?? null;
    },
    byToken: (token, now) => opened(db, hashOf(token), now),

    confirm: (token, by) =>
      db.transaction(async (tx) => {
        const hash = hashOf(token);
        await tx
          .update(emailChanges)
          .set(confirmedBy(hash, by))
          .where(and(hasToken(hash), isOpen(by.now)));
        return opened(tx, hash, by.now);
      }),

    apply: (change, how) => db.transaction((tx) => moveAccount(tx, change, how)),

    async cancel(userId) {
      await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
    },
  };
}
