/** Counts the use of a tool without a limit, so that the usage figures are complete. */
import type { Tool } from "@citeworthy/core/product/plans/plans";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { readQuota } from "./find-quota.ts";

type Needs = { clock: Clock; storage: Storage; log: Log };

/** A failure is only logged: the user still gets the result. */
export async function countUse(deps: Needs, { userId, tool }: { userId: string; tool: Tool }): Promise<void> {
  try {
    const { quota, subscription } = await readQuota(deps, userId);
    if (subscription === null || quota.window === null) return;
    await deps.storage.usage.count({
      userId,
      tool,
      subscriptionId: subscription.id,
      window: quota.window,
    });
  } catch (error) {
    deps.log.error("a use was not counted", { userId, tool, error });
  }
}
