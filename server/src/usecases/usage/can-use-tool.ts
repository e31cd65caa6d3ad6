/** May this person use this tool now? On doubt the answer is no. */
import { messageText } from "@citeworthy/core/messages";
import { limitOf } from "@citeworthy/core/product/allowance";
import type { Tool } from "@citeworthy/core/product/plans";
import type { Clock } from "../../ports/clock.ts";
import type { Log } from "../../ports/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { findStanding } from "./find-standing.ts";

/** `remaining` is null where there is no limit. */
export type UsageCheck = { allowed: boolean; remaining: number | null; message: string | null };
type Needs = { clock: Clock; storage: Storage; log: Log };

const refuse = (message: string): UsageCheck => ({ allowed: false, remaining: 0, message });

export async function canUseTool(
  deps: Needs,
  { userId, tool }: { userId: string; tool: Tool },
): Promise<UsageCheck> {
  try {
    const { standing } = await findStanding(deps, userId);
    if (standing.kind === "refused") return refuse(messageText(standing.code));
    const limit = limitOf(standing.row, tool);
    if (limit === null) return { allowed: true, remaining: null, message: null };
    const used = (await deps.storage.usage.used(userId, standing.window.start))[tool] ?? 0;
    if (used >= limit) return refuse(messageText("usage/limit-reached", { limit }));
    return { allowed: true, remaining: limit - used, message: null };
  } catch (error) {
    deps.log.error("usage check failed", { userId, tool, error });
    return refuse(messageText("usage/check-failed"));
  }
}
