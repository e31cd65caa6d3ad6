/** The span of time in which uses are counted against a monthly quota. All arithmetic is in UTC. */
import type { PlanType } from "./plans.ts";

export type UsageWindow = { start: Date; end: Date };

type Period = { planType: PlanType; periodStart: Date | null; periodEnd: Date | null };

const calendarMonth = (now: Date): UsageWindow => ({
  start: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)),
  end: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)),
});

/** The same day and hour, `months` later; the 31st becomes the last day of a shorter month. */
export function addMonths(anchor: Date, months: number): Date {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}

/** Monthly windows anchored at the start of the subscription period; the calendar month where there is none. */
export function usageWindow(
  { planType, periodStart, periodEnd }: Period,
  isTrial: boolean,
  now: Date,
): UsageWindow {
  if (periodStart === null || now < periodStart) return calendarMonth(now);
  if (isTrial && periodEnd !== null) return { start: periodStart, end: periodEnd };
  if (planType === "free") return calendarMonth(now);

  let month =
    (now.getUTCFullYear() - periodStart.getUTCFullYear()) * 12 +
    now.getUTCMonth() -
    periodStart.getUTCMonth();
  if (addMonths(periodStart, month) > now) month -= 1;
  return { start: addMonths(periodStart, month), end: addMonths(periodStart, month + 1) };
}
