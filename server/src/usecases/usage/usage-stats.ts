/** Used and limit per tool, for display. Where the truth cannot be read, the free plan's limits stand in. */
import { limitOf } from "@citeworthy/core/product/allowance";
import { type QuotaRow, TOOLS, type Tool } from "@citeworthy/core/product/plans";
import type { Clock } from "../../ports/clock.ts";
import type { Log } from "../../ports/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { readStanding } from "./find-standing.ts";

export type ToolUsage = { used: number; limit: number | null };
export type UsageStats = { tools: Record<Tool, ToolUsage>; plan: QuotaRow; resetsAt: Date | null };
type Needs = { clock: Clock; storage: Storage; log: Log };

const statsOf = (row: QuotaRow, used: Partial<Record<Tool, number>>, resetsAt: Date | null): UsageStats => ({
  tools: Object.fromEntries(
    TOOLS.map((tool) => [tool, { used: used[tool] ?? 0, limit: limitOf(row, tool) }]),
  ) as Record<Tool, ToolUsage>,
  plan: row,
  resetsAt,
});

export async function usageStats(deps: Needs, userId: string): Promise<UsageStats> {
  try {
    const { standing } = await readStanding(deps, userId);
    if (standing.kind === "refused") return statsOf("free", {}, null);
    const used = await deps.storage.usage.used(userId, standing.window.start);
    return statsOf(standing.row, used, standing.window.end);
  } catch (error) {
    deps.log.error("usage stats failed", { userId, error });
    return statsOf("free", {}, null);
  }
}
