/**
 * The key of hashes that can't be made again, such as those of recovery codes. It is the secret that this installation
 * began with, sealed with the present one, so that the hashes stay valid when the secret is rotated.
 */
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { instanceSecrets } from "../db/schema/all.ts";
import { sealer } from "./sealer.ts";

export const HASH_KEY = "hash-key";

/** Under a secret that doesn't open it, no hash matches; `unreadableSecrets` reports it. */
export async function hashKey(db: Db, secret: string): Promise<string> {
  const { seal, open } = sealer(secret, "hash key");
  await db
    .insert(instanceSecrets)
    .values({ name: HASH_KEY, value: seal(secret) })
    .onConflictDoNothing();
  const [row] = await db.select().from(instanceSecrets).where(eq(instanceSecrets.name, HASH_KEY));
  try {
    return open(row?.value ?? "");
  } catch {
    return secret;
  }
}
