/** Notes a new analysis at its page, in the transaction that stores it. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { type ChangeNote, isReported } from "@citeworthy/core/history/change-note";
import { filedPlace, pageSummary } from "@citeworthy/core/projects/page-summary";
import type { Stores } from "../../ports/storage.ts";
import { noteChange } from "./note-change.ts";

type Saved = {
  id: string;
  userId: string;
  result: AnalysisResult;
  batchId?: string | undefined;
  projectId?: string | undefined;
  now: Date;
};
type FilingStores = Pick<Stores, "projects" | "batches" | "analyses">;

/** Returns what changed since the analysis before; null where there is none. */
export async function fileResult(
  stores: FilingStores,
  saved: Saved,
  newId: () => string,
): Promise<ChangeNote | null> {
  const { id, userId, result, batchId, projectId = null, now } = saved;
  const place = filedPlace(result);
  if (place === null) return null;
  await stores.projects.file(
    { userId, searchId: id, place, summary: pageSummary(result), projectId, now },
    newId,
  );
  const pageId = await stores.projects.pageIdOf(id);
  if (pageId === null) return null;
  const note = await noteChange(stores, pageId);
  if (note) await stores.projects.setAgainDue(pageId, now);
  if (batchId && note && isReported(note)) await stores.batches.noteChanges(id, note);
  return note;
}
