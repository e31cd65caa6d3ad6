/** The key that signs sessions: the operator's, else one that this installation made for itself on its first start. */
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { instanceSecrets } from "../db/schema/all.ts";

const NAME = "auth";

/** Kept in the database, so that all processes on it sign alike without anyone having to configure a key. */
export async function instanceSecret(db: Db): Promise<string> {
  const made = randomBytes(48).toString("base64url");
  await db.insert(instanceSecrets).values({ name: NAME, value: made }).onConflictDoNothing();
  const [row] = await db.select().from(instanceSecrets).where(eq(instanceSecrets.name, NAME));
  if (!row) throw new Error("The key that signs sessions could not be stored.");
  return row.value;
}
