/**
 * The batch as a machine: which event changes which state to which. Every change of a batch's state goes through here, and
 * `batch-states.test.ts` walks the table at random.
 */
import type { BatchState } from "@citeworthy/core/projects/batch";
import type { Owned } from "../../ports/projects/batches.ts";
import type { Stores } from "../../ports/storage.ts";

type Change = { from: readonly BatchState[]; to: BatchState };

export const BATCH_EVENTS = {
  /** The user saw the preview. */
  start: { from: ["draft"], to: "running" },
  pause: { from: ["running"], to: "paused" },
  /** No use is left; the reason says so. */
  "run out": { from: ["running"], to: "paused" },
  resume: { from: ["paused"], to: "running" },
  /** Failed pages once more. A run that had ended, also by being cancelled, runs again for them. */
  retry: { from: ["running", "paused", "done", "cancelled"], to: "running" },
  /** No page waits or is being read. */
  finish: { from: ["running"], to: "done" },
  /** Pages that are being read are finished; those that wait are not started. */
  cancel: { from: ["running", "paused"], to: "cancelled" },
} as const satisfies Record<string, Change>;

export type BatchEvent = keyof typeof BATCH_EVENTS;

/** False where the event has no meaning in the present state: then nothing changed. */
export const happen = (
  { batches }: Pick<Stores, "batches">,
  batch: Owned,
  event: BatchEvent,
  { now, reason = null }: { now: Date; reason?: string | null },
): Promise<boolean> => {
  const { from, to } = BATCH_EVENTS[event];
  return batches.setState(batch, { from: [...from], to, reason, now });
};
