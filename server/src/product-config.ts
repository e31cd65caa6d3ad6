/**
 * Each plan that is sold has one product per billing cycle at the payment provider. The variables that name the products
 * follow from core's tables of plans and cycles: `DODO_PRODUCT_CORE_MONTHLY` and so on.
 */
import {
  BILLING_CYCLES,
  type BillingCycle,
  SOLD_PLANS,
  type SoldPlan,
} from "@citeworthy/core/product/plans/plans";
import { recordOf } from "@citeworthy/core/record-of";
import { z } from "zod";
import type { ProductIds } from "./ports/billing/billing.ts";

type ProductVariable = `DODO_PRODUCT_${Uppercase<SoldPlan>}_${Uppercase<BillingCycle>}`;
type Offer = { plan: SoldPlan; cycle: BillingCycle; variable: ProductVariable };

const upper = <Name extends string>(name: Name) => name.toUpperCase() as Uppercase<Name>;
const variableOf = (plan: SoldPlan, cycle: BillingCycle): ProductVariable =>
  `DODO_PRODUCT_${upper(plan)}_${upper(cycle)}`;

const offers: Offer[] = SOLD_PLANS.flatMap((plan) =>
  BILLING_CYCLES.map((cycle) => ({ plan, cycle, variable: variableOf(plan, cycle) })),
);

/** A value for every variable, made from its plan and cycle. */
export const forEachProduct = <Value>(toValue: (offer: Offer) => Value): Record<ProductVariable, Value> =>
  Object.fromEntries(offers.map((offer) => [offer.variable, toValue(offer)])) as Record<
    ProductVariable,
    Value
  >;

export const productEnvironment = forEachProduct(() => z.string().optional());

type Variables = { [name in ProductVariable]?: string | undefined };

export const productsOf = (env: Variables): ProductIds =>
  recordOf(SOLD_PLANS, (plan) => recordOf(BILLING_CYCLES, (cycle) => env[variableOf(plan, cycle)] ?? null));

export function productProblems(env: Variables): string[] {
  const ids = offers.flatMap(({ variable }) => env[variable] ?? []);
  return new Set(ids).size < ids.length
    ? ["DODO_PRODUCT_*: each plan and cycle needs its own product ID"]
    : [];
}
