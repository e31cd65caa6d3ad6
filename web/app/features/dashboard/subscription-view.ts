/** Converts a subscription to what the pages show: dates as text, days left of a trial, and possible actions. */

import { isLeftByPayer } from "@citeworthy/core/product/plans/left-by-payer";
import type { BillingCycle, PlanType, SubscriptionStatus } from "@citeworthy/core/product/plans/plans";
import { trialDaysLeft } from "@citeworthy/core/product/plans/trial";
import type { Subscription } from "@citeworthy/core/requests/allowance";

export type SubscriptionView = {
  planType: PlanType;
  status: SubscriptionStatus;
  billingCycle: BillingCycle | null;
  trialEnd: string | null;
  periodEnd: string | null;
  /** Whole days, rounded up; null if there is no trial. */
  daysLeft: number | null;
  /** The plan ends with the current period. */
  endsThen: boolean;
  /** The end of the grace period for an unpaid renewal. */
  pastDueUntil: string | null;
  /** The user has a customer at the provider, so there are cards and invoices to manage. */
  hasBilling: boolean;
  /** The former owner paid until the end of the period. */
  isLeftByPayer: boolean;
  canCancel: boolean;
};

type Billed = Subscription & {
  billingCycle: BillingCycle | null;
  cancelAtPeriodEnd: boolean;
  customerId: string | null;
  providerId: string | null;
};

const iso = (date: Date | null) => date?.toISOString() ?? null;

export function subscriptionView(subscription: Billed, now: Date): SubscriptionView {
  const { planType, status, billingCycle, trialEnd, periodEnd, pastDueUntil } = subscription;
  const runs = status === "active" || status === "on_hold";
  return {
    planType,
    status,
    billingCycle,
    trialEnd: iso(trialEnd),
    periodEnd: iso(periodEnd),
    daysLeft: status === "trial" && trialEnd ? trialDaysLeft(trialEnd, now) : null,
    endsThen: status === "active" && subscription.cancelAtPeriodEnd,
    pastDueUntil: iso(pastDueUntil),
    hasBilling: subscription.customerId !== null,
    isLeftByPayer: runs && isLeftByPayer(subscription),
    canCancel: runs && subscription.providerId !== null && !subscription.cancelAtPeriodEnd,
  };
}
