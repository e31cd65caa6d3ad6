import type { BillingCycle } from "@citeworthy/core/product/plans";

/** What is shown for which choice, anywhere in a `group/cycle`. */
export const SHOWN: Record<BillingCycle, string> = {
  monthly: "group-has-[[value=yearly]:checked]/cycle:hidden",
  yearly: "hidden group-has-[[value=yearly]:checked]/cycle:block",
};
