/** Cancelling keeps what is paid for: the plan runs to the end of its period. */
import { AppError } from "../../errors.ts";
import type { BillingNeeds } from "./needs.ts";
import { syncSubscription } from "./sync-subscription.ts";

export async function cancelSubscription(
  deps: BillingNeeds,
  userId: string,
): Promise<{ endsAt: Date | null }> {
  const { billing, storage } = deps;
  const subscription = await storage.subscriptions.of(userId);
  if (!subscription?.providerId) throw new AppError("billing/nothing-to-manage");
  if (subscription.status !== "active" && subscription.status !== "on_hold")
    throw new AppError("billing/not-running");
  await billing.cancelAtPeriodEnd(subscription.providerId);
  await syncSubscription(deps, subscription.providerId);
  return { endsAt: (await storage.subscriptions.of(userId))?.periodEnd ?? null };
}
