/** Products at the provider and plans here, each way. */
import {
  BILLING_CYCLES,
  type BillingCycle,
  SOLD_PLANS,
  type SoldPlan,
} from "@citeworthy/core/product/plans/plans";
import type { ProductIds } from "../../ports/billing/billing.ts";

export type Offer = { planType: SoldPlan; billingCycle: BillingCycle };

export const OFFERS: readonly Offer[] = SOLD_PLANS.flatMap((planType) =>
  BILLING_CYCLES.map((billingCycle) => ({ planType, billingCycle })),
);

export const productOf = (products: ProductIds, { planType, billingCycle }: Offer): string | null =>
  products[planType][billingCycle];

/** `null`: none of ours. */
export const offerOf = (products: ProductIds, productId: string): Offer | null =>
  OFFERS.find((offer) => productOf(products, offer) === productId) ?? null;
