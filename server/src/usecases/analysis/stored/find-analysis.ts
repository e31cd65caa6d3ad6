/** Only its owner finds a result; for anyone else it doesn't exist. One that could not be saved is read from its job. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { FoundAnalysis } from "../../../ports/analysis/analyses.ts";
import type { Storage } from "../../../ports/storage.ts";
import { isId } from "../../is-id.ts";
import { findJob } from "../../jobs/find-job.ts";

type Request = { id: string; userId: string };

export async function findAnalysis(
  { storage }: { storage: Storage },
  { id, userId }: Request,
): Promise<FoundAnalysis | null> {
  const found = isId(id) ? await storage.analyses.find(id) : null;
  if (found === null) return findUnsaved({ storage }, { id, userId });
  return found.userId === userId ? { query: found.query, result: found.result, notice: null } : null;
}

/** Why no model was asked for an analysis, in words for its owner; null where one was, or none is connected. */
export async function findModelNote(deps: { storage: Storage }, request: Request): Promise<string | null> {
  const job = await findJob(deps, request);
  const end = job && (await deps.storage.jobs.eventsAfter(job.id, 0)).at(-1);
  return typeof end?.data.note === "string" ? end.data.note : null;
}

async function findUnsaved(deps: { storage: Storage }, request: Request): Promise<FoundAnalysis | null> {
  const job = await findJob(deps, request);
  if (job?.state !== "done") return null;
  const end = (await deps.storage.jobs.eventsAfter(job.id, 0)).at(-1);
  if (!end?.data.result) return null;
  return {
    query: String(job.input.url),
    result: end.data.result as AnalysisResult,
    notice: String(end.data.notice ?? ""),
  };
}
