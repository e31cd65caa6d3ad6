/** How many uses a month schedules need, and whether the plan has them. Everything that repeats asks here before it is saved. */

export type RepeatInterval = "daily" | "weekly" | "monthly";
/** `uses`: of one run. */
export type RepeatedUse = { every: RepeatInterval; uses: number };
/** `limit`: uses a month; null is without limit. `others`: what else repeats already. */
export type PlanLoad = { limit: number | null; others: readonly RepeatedUse[] };
/** By what a use is called on the screen. */
export type UseUnit = "analyses" | "monitor runs";

/** A month has 30 days and a little more than four weeks on average. */
const RUNS_A_MONTH: Record<RepeatInterval, number> = { daily: 30, weekly: 52 / 12, monthly: 1 };

export const usesAMonth = ({ every, uses }: RepeatedUse): number => Math.round(uses * RUNS_A_MONTH[every]);

const count = (uses: number): string => uses.toLocaleString("en-US");

/** One sentence where the schedule would need more than the plan has; null where it fits. */
export function scheduleWarning(
  wanted: RepeatedUse,
  { limit, others }: PlanLoad,
  unit: UseUnit,
): string | null {
  const own = usesAMonth(wanted);
  const rest = others.reduce((sum, other) => sum + usesAMonth(other), 0);
  if (limit === null || own === 0 || own + rest <= limit) return null;
  const beside = rest === 0 ? "" : `, and your other schedules ${count(rest)}`;
  return `This schedule needs about ${count(own)} ${unit} a month${beside}; your plan has ${count(limit)}.`;
}
