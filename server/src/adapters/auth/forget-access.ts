/**
 * Removes every way into an account for an address whose owner confirms it after somebody else had the account: sign-ins,
 * sessions, passkeys, second step, keys, connected apps and webhooks, and what would let others in later: a change of
 * address, invitations and transfers of ownership that are still open. Members and shared links stay: the person sees
 * them in lists and can end them there. The letter about the new password says so.
 */
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import {
  accounts,
  apiKeys,
  appGrants,
  emailChanges,
  invitations,
  members,
  ownershipTransfers,
  passkeys,
  refreshTokens,
  sessions,
  twoFactors,
  users,
  webhooks,
} from "../db/schema/all.ts";

export async function forgetAccess(tx: Db, userId: string, now: Date): Promise<void> {
  // Refresh tokens first: one that is used in between finds its family gone.
  // `accounts` holds the password and sign-ins by Google.
  for (const table of [refreshTokens, sessions, passkeys, twoFactors, accounts, emailChanges])
    await tx.delete(table).where(eq(table.userId, userId));
  for (const table of [apiKeys, appGrants])
    await tx
      .update(table)
      .set({ revokedAt: now })
      .where(and(eq(table.userId, userId), isNull(table.revokedAt)));
  await tx.delete(invitations).where(and(eq(invitations.invitedBy, userId), isNull(invitations.usedAt)));
  const owned = tx
    .select({ id: members.workspaceId })
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.role, "owner")));
  await tx.delete(ownershipTransfers).where(inArray(ownershipTransfers.workspaceId, owned));
  await tx.delete(webhooks).where(inArray(webhooks.userId, owned));
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
}
