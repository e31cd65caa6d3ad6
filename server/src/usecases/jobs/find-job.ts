/** A job, for its owner; for anyone else it does not exist. */
import type { JobRecord } from "../../ports/jobs.ts";
import type { Storage } from "../../ports/storage.ts";

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export async function findJob(
  { storage }: { storage: Storage },
  { id, userId }: { id: string; userId: string },
): Promise<JobRecord | null> {
  const job = ID.test(id) ? await storage.jobs.find(id) : null;
  return job?.userId === userId ? job : null;
}
