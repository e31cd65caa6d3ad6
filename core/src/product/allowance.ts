/** May this person use this tool now? The rule alone: who asks and who counts is the server's business. */
import type { MessageCode } from "../messages/catalogue.ts";
import {
  isMetered,
  type PlanType,
  QUOTAS,
  type QuotaRow,
  type SubscriptionStatus,
  type Tool,
} from "./plans.ts";
import { type UsageWindow, usageWindow } from "./usage-window.ts";

export type Subscription = {
  id: string;
  planType: PlanType;
  status: SubscriptionStatus;
  trialEnd: Date | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  /** Until when an unpaid renewal is borne with. */
  pastDueUntil: Date | null;
};

export type Standing =
  | { kind: "good"; row: QuotaRow; window: UsageWindow }
  | { kind: "refused"; code: MessageCode; becomes?: "expired" | "free" };

const ended = (end: Date | null, now: Date) => end !== null && end <= now;

/** Which row of the quota table applies, or why none does. `becomes` is what the stored row should turn into. */
export function standing(subscription: Subscription | null, now: Date): Standing {
  if (subscription === null) return { kind: "refused", code: "usage/no-subscription" };
  const { planType, status, trialEnd, periodEnd, pastDueUntil } = subscription;
  const good = (row: QuotaRow): Standing => ({
    kind: "good",
    row,
    window: usageWindow(subscription, status === "trial", now),
  });

  switch (status) {
    case "trial":
      return ended(trialEnd, now)
        ? { kind: "refused", code: "usage/trial-ended", becomes: "expired" }
        : good("trial");
    case "active":
      return ended(pastDueUntil, now) ? { kind: "refused", code: "usage/on-hold" } : good(planType);
    case "cancelled":
      return ended(periodEnd, now)
        ? { kind: "refused", code: "usage/plan-ended", becomes: "free" }
        : good(planType);
    case "on_hold":
      return { kind: "refused", code: "usage/on-hold" };
    case "expired":
      return planType === "free"
        ? { kind: "refused", code: "usage/trial-ended" }
        : { kind: "refused", code: "usage/plan-ended", becomes: "free" };
  }
}

/** `null` is without limit: the generators for anyone signed in, everything for an enterprise. */
export const limitOf = (row: QuotaRow, tool: Tool): number | null =>
  isMetered(tool) ? QUOTAS[row][tool] : null;
