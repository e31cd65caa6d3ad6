/** The key that signs sessions and encrypts stored secrets: the operator's, else one that this installation made for itself on its first start. */
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { instanceSecrets } from "../db/schema/all.ts";

export const INSTANCE_SECRET = "auth";
const SECRET_BYTES = 48;

export const newInstanceSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

/** `null`: none was made, because the operator has set AUTH_SECRET since the first start. */
export async function storedSecret(db: Db): Promise<string | null> {
  const [row] = await db.select().from(instanceSecrets).where(eq(instanceSecrets.name, INSTANCE_SECRET));
  return row?.value ?? null;
}

/** Kept in the database, so that all processes on it sign alike without anyone having to configure a key. */
export async function instanceSecret(db: Db): Promise<string> {
  const made = newInstanceSecret();
  await db.insert(instanceSecrets).values({ name: INSTANCE_SECRET, value: made }).onConflictDoNothing();
  const stored = await storedSecret(db);
  if (stored === null) throw new Error("The key that signs sessions could not be stored.");
  return stored;
}
