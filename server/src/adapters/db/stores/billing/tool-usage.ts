import type { ToolUsageStore } from "../../../../ports/billing/tool-usage.ts";
import type { Db } from "../../database.ts";
import { toolUsage } from "../../schema/all.ts";

export function toolUsageStore(db: Db): ToolUsageStore {
  return {
    async record(attempt, now) {
      await db.insert(toolUsage).values({ ...attempt, createdAt: now });
    },
  };
}
