/** Sharing a result: one open link at a time, which only its owner can create and revoke. */
import { AppError } from "../../../errors.ts";
import type { FoundAnalysis } from "../../../ports/analysis/analyses.ts";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { LinkTokens } from "../../../ports/runtime/link-tokens.ts";
import type { Storage } from "../../../ports/storage.ts";
import { isId } from "../../is-id.ts";

type Needs = { clock: Clock; storage: Storage; links: LinkTokens };
type Owned = { id: string; userId: string };

/** The newest; more than anyone reads. */
const MAX_LISTED = 1_000;

async function requireOwner(storage: Storage, { id, userId }: Owned): Promise<void> {
  const found = isId(id) ? await storage.analyses.find(id) : null;
  if (found?.userId !== userId) throw new AppError("analysis/not-found");
}

/** A second call returns the same link. */
export async function shareAnalysis({ clock, storage, links }: Needs, owned: Owned): Promise<string> {
  await requireOwner(storage, owned);
  const open = await openShare({ storage, links }, owned.id);
  if (open !== null) return open;
  const { token, stored } = links.make();
  await storage.shares.create(stored, owned.id, clock.now());
  return token;
}

/** The token of the open link. Null where there is none, or where it can't be shown again; then a new one can be made. */
export async function openShare(
  { storage, links }: Pick<Needs, "storage" | "links">,
  searchId: string,
): Promise<string | null> {
  const sealed = await storage.shares.openFor(searchId);
  return sealed && links.open(sealed);
}

/** A link whose token can't be shown again has none here; it goes on working, and can be stopped. */
export async function listShares({ storage, links }: Pick<Needs, "storage" | "links">, userId: string) {
  const open = await storage.shares.listOf(userId, MAX_LISTED);
  return open.map(({ searchId, query, sealedToken, createdAt }) => ({
    ...{ searchId, query, createdAt },
    token: links.open(sealedToken),
  }));
}

export async function stopSharing({ clock, storage }: Omit<Needs, "links">, owned: Owned): Promise<void> {
  await requireOwner(storage, owned);
  await storage.shares.revokeAll(owned.id, clock.now());
}

/** A revoked link looks the same as one that never existed. */
export async function findShared(
  { storage, links }: Pick<Needs, "storage" | "links">,
  token: string,
): Promise<FoundAnalysis | null> {
  const searchId = await storage.shares.searchOf(links.hashOf(token));
  const found = searchId === null ? null : await storage.analyses.find(searchId);
  return found && { query: found.query, result: found.result, notice: null };
}
