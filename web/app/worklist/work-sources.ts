/** What of a report can be on the work list. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { WorkSource } from "@citeworthy/core/worklist/work-item";

export function workSources(
  analysisId: string,
  { url, edits, audits }: Pick<AnalysisResult, "url" | "edits" | "audits">,
): { url: string; sources: WorkSource[] } {
  const ofEdits = (edits ?? []).map(({ id: editId }) => ({ from: "edit" as const, analysisId, editId }));
  const ofChecks = audits
    .filter(({ advice }) => advice !== null)
    .map(({ id: checkId }) => ({ from: "check" as const, analysisId, checkId }));
  return { url, sources: [...ofEdits, ...ofChecks] };
}
