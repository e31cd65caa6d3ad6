/** Takes one use before the work begins. A refusal is a value; if the check itself fails, nobody gets a use. */
import type { MessageCode } from "@citeworthy/core/messages";
import type { Tool } from "@citeworthy/core/product/plans/plans";
import { limitOf, resetOf } from "@citeworthy/core/requests/allowance";
import { AppError } from "../../errors.ts";
import type { Stores } from "../../ports/storage.ts";
import type { FoundQuota } from "./find-quota.ts";

export type Reservation =
  | { reserved: true }
  | { reserved: false; code: MessageCode; details: Record<string, string | number> };

type Request = {
  jobId: string;
  userId: string;
  tool: Tool;
  now: Date;
  /** A page of a batch: its pace limits failures already. */
  isPaced?: boolean;
};

/** A failed job gives its use back, so the plan doesn't limit failures. Nobody mistypes that many addresses. */
const MAX_FAILURES_PER_HOUR = 30;
const HOUR_MS = 3_600_000;

type UseStores = Pick<Stores, "usage" | "jobs">;

export async function reserveUse(
  stores: UseStores,
  found: FoundQuota,
  request: Request,
): Promise<Reservation> {
  try {
    return await reserve(stores, found, request);
  } catch (cause) {
    throw new AppError("usage/check-failed", {}, { cause });
  }
}

async function reserve(
  stores: UseStores,
  { quota, subscription }: FoundQuota,
  { jobId, userId, tool, now, isPaced = false }: Request,
): Promise<Reservation> {
  if (quota.kind === "refused") return { reserved: false, code: quota.code, details: {} };
  if (subscription === null) return { reserved: false, code: "usage/no-subscription", details: {} };
  const limit = limitOf(quota.row, tool);
  const since = new Date(now.getTime() - HOUR_MS);
  const failures = isPaced ? null : { atMost: MAX_FAILURES_PER_HOUR, since };
  const { window } = quota;
  const use = { jobId, userId, tool, now, limit, failures, subscriptionId: subscription.id, window };
  if (await stores.usage.reserve(use)) return { reserved: true };
  const seconds = failures && (await secondsToWait(stores, userId, failures));
  if (seconds !== null) return { reserved: false, code: "request/too-many", details: { seconds } };
  const resetsAt = resetOf(quota)?.toISOString();
  const details = { limit: limit ?? 0, ...(resetsAt && { resetsAt }) };
  return { reserved: false, code: "usage/limit-reached", details };
}

/** Null where it isn't for failures that the use was refused. */
async function secondsToWait(
  { jobs }: Pick<Stores, "jobs">,
  userId: string,
  { atMost, since }: { atMost: number; since: Date },
): Promise<number | null> {
  const oldest = await jobs.nthLastFailure({ userId, n: atMost, since });
  return oldest && Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1000));
}
