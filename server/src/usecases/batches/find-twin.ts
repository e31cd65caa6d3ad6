/** Whether a page of a batch turned out, by a redirect or its canonical link, to be another page of the batch. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { placeOf } from "@citeworthy/core/projects/page-place";
import { filedPlace } from "@citeworthy/core/projects/page-summary";
import type { Stores } from "../../ports/storage.ts";

type Page = { jobId: string; userId: string; url: string; batchId?: string | undefined };

/** The address of the other page, in the transaction that would store the analysis. */
export async function findTwin(
  { batches }: Pick<Stores, "batches">,
  { batchId, url, ...page }: Page,
  result: AnalysisResult,
): Promise<string | null> {
  const key = filedPlace(result)?.key;
  // A page that is where it was asked for is no copy; its copies are.
  if (batchId === undefined || key === undefined || key === placeOf(url)?.key) return null;
  return batches.twinOf({ ...page, batchId, key });
}
