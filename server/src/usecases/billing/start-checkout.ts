/** A plan button becomes the provider's checkout page. What is bought there is learned from the provider, never from the link. */

import { isLeftByPayer } from "@citeworthy/core/product/plans/left-by-payer";
import { AppError } from "../../errors.ts";
import type { SubscriptionRecord } from "../../ports/billing/subscriptions.ts";
import type { BillingNeeds } from "./needs.ts";
import { type Offer, productOf } from "./product-plans.ts";

export const RETURN_PATH = "/payment/success";

type Buyer = { id: string; email: string };
type Needs = Pick<BillingNeeds, "billing" | "products" | "storage" | "newId" | "baseUrl">;

/**
 * A plan that was cancelled for good is bought again, and so is one that a former owner paid for and that ends with its
 * period; one that runs is changed in the portal.
 */
const runs = (subscription: SubscriptionRecord | null): boolean =>
  subscription !== null &&
  subscription.planType !== "free" &&
  !isLeftByPayer(subscription) &&
  (subscription.status === "active" || subscription.status === "on_hold");

export async function startCheckout(
  { billing, products, storage, newId, baseUrl }: Needs,
  { buyer, ...offer }: Offer & { buyer: Buyer },
): Promise<{ url: string }> {
  const productId = productOf(products, offer);
  if (productId === null) throw new AppError("billing/product-missing");
  const subscription = await storage.subscriptions.of(buyer.id);
  if (subscription && runs(subscription))
    throw new AppError("billing/already-subscribed", { plan: subscription.planType });

  const { reference, email } = await storage.checkouts.open({
    ...offer,
    reference: newId(),
    userId: buyer.id,
    email: buyer.email,
    productId,
  });
  const returnUrl = new URL(RETURN_PATH, baseUrl).href;
  return { url: billing.checkoutLink({ productId, email, reference, returnUrl }) };
}
