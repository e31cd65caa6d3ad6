/**
 * Before a new result is stored: what changed since the analysis before. This is not done in the transaction that stores the
 * result, because a long page would hold it up.
 */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { measuredBy } from "@citeworthy/core/history/score-line";
import { filedPlace } from "@citeworthy/core/projects/page-summary";
import type { AnalysisComparison } from "../../ports/analysis/analyses.ts";
import type { Judge } from "../../ports/analysis/judge.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { judgeBefore } from "../analysis/judge-earlier.ts";

type Needs = { clock: Clock; storage: Storage; judge: Judge; log: Log };
type New = { userId: string; result: AnalysisResult };

/** Null where there is none before, or where it can't be compared: the new analysis is stored all the same. */
export const compareWithBefore = (deps: Needs, made: New): Promise<AnalysisComparison | null> =>
  compared(deps, made).catch((error: unknown) => {
    deps.log.warn("an analysis could not be compared with the one before", { url: made.result.url, error });
    return null;
  });

async function compared(deps: Needs, { userId, result }: New): Promise<AnalysisComparison | null> {
  const place = filedPlace(result);
  const found = place && (await deps.storage.analyses.latestAt(userId, place.key));
  if (!found) return null;
  const before = await judgeBefore(deps, found);
  const changes = await deps.judge.compare(measuredBy(before, result.rubricVersion), result);
  return { since: before.id, changes };
}
