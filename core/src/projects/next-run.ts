/** When a schedule runs next. Months have different lengths: the 31st becomes the last day of a shorter month. */
import { DAY_MS } from "../time.ts";

type RunInterval = "daily" | "weekly" | "monthly";

export function nextRun(every: RunInterval, from: Date): Date {
  if (every === "daily") return new Date(from.getTime() + DAY_MS);
  if (every === "weekly") return new Date(from.getTime() + 7 * DAY_MS);
  const next = new Date(from);
  next.setUTCMonth(from.getUTCMonth() + 1, 1);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return next;
}
