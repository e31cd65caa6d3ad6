/**
 * What the payment provider's word means for a subscription. It is read off the provider's current state alone, never
 * off the kind of message that announced it: so order, repeats and losses of messages do not matter.
 */
import type { BillingCycle, PlanType, SubscriptionStatus } from "./plans.ts";

export const PROVIDER_STATUSES = [
  "pending",
  "active",
  "on_hold",
  "paused",
  "cancelled",
  "failed",
  "expired",
  "past_due",
] as const;
type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

export type ProviderState = {
  status: ProviderStatus;
  cancelAtPeriodEnd: boolean;
  periodStart: Date;
  periodEnd: Date;
  cancelledAt: Date | null;
  /** Until when an unpaid renewal is borne with; `null` where the provider did not say. */
  pastDueUntil: Date | null;
};

export type BilledState = {
  planType: PlanType;
  billingCycle: BillingCycle | null;
  status: SubscriptionStatus;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  pastDueUntil: Date | null;
};

type Bought = Pick<BilledState, "planType" | "billingCycle">;

/** Not paid yet, or never: a user who has a trial keeps it. */
const CHANGES_NOTHING: ReadonlySet<ProviderStatus> = new Set(["pending", "failed"]);
const LIVE: ReadonlySet<ProviderStatus> = new Set(["active", "past_due", "on_hold", "paused"]);

const STATUS: Record<ProviderStatus, SubscriptionStatus | null> = {
  pending: null,
  failed: null,
  active: "active",
  past_due: "active",
  on_hold: "on_hold",
  paused: "on_hold",
  cancelled: "cancelled",
  expired: "expired",
};

/** A cancellation at the end of the period keeps what was paid for; one at once ends it there. */
function paidUntil({ status, cancelAtPeriodEnd, periodEnd, cancelledAt }: ProviderState): Date {
  const atOnce = status === "cancelled" && !cancelAtPeriodEnd && cancelledAt !== null;
  return atOnce && cancelledAt < periodEnd ? cancelledAt : periodEnd;
}

/** `null`: this state says nothing about what a person may do. */
export function billedState(state: ProviderState, bought: Bought): BilledState | null {
  const status = STATUS[state.status];
  if (status === null) return null;
  return {
    ...bought,
    status,
    periodStart: state.periodStart,
    periodEnd: paidUntil(state),
    cancelAtPeriodEnd: status === "active" && state.cancelAtPeriodEnd,
    pastDueUntil: state.status === "past_due" ? state.pastDueUntil : null,
  };
}

export const saysSomething = ({ status }: Pick<ProviderState, "status">): boolean =>
  !CHANGES_NOTHING.has(status);
export const isLive = ({ status }: Pick<ProviderState, "status">): boolean => LIVE.has(status);

/** Nothing that was paid for is left. */
export const isOver = (state: ProviderState, now: Date): boolean =>
  state.status === "expired" || (state.status === "cancelled" && paidUntil(state) <= now);

type Candidate = Pick<ProviderState, "status" | "cancelAtPeriodEnd"> & { id: string; createdAt: Date };

/**
 * Which of a person's two subscriptions counts: one that lives before one that ended; one that renews before one
 * that ends with its period, which its former owner paid for; the first of two that live, so
 * that a second purchase changes nobody's plan; the later of two that ended.
 */
export function whichCounts<T extends Candidate>(one: T, other: T): T {
  if (isLive(one) !== isLive(other)) return isLive(one) ? one : other;
  if (isLive(one) && one.cancelAtPeriodEnd !== other.cancelAtPeriodEnd)
    return one.cancelAtPeriodEnd ? other : one;
  const older = one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
  return older < 0 === isLive(one) ? one : other;
}
