/** Earlier versions sealed AI keys without saying what they are for. */
import { and, eq } from "drizzle-orm";
import { isSecretName, keyBinding } from "../../config/ai-config.ts";
import type { Db } from "../db/database.ts";
import { aiSettings } from "../db/schema/all.ts";
import { isBound, type Sealer } from "./sealer.ts";

/** Binds them to their variable and address. Any process may do it at any time; once done, it finds nothing. */
export async function sealOldKeys(db: Db, seals: Sealer): Promise<void> {
  const rows = await db.select().from(aiSettings);
  const values = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  for (const { name, value } of rows) {
    if (!isSecretName(name) || isBound(value)) continue;
    let key: string;
    try {
      key = seals.open(value);
    } catch {
      // Sealed with another secret; the page says so.
      continue;
    }
    await db
      .update(aiSettings)
      .set({ value: seals.seal(key, keyBinding(name, values)) })
      .where(and(eq(aiSettings.name, name), eq(aiSettings.value, value)));
  }
}
