/** A job, for its owner; for anyone else it does not exist. Anyone who knows its id may see a visitor's job. */
import type { JobRecord } from "../../ports/runtime/jobs.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";

export async function findJob(
  { storage }: { storage: Storage },
  { id, userId }: { id: string; userId: string | null },
): Promise<JobRecord | null> {
  const job = isId(id) ? await storage.jobs.find(id) : null;
  return job && (job.userId === null || job.userId === userId) ? job : null;
}
