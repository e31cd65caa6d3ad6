/** Encrypts everything that is sealed with the old secret again with the new one: all of it or nothing. */
import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { RUNNING_LOCK } from "../db/pg-listener.ts";
import { instanceSecrets } from "../db/schema/all.ts";
import { auditLogStore } from "../db/stores/accounts/audit-log.ts";
import { hashKey } from "./hash-key.ts";
import { INSTANCE_SECRET } from "./instance-secret.ts";
import { sealOldKeys } from "./seal-old-keys.ts";
import {
  replaceSealed,
  SEALED_PLACES,
  type SealedKind,
  type SealedPlace,
  sealedRows,
} from "./sealed-places.ts";

/** The rest of the message says what to do. */
export class RotationRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = "RotationRefused";
  }
}

type Rotation = {
  from: string;
  to: string;
  /** Whether the new secret is kept in the database, for an installation without AUTH_SECRET. */
  isKept: boolean;
  /** Leaves values as they are that the old secret doesn't open. Otherwise nothing is changed. */
  leavesUnreadable: boolean;
  now: Date;
};
type Counts = { rotated: number; left: number };
export type Rotated = Record<SealedKind, Counts>;

export const rotateSecret = (db: Db, rotation: Rotation): Promise<Rotated> =>
  db.transaction(async (tx) => {
    await requireStopped(tx);
    // Hashes of recovery codes were made with the old secret, and stay.
    await hashKey(tx, rotation.from);
    await sealOldKeys(tx, rotation.from);
    const done = {} as Rotated;
    for (const [kind, place] of Object.entries(SEALED_PLACES))
      done[kind as SealedKind] = await sealAgain(tx, place, rotation);
    refuseUnreadable(done, rotation);
    await keepSecret(tx, rotation);
    await auditLogStore(tx).append({
      at: rotation.now,
      actor: "operator",
      actorId: null,
      requestId: null,
      outcome: "done",
      action: "rotate-secret",
      target: null,
      details: Object.fromEntries(Object.entries(done).map(([kind, { rotated }]) => [kind, rotated])),
    });
    return done;
  });

/** A running process would go on sealing with the old secret. */
async function requireStopped(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${RUNNING_LOCK}) as free`,
  );
  if (!rows[0]?.free)
    throw new RotationRefused(
      "The product runs on this database. Nothing was changed. Stop all its processes, then rotate the secret.",
    );
}

async function sealAgain(tx: Db, place: SealedPlace, { from, to }: Rotation): Promise<Counts> {
  const [old, next] = [place.cipher(from), place.cipher(to)];
  const counts = { rotated: 0, left: 0 };
  for (const { id, value, boundTo } of await sealedRows(tx, place)) {
    let text: string;
    try {
      text = await old.open(value, boundTo);
    } catch {
      counts.left++;
      continue;
    }
    await replaceSealed(tx, place, { id, value: await next.seal(text, boundTo) });
    counts.rotated++;
  }
  return counts;
}

function refuseUnreadable(done: Rotated, { leavesUnreadable }: Rotation): void {
  const left = Object.entries(done).filter(([, counts]) => counts.left > 0);
  if (leavesUnreadable || left.length === 0) return;
  const found = left.map(([kind, counts]) => `${kind}: ${counts.left}`).join(", ");
  throw new RotationRefused(
    `The present secret doesn't open everything (${found}). Nothing was changed. Set AUTH_SECRET to the secret that the ` +
      "product last ran with; if that is gone, add --leave-unreadable to rotate the rest.",
  );
}

/** A secret of the operator's own isn't kept beside what it protects. */
async function keepSecret(tx: Db, { to, isKept }: Rotation): Promise<void> {
  const own = sql`${instanceSecrets.name} = ${INSTANCE_SECRET}`;
  if (!isKept) await tx.delete(instanceSecrets).where(own);
  else await tx.update(instanceSecrets).set({ value: to }).where(own);
}
