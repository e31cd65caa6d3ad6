/** Used and limit per tool, for display. Where they can't be read, the free plan's limits are shown. */
import type { MessageCode } from "@citeworthy/core/messages";
import { type QuotaRow, TOOLS, type Tool } from "@citeworthy/core/product/plans/plans";
import { recordOf } from "@citeworthy/core/record-of";
import { limitOf, resetOf } from "@citeworthy/core/requests/allowance";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { readQuota } from "./find-quota.ts";

type ToolUsage = { used: number; limit: number | null };
type UsageStats = {
  tools: Record<Tool, ToolUsage>;
  plan: QuotaRow;
  /** Null where nothing comes back by itself. */
  resetsAt: Date | null;
  /** Why metered tools are refused at the moment, or null. The figures are then those of the plan that ended. */
  refusal: MessageCode | null;
};
type Needs = { clock: Clock; storage: Storage; log: Log };

const toolsOf = (row: QuotaRow, used: Partial<Record<Tool, number>>) =>
  recordOf(TOOLS, (tool): ToolUsage => ({ used: used[tool] ?? 0, limit: limitOf(row, tool) }));

export async function usageStats(deps: Needs, userId: string): Promise<UsageStats> {
  try {
    const { quota } = await readQuota(deps, userId);
    const { row: plan, window } = quota;
    const tools = toolsOf(plan, window ? await deps.storage.usage.used(userId, window.start) : {});
    if (quota.kind === "refused") return { tools, plan, resetsAt: null, refusal: quota.code };
    return { tools, plan, resetsAt: resetOf(quota), refusal: null };
  } catch (error) {
    deps.log.error("usage stats failed", { userId, error });
    return { tools: toolsOf("free", {}), plan: "free", resetsAt: null, refusal: "usage/check-failed" };
  }
}
