/** The provider's own pages for cards, invoices and changes of plan. */
import { AppError } from "../../errors.ts";
import type { BillingNeeds } from "./needs.ts";

export async function openPortal(
  { billing, storage, baseUrl }: Pick<BillingNeeds, "billing" | "storage" | "baseUrl">,
  userId: string,
): Promise<{ url: string }> {
  const subscription = await storage.subscriptions.of(userId);
  if (!subscription?.customerId) throw new AppError("billing/nothing-to-manage");
  return { url: await billing.portalLink(subscription.customerId, new URL("/dashboard", baseUrl).href) };
}
