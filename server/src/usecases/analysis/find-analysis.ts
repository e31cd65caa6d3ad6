/** A stored result opens for its owner only; for anyone else it does not exist. */
import { AppError } from "../../errors.ts";
import type { StoredAnalysis } from "../../ports/analyses.ts";
import type { Storage } from "../../ports/storage.ts";

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export async function findAnalysis(
  { storage }: { storage: Storage },
  { id, userId }: { id: string; userId: string },
): Promise<StoredAnalysis> {
  const found = ID.test(id) ? await storage.analyses.find(id) : null;
  if (found?.userId !== userId) throw new AppError("analysis/not-found");
  return found;
}
