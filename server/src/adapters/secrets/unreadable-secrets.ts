/** How many sealed values the present secret doesn't open: none, unless AUTH_SECRET was changed without `rotate-secret`. */
import type { Db } from "../db/database.ts";
import { SEALED_PLACES, type SealedKind, sealedRows } from "./sealed-places.ts";

export type UnreadableSecrets = Record<SealedKind, number>;

export async function unreadableSecrets(db: Db, secret: string): Promise<UnreadableSecrets> {
  const counts = {} as UnreadableSecrets;
  for (const [kind, place] of Object.entries(SEALED_PLACES)) {
    const { open } = place.cipher(secret);
    let unreadable = 0;
    for (const { value, boundTo } of await sealedRows(db, place)) {
      try {
        await open(value, boundTo);
      } catch {
        unreadable++;
      }
    }
    counts[kind as SealedKind] = unreadable;
  }
  return counts;
}

/** As in "hash key: 1, webhook secrets: 3"; `null` where all can be read. */
export function describeUnreadable(counts: UnreadableSecrets): string | null {
  const found = Object.entries(counts).filter(([, count]) => count > 0);
  return found.length === 0 ? null : found.map(([kind, count]) => `${kind}: ${count}`).join(", ");
}
