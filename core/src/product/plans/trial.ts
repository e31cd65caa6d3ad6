/** The free trial: how long it runs, and how much of it is left. */
import { DAY_MS } from "../../time.ts";
import { TRIAL_DAYS } from "./plans.ts";

export const trialFrom = (start: Date) => ({ start, end: new Date(start.getTime() + TRIAL_DAYS * DAY_MS) });

/** Whole days until the trial ends, rounded up: the last hour still counts as a day. Never below 0. */
export const trialDaysLeft = (trialEnd: Date, now: Date): number =>
  Math.max(0, Math.ceil((trialEnd.getTime() - now.getTime()) / DAY_MS));

/** How pressing the end is: the last two days, up to five, or still far. */
export const trialUrgency = (daysLeft: number): "last" | "soon" | "far" =>
  daysLeft <= 2 ? "last" : daysLeft <= 5 ? "soon" : "far";
