/**
 * Starts the next pages of a batch. Each is an ordinary job with its own use, so quotas, retries and settling work as for a
 * single page. Only a few are started at a time: uses are reserved as jobs start, and a pause takes effect soon.
 */
import { messageText } from "@citeworthy/core/messages";
import { AppError } from "../../errors.ts";
import type { Batch } from "../../ports/projects/batches.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage, Stores } from "../../ports/storage.ts";
import type { FoundQuota } from "../usage/find-quota.ts";
import { requireQuota } from "../usage/require-quota.ts";
import { reserveUse } from "../usage/reserve-use.ts";
import { happen } from "./batch-states.ts";
import { tellFinished } from "./tell-finished.ts";

export type FeedNeeds = {
  clock: Clock;
  storage: Storage;
  log: Log;
  newId: () => string;
  /** Called once, in the transaction in which the batch ends. */
  onDone: (stores: Stores, batch: Batch) => Promise<void>;
};

/** Keeps two workers with two places each for one user busy. */
const STARTED_AT_ONCE = 4;
const BATCHES_AT_ONCE = 200;

/** How many pages were started. */
export async function feedBatch(deps: FeedNeeds, id: string, userId: string): Promise<number> {
  const found = await requireQuota(deps, userId);
  return deps.storage.atomically(async (stores) => {
    const batch = await stores.batches.lockRunning(id);
    if (batch === null) return 0;
    const { started, waiting } = await stores.batches.counts(id);
    if (started === 0 && waiting === 0) {
      const now = deps.clock.now();
      await happen(stores, batch, "finish", { now });
      await tellFinished(stores, batch, now);
      await deps.onDone(stores, batch);
      return 0;
    }
    return startNext(deps, stores, { batch, found, free: STARTED_AT_ONCE - started });
  });
}

type Start = { batch: Batch; found: FoundQuota; free: number };

async function startNext(deps: FeedNeeds, stores: Stores, { batch, found, free }: Start): Promise<number> {
  if (free <= 0) return 0;
  const { id: batchId, userId, projectId } = batch;
  let begun = 0;
  for (const { place, url } of await stores.batches.nextWaiting(batchId, free)) {
    const jobId = deps.newId();
    const now = deps.clock.now();
    const use = { jobId, userId, tool: "content_analyses" as const, now, isPaced: true };
    const outcome = await reserveUse(stores, found, use);
    if (!outcome.reserved) {
      const reason = messageText(outcome.code, outcome.details);
      await happen(stores, batch, "run out", { now, reason });
      return begun;
    }
    const input = { url, batchId, projectId };
    await stores.batches.start(batchId, place, jobId);
    await stores.jobs.create({ id: jobId, kind: "analyze-page", userId, input, isBackground: true });
    begun++;
  }
  return begun;
}

/** After a page of a batch ended, in the process that ended it. */
export async function feedAfter(deps: FeedNeeds, jobId: string, userId: string): Promise<void> {
  const batchId = await deps.storage.batches.batchOf(jobId);
  if (batchId !== null) await feedBatch(deps, batchId, userId);
}

/** Every minute: goes on with what a killed process left behind. */
export async function feedRunning(deps: FeedNeeds): Promise<void> {
  for (const { id, userId } of await deps.storage.batches.running(BATCHES_AT_ONCE))
    await feedBatch(deps, id, userId).catch((error: unknown) => {
      if (error instanceof AppError)
        deps.log.warn("a batch was not continued", { batch: id, code: error.code });
      else deps.log.error("a batch was not continued", { batch: id, error });
    });
}
