/** Notes a new analysis at its page, in the transaction that stores it. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { type ChangeNote, changeNote, isReported } from "@citeworthy/core/history/change-note";
import { filedPlace, pageSummary } from "@citeworthy/core/projects/page-summary";
import type { AnalysisComparison } from "../../ports/analysis/analyses.ts";
import type { PageFollowers } from "../../ports/projects/projects.ts";
import type { Stores } from "../../ports/storage.ts";

type Saved = {
  id: string;
  userId: string;
  result: AnalysisResult;
  /** The page before this analysis; null for one that isn't filed yet. */
  known: PageFollowers["page"];
  /** What changed since the analysis before, as far as it is known. */
  comparison: AnalysisComparison | null;
  batchId?: string | undefined;
  projectId?: string | undefined;
  now: Date;
};

/** Returns what changed since the analysis before; null where there is none, or where the two weren't compared. */
export async function fileResult(
  { projects, batches }: Pick<Stores, "projects" | "batches">,
  { id, userId, result, known, comparison, batchId, projectId, now }: Saved,
  newId: () => string,
): Promise<ChangeNote | null> {
  const place = filedPlace(result);
  if (place === null) return null;
  // Another analysis of the page may have been stored in the meantime; then the sweep compares the two.
  const isCurrent = comparison !== null && comparison.since === known?.latest;
  const note = isCurrent ? changeNote(comparison.changes) : null;
  const change = isCurrent && note ? { comparison, rubric: result.rubricVersion, note } : null;
  const summary = pageSummary(result);
  const filed = { userId, searchId: id, place, summary, projectId: projectId ?? null, known, change, now };
  await projects.file(filed, newId);
  if (batchId && note && isReported(note)) await batches.noteChanges(id, note);
  return note;
}
