/** Earlier versions sealed AI keys without saying what they are for. */
import { and, eq } from "drizzle-orm";
import { isSecretName, keyBinding } from "../../config/ai-config.ts";
import type { Db } from "../db/database.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { aiSettings, instanceSecrets } from "../db/schema/all.ts";
import { HASH_KEY, hashKeyCipher } from "./hash-key.ts";
import { isBound, sealer } from "./sealer.ts";

/**
 * Binds them to their variable and address, once in the life of an installation: a key that is found unbound later was written
 * by somebody else. Any process may do it, at any start; `hash-key.ts` says where it is noted.
 */
export const sealOldKeys = (db: Db, secret: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const isHashKey = eq(instanceSecrets.name, HASH_KEY);
    const [row] = await tx.select().from(instanceSecrets).where(isHashKey).for("update");
    if (!row || isBound(row.value)) return;
    const cipher = hashKeyCipher(secret);
    const hashKey = opened(cipher, row.value);
    // Made with another secret, as the keys were; the page says so.
    if (hashKey === null) return;
    await bindKeys(tx, secret);
    await tx
      .update(instanceSecrets)
      .set({ value: cipher.seal(hashKey) })
      .where(isHashKey);
  });

async function bindKeys(tx: Db, secret: string): Promise<void> {
  const seals = sealer(secret, "AI keys");
  const rows = await tx.select().from(aiSettings);
  const values = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  for (const { name, value } of rows) {
    const key = isSecretName(name) && !isBound(value) ? opened(seals, value) : null;
    if (key === null) continue;
    await tx
      .update(aiSettings)
      .set({ value: seals.seal(key, keyBinding(name, values)) })
      .where(and(eq(aiSettings.name, name), eq(aiSettings.value, value)));
  }
}

/** Null where it was sealed with another secret. */
function opened({ open }: { open: (sealed: string) => string }, sealed: string): string | null {
  try {
    return open(sealed);
  } catch {
    return null;
  }
}
