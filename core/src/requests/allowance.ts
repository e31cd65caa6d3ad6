/** May this person use this tool now? The rule alone: who asks and who counts is the server's business. */
import type { MessageCode } from "../messages/catalogue.ts";
import {
  isMetered,
  type PlanType,
  QUOTAS,
  type QuotaRow,
  type SubscriptionStatus,
  type Tool,
} from "../product/plans/plans.ts";
import { type UsageWindow, usageWindow } from "../product/plans/usage-window.ts";

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

/** A refused status still has the row and the window of what was used if there is a subscription. */
export type QuotaStatus =
  | { kind: "good"; row: QuotaRow; window: UsageWindow }
  | {
      kind: "refused";
      code: MessageCode;
      row: QuotaRow;
      window: UsageWindow | null;
      becomes?: "expired" | "free";
    };

const ended = (end: Date | null, now: Date) => end !== null && end <= now;

/** Which row of the quota table applies, or why none does. `becomes` is what the stored row should turn into. */
export function quotaStatus(subscription: Subscription | null, now: Date): QuotaStatus {
  if (subscription === null)
    return { kind: "refused", code: "usage/no-subscription", row: "free", window: null };
  const { planType, status, trialEnd, periodEnd, pastDueUntil } = subscription;
  const isTrial = status === "trial" || (status === "expired" && planType === "free");
  const row: QuotaRow = isTrial ? "trial" : planType;
  const window = usageWindow(subscription, isTrial, now);
  const good: QuotaStatus = { kind: "good", row, window };
  const refused = (code: MessageCode, becomes?: "expired" | "free"): QuotaStatus => ({
    kind: "refused",
    code,
    row,
    window,
    ...(becomes && { becomes }),
  });

  switch (status) {
    case "trial":
      return ended(trialEnd, now) ? refused("usage/trial-ended", "expired") : good;
    case "active":
      return ended(pastDueUntil, now) ? refused("usage/on-hold") : good;
    case "cancelled":
      return ended(periodEnd, now) ? refused("usage/plan-ended", "free") : good;
    case "on_hold":
      return refused("usage/on-hold");
    case "expired":
      return isTrial ? refused("usage/trial-ended") : refused("usage/plan-ended", "free");
  }
}

/** When used-up quotas come back. A trial's don't: it ends instead. */
export const resetOf = ({ row, window }: QuotaStatus): Date | null =>
  row === "trial" ? null : (window?.end ?? null);

/** `null` is without limit: the generators for anyone signed in, everything for an enterprise. */
export const limitOf = (row: QuotaRow, tool: Tool): number | null =>
  isMetered(tool) ? QUOTAS[row][tool] : null;
