/** Notes a new analysis at its page, in the transaction that stores it. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { compareAnalyses } from "@citeworthy/core/projects/compare-analyses";
import { filedPlace, pageSummary } from "@citeworthy/core/projects/page-summary";
import type { Stores } from "../../ports/storage.ts";

type Saved = {
  id: string;
  userId: string;
  result: AnalysisResult;
  batchId?: string | undefined;
  projectId?: string | undefined;
  now: Date;
};
type FilingStores = Pick<Stores, "projects" | "batches" | "analyses">;
/** An email shows no more of one page. */
const MAX_CHECKS = 10;

export async function fileResult(stores: FilingStores, saved: Saved, newId: () => string): Promise<void> {
  const { id, userId, result, batchId, projectId = null, now } = saved;
  const place = filedPlace(result);
  if (place === null) return;
  await stores.projects.file(
    { userId, searchId: id, place, summary: pageSummary(result), projectId, now },
    newId,
  );
  if (batchId) await noteChanges(stores, id, result);
}

async function noteChanges(
  { projects, analyses, batches }: FilingStores,
  id: string,
  result: AnalysisResult,
) {
  const pageId = await projects.pageIdOf(id);
  const earlier = pageId && (await projects.analysesOf(pageId, 2)).find((one) => one.id !== id);
  const before = earlier ? await analyses.find(earlier.id) : null;
  if (!before) return;
  const { score, checks, dateOnly } = compareAnalyses(before.result, result);
  if (checks.length > 0 || dateOnly)
    await batches.noteChanges(id, { score, checks: checks.slice(0, MAX_CHECKS), dateOnly });
}
