/** Schedules as the rest of the product sees them. */
import type { PlanLoad } from "@citeworthy/core/product/plans/schedule-uses";
import { isTokenForm } from "../../ports/runtime/link-tokens.ts";
import type { Log } from "../../ports/runtime/log.ts";
import { usageStats } from "../usage/usage-stats.ts";
import { changeSchedule, type ScheduleNeeds, saveSchedule } from "./manage-schedules.ts";

export const scheduleServices = (deps: ScheduleNeeds & { log: Log }) => ({
  saveSchedule: (request: Parameters<typeof saveSchedule>[1]) => saveSchedule(deps, request),
  changeSchedule: (request: Parameters<typeof changeSchedule>[1]) => changeSchedule(deps, request),
  /** How much of the plan repeats already, for a warning before another schedule is saved. */
  async scheduledUses(userId: string): Promise<PlanLoad> {
    const [{ tools }, others] = await Promise.all([
      usageStats(deps, userId),
      deps.storage.schedules.usesOf(userId),
    ]);
    return { limit: tools.content_analyses.limit, others };
  },
  /** By the token in an email, without signing in. A wrong token changes nothing and looks the same. */
  unsubscribe: async (token: string): Promise<boolean> => {
    if (!isTokenForm(token)) return false;
    const { schedules, worklist } = deps.storage;
    const hash = deps.links.hashOf(token);
    return (await schedules.unsubscribe(hash)) || worklist.stopDigest(hash);
  },
});
