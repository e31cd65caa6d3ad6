/** One or two sentences on when the plan ends or renews, and what it costs. */
import { messageText } from "@citeworthy/core/messages";
import { PRICES } from "@citeworthy/core/product/plans/plans";
import { DateText } from "../../ui/figures/date-text.tsx";
import type { SubscriptionView } from "./subscription-view.ts";

function priceText({ planType, billingCycle }: SubscriptionView): string | null {
  if ((planType !== "core" && planType !== "pro") || billingCycle === null) return null;
  return `$${PRICES[planType][billingCycle]} a ${billingCycle === "yearly" ? "year" : "month"}.`;
}

function Active(subscription: SubscriptionView) {
  const { planType, periodEnd, endsThen, isLeftByPayer, pastDueUntil } = subscription;
  if (pastDueUntil)
    return (
      <>
        Your last payment did not go through. Please update your payment method by{" "}
        <DateText iso={pastDueUntil} long /> to keep your plan.
      </>
    );
  if (isLeftByPayer && periodEnd)
    return (
      <>
        The former owner paid for this plan until <DateText iso={periodEnd} long />. Choose a plan to keep it
        after that.
      </>
    );
  if (endsThen && periodEnd)
    return (
      <>
        Your plan ends on <DateText iso={periodEnd} long /> and will not renew. You can use it until then.
      </>
    );
  if (planType === "enterprise") return "Custom plan with unlimited use.";
  if (planType === "free" || !periodEnd) return "Upgrade to analyze pages and generate articles.";
  return (
    <>
      Next billing date: <DateText iso={periodEnd} long />.{" "}
      <span className="whitespace-nowrap">{priceText(subscription)}</span>
    </>
  );
}

const Trial = ({ end, isOver }: { end: string; isOver: boolean }) =>
  isOver ? (
    <>
      Your trial ended on <DateText iso={end} long />. Please upgrade to continue.
    </>
  ) : (
    <>
      Your trial ends on <DateText iso={end} long />. You will not be charged; we have no card on file.
    </>
  );

export function PlanTerms(subscription: SubscriptionView) {
  const { status, planType, trialEnd, periodEnd } = subscription;
  switch (status) {
    case "trial":
      return trialEnd && <Trial end={trialEnd} isOver={subscription.daysLeft === 0} />;
    case "active":
      return <Active {...subscription} />;
    case "cancelled":
      return periodEnd ? (
        <>
          Your plan is cancelled. You can use it until <DateText iso={periodEnd} long />.
        </>
      ) : (
        messageText("usage/plan-ended")
      );
    case "on_hold":
      return messageText("usage/on-hold");
    case "expired":
      return messageText(planType === "free" ? "usage/trial-ended" : "usage/plan-ended");
  }
}
