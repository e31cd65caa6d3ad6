/** Calls the owner's webhooks once a bulk run has ended. */
import type { Batch } from "../../ports/projects/batches.ts";
import type { Stores } from "../../ports/storage.ts";

/** In the transaction in which the run ends. A run that is retried is reported each time it ends. */
export async function tellFinished({ batches, webhooks }: Stores, batch: Batch, now: Date): Promise<void> {
  const { done, failed } = await batches.counts(batch.id);
  await webhooks.post({
    userId: batch.userId,
    event: "batch.finished",
    key: `batch:${batch.id}:${now.toISOString()}`,
    data: { id: batch.id, done, failed, report: `/runs/${batch.id}` },
  });
}
