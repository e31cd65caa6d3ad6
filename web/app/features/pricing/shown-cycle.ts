import type { BillingCycle } from "@citeworthy/core/product/plans/plans";

/** CSS classes that show an element only for one billing cycle, anywhere in a `group/cycle`. */
export const SHOWN: Record<BillingCycle, string> = {
  monthly: "group-has-[[value=yearly]:checked]/cycle:hidden",
  yearly: "hidden group-has-[[value=yearly]:checked]/cycle:block",
};
