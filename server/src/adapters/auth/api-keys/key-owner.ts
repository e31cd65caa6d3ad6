/** The user behind a key or a connected app, as their own session would see them. */
import { eq } from "drizzle-orm";
import type { SessionUser } from "../../../ports/accounts/sessions.ts";
import type { Db } from "../../db/database.ts";
import { passkeys, type users } from "../../db/schema/all.ts";
import { isAdmin } from "../sessions/sessions.ts";

type Owner = typeof users.$inferSelect;
export type OwnerNeeds = { db: Db; adminEmails: string[]; adminsNeedSecondStep: boolean };

/** A key acts as an admin only while its owner could: the second step may have been turned off since it was created. */
export async function keyOwner(
  { db, adminEmails, adminsNeedSecondStep }: OwnerNeeds,
  owner: Owner,
  workspaceId: string,
): Promise<SessionUser> {
  const { id, email, name, emailVerified } = owner;
  const hasRole = isAdmin(owner, adminEmails);
  const hasSecondStep = await isSecured(db, owner);
  const needsSecondStep = hasRole && adminsNeedSecondStep && !hasSecondStep;
  return {
    ...{ id, email, name, emailVerified, needsSecondStep, hasSecondStep, workspaceId },
    isAdmin: hasRole && !needsSecondStep,
  };
}

async function isSecured(db: Db, { id, twoFactorEnabled }: Owner): Promise<boolean> {
  if (twoFactorEnabled) return true;
  const own = db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, id));
  return (await own.limit(1)).length > 0;
}
