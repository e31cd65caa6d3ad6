import type { BillingCycle } from "@citeworthy/core/product/plans/plans";
import type { BilledState } from "@citeworthy/core/product/plans/provider-state";
import type { Subscription } from "@citeworthy/core/requests/allowance";

export type SubscriptionRecord = Subscription & {
  userId: string;
  billingCycle: BillingCycle | null;
  cancelAtPeriodEnd: boolean;
  /** The payment provider's names for the person and for what was bought. */
  customerId: string | null;
  providerId: string | null;
  /** The owner of the workspace is suspended. */
  isSuspended: boolean;
  /** Raised by every change of the row. */
  revision: number;
};

export type BilledChange = BilledState & { providerId: string; customerId: string | null };

export type SubscriptionStore = {
  of(userId: string): Promise<SubscriptionRecord | null>;
  ofProvider(providerId: string): Promise<SubscriptionRecord | null>;
  /** All workspaces that one customer pays for. */
  ofCustomer(customerId: string): Promise<SubscriptionRecord[]>;
  /** Returns the customer that the workspace had. Its plan runs to the end of the period. */
  releaseCustomer(workspaceId: string, now: Date): Promise<string | null>;
  /** Changes nothing where the workspace has a customer. */
  giveCustomer(workspaceId: string, customerId: string, now: Date): Promise<void>;
  /** `null` where this person had a trial before: there is one per person, ever. */
  startTrial(userId: string, trial: { start: Date; end: Date }): Promise<SubscriptionRecord | null>;
  /** For a workspace that is nobody's first one, and so has no trial. */
  startFree(workspaceId: string, now: Date): Promise<void>;
  /** Only a trial that is over by then: a user who has bought a plan meanwhile keeps it. */
  expireTrial(userId: string, now: Date): Promise<void>;
  /** `false`: the row has changed since `seen` was read (`null`: there was none), so the decision is out of date. */
  bill(userId: string, seen: number | null, change: BilledChange, now: Date): Promise<boolean>;
  /** Ended trials become the free plan; so do paid plans whose time is over. Both say how many. */
  endTrials(now: Date, only?: { userId: string }): Promise<number>;
  endPlans(now: Date, only?: { userId: string }): Promise<number>;
  /** Users whose trial ends by then and who have had no email about it. */
  trialsEnding(now: Date, by: Date): Promise<{ userId: string; trialEnd: Date }[]>;
  /** Every subscription that the provider bills, by its name there. */
  billed(): Promise<string[]>;
};
