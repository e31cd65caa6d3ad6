/** Whether a page of a batch turned out, by a redirect or its canonical link, to be another page of the batch. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { Evidence } from "@citeworthy/core/evidence";
import { placeOf } from "@citeworthy/core/projects/page-place";
import { filedPlace } from "@citeworthy/core/projects/page-summary";
import { AppError } from "../../errors.ts";
import type { Judge } from "../../ports/analysis/judge.ts";
import type { Storage, Stores } from "../../ports/storage.ts";

type Page = { jobId: string; userId: string; url: string; batchId?: string | undefined };

/** The address of the other page, in the transaction that would store the analysis. */
export const findTwin = (
  stores: Pick<Stores, "batches">,
  page: Page,
  result: AnalysisResult,
): Promise<string | null> => twinAt(stores, page, filedPlace(result)?.key);

async function twinAt(
  { batches }: Pick<Stores, "batches">,
  { batchId, jobId, userId, url }: Page,
  key: string | undefined,
): Promise<string | null> {
  // A page that is where it was asked for is no copy; its copies are.
  if (batchId === undefined || key === undefined || key === placeOf(url)?.key) return null;
  return batches.twinOf({ batchId, jobId, userId, key });
}

/** Ends the job of a copy as soon as the page is there: neither the engine nor a model reads it for nothing. */
export async function refuseTwin(
  { storage, judge }: { storage: Storage; judge: Judge },
  page: Page,
  evidence: Evidence,
): Promise<void> {
  if (page.batchId === undefined) return;
  const own = placeOf(evidence.url);
  const declared = placeOf((await judge.canonical(evidence)) ?? "");
  const key = own && declared?.host === own.host ? declared.key : own?.key;
  const twin = await storage.atomically((stores) => twinAt(stores, page, key));
  if (twin !== null) throw new AppError("batch/duplicate", { url: twin });
}
