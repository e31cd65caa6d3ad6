/** Gives back the uses of jobs that died without a word: their worker was killed and no retry settled them. */
import { messageText } from "@citeworthy/core/messages";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";

/** Longer than a job may take with all its retries. */
export const ABANDONED_AFTER_MS = 15 * 60 * 1000;
const GAVE_UP = "analysis/failed";

export async function releaseAbandonedUses({
  clock,
  storage,
}: {
  clock: Clock;
  storage: Storage;
}): Promise<number> {
  const now = clock.now();
  const open = await storage.usage.openSince(new Date(now.getTime() - ABANDONED_AFTER_MS));
  for (const jobId of open) {
    await storage.atomically(async (stores) => {
      await stores.usage.release(jobId, now);
      await stores.jobs.failed(jobId, { code: GAVE_UP, text: messageText(GAVE_UP) }, now);
    });
  }
  return open.length;
}
