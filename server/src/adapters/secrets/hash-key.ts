/**
 * The key of hashes that can't be made again, such as those of recovery codes. It is the secret that this installation
 * began with, sealed with the present one, so that the hashes stay valid when the secret is rotated.
 *
 * Its row also records that this installation's AI keys are bound: the hash key is then sealed for `KEYS_ARE_BOUND`. If a
 * separate row recorded it, a person who deleted that row could have an old key bound to any address. A deleted hash key is made
 * again with the same record; only a row of an earlier version, from a backup, lacks it.
 */
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { instanceSecrets } from "../db/schema/all.ts";
import { isBound, type Sealer, sealer } from "./sealer.ts";

export const HASH_KEY = "hash-key";
const KEYS_ARE_BOUND = "AI keys are bound";

/** Opens rows of earlier versions too. */
export function hashKeyCipher(secret: string): Sealer {
  const { seal, open } = sealer(secret, "hash key");
  return {
    seal: (key) => seal(key, KEYS_ARE_BOUND),
    open: (sealed) => open(sealed, isBound(sealed) ? KEYS_ARE_BOUND : undefined),
  };
}

/** Under a secret that doesn't open it, no hash matches; `unreadableSecrets` reports it. */
export async function hashKey(db: Db, secret: string): Promise<string> {
  const { seal, open } = hashKeyCipher(secret);
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
