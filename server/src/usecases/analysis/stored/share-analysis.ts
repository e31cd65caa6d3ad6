/** Sharing a result: one open link at a time, which only its owner can create and revoke. */
import { AppError } from "../../../errors.ts";
import type { FoundAnalysis } from "../../../ports/analysis/analyses.ts";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { Storage } from "../../../ports/storage.ts";
import { isId } from "../../is-id.ts";

type Needs = { clock: Clock; storage: Storage; newToken: () => string };
type Owned = { id: string; userId: string };

async function requireOwner(storage: Storage, { id, userId }: Owned): Promise<void> {
  const found = isId(id) ? await storage.analyses.find(id) : null;
  if (found?.userId !== userId) throw new AppError("analysis/not-found");
}

/** A second call returns the same link. */
export async function shareAnalysis({ clock, storage, newToken }: Needs, owned: Owned): Promise<string> {
  await requireOwner(storage, owned);
  const open = await storage.shares.openFor(owned.id);
  if (open !== null) return open;
  const token = newToken();
  await storage.shares.create(token, owned.id, clock.now());
  return token;
}

export async function stopSharing({ clock, storage }: Omit<Needs, "newToken">, owned: Owned): Promise<void> {
  await requireOwner(storage, owned);
  await storage.shares.revokeAll(owned.id, clock.now());
}

/** A revoked link looks the same as one that never existed. */
export async function findShared(
  { storage }: { storage: Storage },
  token: string,
): Promise<FoundAnalysis | null> {
  const searchId = await storage.shares.searchOf(token);
  const found = searchId === null ? null : await storage.analyses.find(searchId);
  return found && { query: found.query, result: found.result, notice: null };
}
