/** Starting, pausing, resuming, retrying and cancelling a batch. */
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Batch } from "../../ports/projects/batches.ts";
import type { Stores } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";
import { happen } from "./batch-states.ts";
import { type FeedNeeds, feedBatch } from "./feed-batch.ts";

type Owned = { id: string; userId: string };

/** More would only wait for each other. */
const MAX_OPEN = 10;
const Folders = z.array(z.string().max(2_048)).max(5_000);

export async function ownBatch(
  { storage }: Pick<FeedNeeds, "storage">,
  { id, userId }: Owned,
): Promise<Batch> {
  const batch = isId(id) ? await storage.batches.find({ id, userId }) : null;
  if (batch === null) throw new AppError("batch/not-found");
  return batch;
}

/** `leftOut`: folders that the user unticked in the preview. */
export async function startBatch(
  deps: FeedNeeds,
  { leftOut, ...owned }: Owned & { leftOut: unknown },
): Promise<void> {
  const { id, userId } = await ownBatch(deps, owned);
  const folders = Folders.safeParse(leftOut);
  if (!folders.success) throw new AppError("request/invalid");
  await requireRoom(deps.storage, userId);
  await deps.storage.atomically(async ({ batches }) => {
    await batches.leaveOut(id, folders.data);
    if ((await batches.counts(id)).waiting === 0) throw new AppError("batch/empty");
    if (!(await happen({ batches }, { id, userId }, "start", { now: deps.clock.now() })))
      throw new AppError("batch/changed");
  });
  await feedBatch(deps, id, userId);
}

/** For one more open batch. */
async function requireRoom({ batches }: Pick<Stores, "batches">, userId: string): Promise<void> {
  if ((await batches.openOf(userId)) >= MAX_OPEN) throw new AppError("batch/too-many", { most: MAX_OPEN });
}

export async function pauseBatch(deps: FeedNeeds, owned: Owned): Promise<void> {
  const { id, userId } = await ownBatch(deps, owned);
  await happen(deps.storage, { id, userId }, "pause", { now: deps.clock.now() });
}

export async function resumeBatch(deps: FeedNeeds, owned: Owned): Promise<void> {
  const { id, userId } = await ownBatch(deps, owned);
  if (await happen(deps.storage, { id, userId }, "resume", { now: deps.clock.now() }))
    await feedBatch(deps, id, userId);
}

/** Failed pages once more; a batch that had ended runs again. */
export async function retryFailed(deps: FeedNeeds, owned: Owned): Promise<void> {
  const { id, userId, finishedAt } = await ownBatch(deps, owned);
  await deps.storage.atomically(async ({ batches }) => {
    if ((await batches.retryFailed(id)) === 0) return;
    if (finishedAt !== null) await requireRoom({ batches }, userId);
    await happen({ batches }, { id, userId }, "retry", { now: deps.clock.now() });
  });
  await feedBatch(deps, id, userId);
}

/** Pages that are being read are finished; those that wait are not started. */
export async function cancelBatch(deps: FeedNeeds, owned: Owned): Promise<void> {
  const { id, userId, state } = await ownBatch(deps, owned);
  if (state === "draft") return deps.storage.batches.remove({ id, userId });
  await deps.storage.atomically(async ({ batches }) => {
    if (await happen({ batches }, { id, userId }, "cancel", { now: deps.clock.now() }))
      await batches.cancelWaiting(id);
  });
}
