/** The state of a job and what it led to, for callers who ask now and then instead of following its events. */
import type { JobEvent, JobRecord } from "../../ports/runtime/jobs.ts";
import type { Storage } from "../../ports/storage.ts";
import { findJob } from "./find-job.ts";

export type JobView = Pick<JobRecord, "id" | "kind" | "state"> & {
  error: JobRecord["error"];
  /** The data of the `done` event: the id of a stored analysis, or the result itself. */
  done: JobEvent["data"] | null;
};

export async function readJob(
  { storage }: { storage: Storage },
  request: { id: string; userId: string | null },
): Promise<JobView | null> {
  const job = await findJob({ storage }, request);
  if (job === null) return null;
  const { id, kind, state, error } = job;
  return {
    id,
    kind,
    state,
    error,
    done: state === "done" ? ((await storage.jobs.endOf(id))?.data ?? null) : null,
  };
}
