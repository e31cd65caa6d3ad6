/** A user's quota, or a refusal: if the quota can't be read, the use is refused. */
import { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { type FoundQuota, findQuota } from "./find-quota.ts";

type Needs = { clock: Clock; storage: Storage; log: Log };

export async function requireQuota(deps: Needs, userId: string): Promise<FoundQuota> {
  try {
    return await findQuota(deps, userId);
  } catch (cause) {
    deps.log.error("usage check failed", { userId, error: cause });
    throw new AppError("usage/check-failed", {}, { cause });
  }
}
