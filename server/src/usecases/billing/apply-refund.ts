/** Money given back is written down; a whole refund in the first days ends the plan that it paid for. */

import { REFUND_DAYS } from "@citeworthy/core/product/plans/plans";
import { DAY_MS } from "@citeworthy/core/time";
import type { ProviderPayment } from "../../ports/billing/billing.ts";
import type { BillingNeeds } from "./needs.ts";
import { recordPayment } from "./record-payment.ts";
import { type Sync, syncSubscription } from "./sync-subscription.ts";

export async function applyRefund(deps: BillingNeeds, paymentId: string): Promise<Sync> {
  const payment = await deps.billing.payment(paymentId);
  if (payment === null) return { kind: "unchanged" };
  const recorded = await recordPayment(deps, payment);
  if (recorded.kind === "refused" || payment.subscriptionId === null) return recorded;
  if (isWholeAndEarly(payment, deps.clock.now())) await endPaidPlan(deps, payment.subscriptionId);
  return syncSubscription(deps, payment.subscriptionId);
}

const isWholeAndEarly = ({ status, createdAt }: ProviderPayment, now: Date) =>
  status === "refunded" && now.getTime() - createdAt.getTime() <= REFUND_DAYS * DAY_MS;

async function endPaidPlan({ billing, log }: BillingNeeds, id: string): Promise<void> {
  const subscription = await billing.subscription(id);
  if (subscription === null || subscription.status === "cancelled" || subscription.status === "expired")
    return;
  await billing.cancelNow(id);
  log.info("a refunded subscription was cancelled", { subscription: id });
}
