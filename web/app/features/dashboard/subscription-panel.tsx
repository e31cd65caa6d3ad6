/** The plan, the state it is in, and what ends when. */
import type { PlanType, SubscriptionStatus } from "@citeworthy/core/product/plans";
import { Clock } from "lucide-react";
import { ButtonLink } from "../../ui/button.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Pill } from "../../ui/pill.tsx";
import type { Tone } from "../../ui/tone.ts";
import type { SubscriptionView } from "./subscription-view.ts";

const PLAN_NAME: Record<PlanType, string> = {
  free: "Free",
  core: "Core",
  pro: "Pro",
  enterprise: "Enterprise",
};
const STATUS: Record<SubscriptionStatus, { word: string; tone: Tone }> = {
  trial: { word: "Trial", tone: "accent" },
  active: { word: "Active", tone: "good" },
  cancelled: { word: "Cancelled", tone: "plain" },
  expired: { word: "Expired", tone: "poor" },
  on_hold: { word: "On hold", tone: "poor" },
};

/** Red for the last two days, orange up to five, green before. */
export const daysLeftTone = (days: number): Tone => (days <= 2 ? "poor" : days <= 5 ? "orange" : "good");

function DaysLeft({ days }: { days: number }) {
  return (
    <Pill tone={daysLeftTone(days)}>
      <Clock aria-hidden="true" className="size-4" />
      {days} {days === 1 ? "day" : "days"} left
    </Pill>
  );
}

function Terms({ status, trialEnd, periodEnd }: SubscriptionView) {
  if (status === "trial" && trialEnd)
    return (
      <>
        Your trial ends on <DateText iso={trialEnd} long />. No card is on file and nothing will be charged.
      </>
    );
  if (status === "active" && periodEnd)
    return (
      <>
        Next billing date: <DateText iso={periodEnd} long />.
      </>
    );
  if (status === "cancelled" && periodEnd)
    return (
      <>
        Your plan stays open until <DateText iso={periodEnd} long />.
      </>
    );
  if (status === "on_hold") return "Your subscription is on hold. Please update your payment method.";
  if (status === "expired") return "Trial period has ended. Please upgrade to continue.";
  return "Upgrade to analyze pages and generate articles.";
}

function Plan(subscription: SubscriptionView) {
  const { planType, status, daysLeft } = subscription;
  const upgradable = status === "trial" || planType === "free";
  return (
    <div className="grid items-center gap-6 py-5 md:grid-cols-[1fr_auto]">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-3.5 font-serif text-28 leading-tight font-medium tracking-[-0.02em] md:text-36">
          {status === "trial" ? "Free trial" : PLAN_NAME[planType]}
          {status !== "trial" && <Pill tone={STATUS[status].tone}>{STATUS[status].word}</Pill>}
          {status === "trial" && daysLeft !== null && daysLeft > 0 && <DaysLeft days={daysLeft} />}
        </p>
        <p className="text-quiet">
          <Terms {...subscription} />
        </p>
      </div>
      {upgradable && (
        <ButtonLink to="/pricing" variant="primary">
          Upgrade Plan
        </ButtonLink>
      )}
    </div>
  );
}

export function SubscriptionPanel({ subscription }: { subscription: SubscriptionView | null }) {
  return (
    <Panel title="Subscription">
      {subscription ? (
        <Plan {...subscription} />
      ) : (
        <div className="py-5">
          <Notice kind="error" title="No subscription found">
            <p>Reload the page in a moment. If it stays like this, please write to us.</p>
          </Notice>
        </div>
      )}
    </Panel>
  );
}
