/**
 * Before a new result is stored: what changed since the analysis before. This is not done in the transaction that stores the
 * result, because a long page would hold it up.
 */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { measuredBy } from "@citeworthy/core/history/score-line";
import { filedPlace } from "@citeworthy/core/projects/page-summary";
import type { AnalysisComparison } from "../../ports/analysis/analyses.ts";
import type { Judge } from "../../ports/analysis/judge.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";

type Needs = { storage: Storage; judge: Judge; log: Log };
type New = { userId: string; result: AnalysisResult };

/** Null where there is none before, or where it can't be compared: the new analysis is stored all the same. */
export const compareWithBefore = (deps: Needs, made: New): Promise<AnalysisComparison | null> =>
  compared(deps, made).catch((error: unknown) => {
    deps.log.warn("an analysis could not be compared with the one before", { url: made.result.url, error });
    return null;
  });

async function compared({ storage, judge }: Needs, made: New): Promise<AnalysisComparison | null> {
  const pageId = await filedPageOf(storage, made);
  const [id] = pageId === null ? [] : await storage.analyses.latestOf(pageId, 1);
  const [before] = id === undefined ? [] : await storage.analyses.results([id]);
  if (!before) return null;
  const changes = await judge.compare(measuredBy(before, made.result.rubricVersion), made.result);
  return { since: before.id, changes };
}

/** The page that the result belongs to; null where the user hasn't analyzed it before. */
export async function filedPageOf(
  { projects }: Pick<Storage, "projects">,
  { userId, result }: New,
): Promise<string | null> {
  const place = filedPlace(result);
  if (place === null) return null;
  return (await projects.pageIdsOf(userId, [place.url])).get(place.url) ?? null;
}
