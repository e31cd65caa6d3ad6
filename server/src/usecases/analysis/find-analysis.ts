/** A stored result opens for its owner only; for anyone else it does not exist. */
import type { StoredAnalysis } from "../../ports/analyses.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";

type Request = { id: string; userId: string };

export async function findAnalysis(
  { storage }: { storage: Storage },
  { id, userId }: Request,
): Promise<StoredAnalysis | null> {
  const found = isId(id) ? await storage.analyses.find(id) : null;
  return found?.userId === userId ? found : null;
}
