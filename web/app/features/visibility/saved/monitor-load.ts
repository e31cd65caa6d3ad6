/** What the saved monitors need of the plan, so that forms can warn before another one needs more than it has. */
import { scheduleWarning } from "@citeworthy/core/product/plans/schedule-uses";
import { useContext } from "react";
import { MonthlyRunsContext } from "./monthly-runs.ts";
import type { SavedView } from "./saved-view.ts";

type Wanted = { every: "daily" | "weekly"; queries: number };

/** `except`: the monitor that is changed. */
export function useMonitorWarning(saved: readonly SavedView[], except: string | null = null) {
  const limit = useContext(MonthlyRunsContext);
  const others = saved
    .filter(({ id, isPaused }) => !isPaused && id !== except)
    .map(({ every, queries }) => ({ every, uses: queries.length }));
  return ({ every, queries }: Wanted): string | null =>
    scheduleWarning({ every, uses: queries }, { limit, others }, "monitor runs");
}
