/**
 * What a new owner takes over of the plan: it runs to the end of the period that is paid. The card, the invoices and the
 * customer at the payment provider stay with the person who paid, and the new owner buys the plan anew.
 */
import type { Billing } from "../../ports/billing/billing.ts";
import type { Stores } from "../../ports/storage.ts";

type Needs = {
  billing: Pick<Billing, "isConfigured" | "cancelAtPeriodEnd">;
  storage: Pick<Stores, "subscriptions">;
};

/** Before the hand-over: where the provider doesn't answer, the workspace stays with the owner who pays for it. */
export async function stopCharging({ billing, storage }: Needs, workspaceId: string): Promise<void> {
  const subscription = await storage.subscriptions.of(workspaceId);
  if (!billing.isConfigured || !subscription?.providerId || subscription.cancelAtPeriodEnd) return;
  if (subscription.status !== "active" && subscription.status !== "on_hold") return;
  await billing.cancelAtPeriodEnd(subscription.providerId);
}

type From = { workspaceId: string; ownWorkspaceId: string; now: Date };

/** In the transaction of the hand-over. `ownWorkspaceId`: where the former owner finds their cards and invoices. */
export async function releaseCustomer(
  { subscriptions, checkouts, payments }: Pick<Stores, "subscriptions" | "checkouts" | "payments">,
  { workspaceId, ownWorkspaceId, now }: From,
): Promise<void> {
  const customerId = await subscriptions.releaseCustomer(workspaceId, now);
  if (customerId) await subscriptions.giveCustomer(ownWorkspaceId, customerId, now);
  // A checkout that is still open would bind the former owner's customer again.
  await checkouts.forget(workspaceId);
  await payments.removeInvoices(workspaceId);
}
