/** The user's latest searches, newest first. */
import { AppError } from "../../../errors.ts";
import type { SearchSummary } from "../../../ports/analysis/analyses.ts";
import type { Storage } from "../../../ports/storage.ts";

export const RECENT_SEARCHES = 10;

export async function listSearches(
  { storage }: { storage: Storage },
  userId: string,
): Promise<SearchSummary[]> {
  try {
    return await storage.analyses.recent(userId, RECENT_SEARCHES);
  } catch (cause) {
    throw new AppError("analysis/history-fetch-failed", {}, { cause });
  }
}
