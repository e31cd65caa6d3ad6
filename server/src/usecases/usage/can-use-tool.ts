/** Whether a user may use a tool now. If that can't be checked, the answer is no. */
import { type MessageCode, messageText } from "@citeworthy/core/messages";
import type { Tool } from "@citeworthy/core/product/plans/plans";
import { limitOf, resetOf } from "@citeworthy/core/requests/allowance";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { findQuota } from "./find-quota.ts";

/** `remaining` is null where there is no limit. `code` and `resetsAt` say why not, and until when. */
type UsageCheck = {
  allowed: boolean;
  remaining: number | null;
  message: string | null;
  code: MessageCode | null;
  limit: number | null;
  resetsAt: Date | null;
};
type Needs = { clock: Clock; storage: Storage; log: Log };

const allow = (remaining: number | null, limit: number | null): UsageCheck => ({
  allowed: true,
  remaining,
  message: null,
  code: null,
  limit,
  resetsAt: null,
});

const refuse = (code: MessageCode, reached?: { limit: number; resetsAt: Date | null }): UsageCheck => ({
  allowed: false,
  remaining: 0,
  message: messageText(code, reached && { limit: reached.limit }),
  code,
  limit: reached?.limit ?? null,
  resetsAt: reached?.resetsAt ?? null,
});

export async function canUseTool(
  deps: Needs,
  { userId, tool }: { userId: string; tool: Tool },
): Promise<UsageCheck> {
  try {
    const { quota } = await findQuota(deps, userId);
    if (quota.kind === "refused") return refuse(quota.code);
    const limit = limitOf(quota.row, tool);
    if (limit === null) return allow(null, null);
    const used = (await deps.storage.usage.used(userId, quota.window.start))[tool] ?? 0;
    if (used >= limit) return refuse("usage/limit-reached", { limit, resetsAt: resetOf(quota) });
    return allow(limit - used, limit);
  } catch (error) {
    deps.log.error("usage check failed", { userId, tool, error });
    return refuse("usage/check-failed");
  }
}
