/** One use is taken and one run put in the queue, together: call it in a transaction. */
import type { Stores } from "../../ports/storage.ts";
import type { FoundQuota } from "../usage/find-quota.ts";
import { type Reservation, reserveUse } from "../usage/reserve-use.ts";

type NewRun = {
  id: string;
  userId: string;
  url: string;
  query: string;
  samples: number;
  competitors: string[];
  skipped: { url: string; reason: string }[];
  /** The saved monitor that asks. */
  monitorId?: string;
  now: Date;
};

export async function queueRun(
  stores: Pick<Stores, "usage" | "jobs">,
  found: FoundQuota,
  { id, userId, now, ...input }: NewRun,
): Promise<Reservation> {
  const outcome = await reserveUse(stores, found, { jobId: id, userId, tool: "ai_visibility", now });
  if (outcome.reserved)
    await stores.jobs.create({ id, kind: "measure-visibility", userId, input: { ...input, runId: id } });
  return outcome;
}
