/** A job, for its owner; for anyone else it does not exist. */
import type { JobRecord } from "../../ports/jobs.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";

export async function findJob(
  { storage }: { storage: Storage },
  { id, userId }: { id: string; userId: string },
): Promise<JobRecord | null> {
  const job = isId(id) ? await storage.jobs.find(id) : null;
  return job?.userId === userId ? job : null;
}
