/** The price of a plan as shown on the pricing page. Every number comes from the product's price table. */
import { type BillingCycle, PRICES, type SoldPlan } from "@citeworthy/core/product/plans/plans";

const dollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

export type Price = { amount: string; per: string; struck: string | null; note: string };

export function priceOf(plan: SoldPlan, cycle: BillingCycle): Price {
  const price = PRICES[plan];
  return cycle === "yearly"
    ? {
        amount: dollars(price.yearly),
        per: "per year",
        struck: dollars(price.listed),
        note: "Billed once a year.",
      }
    : { amount: dollars(price.monthly), per: "per month", struck: null, note: "Billed every month." };
}
