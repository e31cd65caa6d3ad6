import type { Subscription } from "@citeworthy/core/product/allowance";
import type { BillingCycle, PlanType, SubscriptionStatus } from "@citeworthy/core/product/plans";

export type SubscriptionRecord = Subscription & {
  userId: string;
  billingCycle: BillingCycle | null;
  cancelAtPeriodEnd: boolean;
};

export type SubscriptionStore = {
  of(userId: string): Promise<SubscriptionRecord | null>;
  /** `null` where this person had a trial before: there is one per person, ever. */
  startTrial(userId: string, trial: { start: Date; end: Date }): Promise<SubscriptionRecord | null>;
  set(id: string, change: { planType?: PlanType; status: SubscriptionStatus }, now: Date): Promise<void>;
};
