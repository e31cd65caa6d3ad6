/** A subscription as the dashboard shows it: plain strings, and the days that are left of a trial. */
import type { Subscription } from "@citeworthy/core/product/allowance";
import type { PlanType, SubscriptionStatus } from "@citeworthy/core/product/plans";
import { trialDaysLeft } from "@citeworthy/core/product/trial";

export type SubscriptionView = {
  planType: PlanType;
  status: SubscriptionStatus;
  trialEnd: string | null;
  periodEnd: string | null;
  /** Whole days, rounded up; null where there is no trial. */
  daysLeft: number | null;
};

export function subscriptionView(subscription: Subscription, now: Date): SubscriptionView {
  const { planType, status, trialEnd, periodEnd } = subscription;
  return {
    planType,
    status,
    trialEnd: trialEnd?.toISOString() ?? null,
    periodEnd: periodEnd?.toISOString() ?? null,
    daysLeft: status === "trial" && trialEnd ? trialDaysLeft(trialEnd, now) : null,
  };
}
