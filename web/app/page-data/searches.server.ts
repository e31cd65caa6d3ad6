/** A person's latest searches as plain data; the message to show where they cannot be read, so that the rest of the page still works. */
import type { HistoryProblem } from "../features/dashboard/recent-searches.tsx";
import type { PageServices } from "../services.server.ts";
import { isStop } from "./answer.server.ts";

export async function searchesOf(page: PageServices, userId: string) {
  try {
    const searches = await page.listSearches(userId);
    return searches.map((search) => ({ ...search, createdAt: search.createdAt.toISOString() }));
  } catch (error) {
    page.log.error("search history failed", { userId, requestId: page.requestId, error });
    const problem: HistoryProblem = isStop(error) ? "analysis/history-failed" : "analysis/history-unexpected";
    return problem;
  }
}
