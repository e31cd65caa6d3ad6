/** The user's current plan. Until the provider's webhook arrives, it says that the new plan is being confirmed. */
import {
  type BillingCycle,
  PLAN_NAME,
  type PlanType,
  type SubscriptionStatus,
} from "@citeworthy/core/product/plans/plans";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { DateText } from "../../ui/figures/date-text.tsx";

export type Bought = {
  planType: PlanType;
  status: SubscriptionStatus;
  billingCycle: BillingCycle | null;
  periodEnd: string | null;
};

export const isConfirmed = (plan: Bought | null): plan is Bought =>
  plan !== null && plan.planType !== "free" && plan.status === "active";

const CYCLE: Record<BillingCycle, string> = { monthly: "billed every month", yearly: "billed once a year" };

/** `plan`: undefined for a visitor, null if it could not be loaded yet. */
export function Receipt({ plan }: { plan: Bought | null | undefined }) {
  if (plan === undefined)
    return <p className="text-18 text-quiet">Thank you. Sign in to see your plan on your dashboard.</p>;
  if (!isConfirmed(plan))
    return (
      <p role="status" className="flex items-start gap-3 text-18 text-quiet">
        <Spinner className="mt-1.5 size-4.5" />
        <span>
          Thank you. The payment provider is confirming your plan, usually within a few seconds. You can leave
          this page; your dashboard will show the plan.
        </span>
      </p>
    );
  return (
    <div role="status" className="rounded-md border border-line bg-surface p-5 md:p-6">
      <p className="font-serif text-28 font-medium">{PLAN_NAME[plan.planType]}</p>
      <p className="text-quiet">
        Your plan is active{plan.billingCycle && `, ${CYCLE[plan.billingCycle]}`}.
        {plan.periodEnd && (
          <>
            {" "}
            Next billing date: <DateText iso={plan.periodEnd} long />.
          </>
        )}
      </p>
    </div>
  );
}
