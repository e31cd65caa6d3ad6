/** Notes a new analysis at its page, in the transaction that stores it. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { type ChangeNote, changeNote, isReported } from "@citeworthy/core/history/change-note";
import { filedPlace, pageSummary } from "@citeworthy/core/projects/page-summary";
import type { AnalysisComparison } from "../../ports/analysis/analyses.ts";
import type { FiledAnalysis } from "../../ports/projects/projects.ts";
import type { Stores } from "../../ports/storage.ts";

type Saved = {
  id: string;
  userId: string;
  result: AnalysisResult;
  /** What changed since the analysis before, as far as it is known. */
  comparison: AnalysisComparison | null;
  batchId?: string | undefined;
  projectId?: string | undefined;
  now: Date;
};
type FilingStores = Pick<Stores, "projects" | "batches" | "analyses">;

/** Returns what changed since the analysis before; null where there is none, or where the two weren't compared. */
export async function fileResult(
  stores: FilingStores,
  saved: Saved,
  newId: () => string,
): Promise<ChangeNote | null> {
  const { id, userId, result, batchId, projectId = null, now } = saved;
  const place = filedPlace(result);
  if (place === null) return null;
  const summary = pageSummary(result);
  const filed = await stores.projects.file({ userId, searchId: id, place, summary, projectId, now }, newId);
  const note = await keepChange(stores, filed, saved);
  if (batchId && note && isReported(note)) await stores.batches.noteChanges(id, note);
  return note;
}

async function keepChange(
  { analyses, projects }: FilingStores,
  { pageId, before }: FiledAnalysis,
  { id, result, comparison, now }: Saved,
): Promise<ChangeNote | null> {
  // Another analysis of the page may have been stored in the meantime; then the sweep compares the two.
  const isCurrent = comparison !== null && comparison.since === before;
  if (isCurrent) await analyses.keepComparison(id, result.rubricVersion, comparison);
  const note = isCurrent ? changeNote(comparison.changes) : null;
  await projects.noteChange(pageId, note, before === null ? undefined : now);
  return note;
}
