/** The plan, its status, when it ends or renews, and the payments. */
import { PLAN_NAME, type SubscriptionStatus } from "@citeworthy/core/product/plans/plans";
import { trialUrgency } from "@citeworthy/core/product/plans/trial";
import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Pill } from "../../ui/figures/pill.tsx";
import { ButtonLink } from "../../ui/form/button.tsx";
import { type Tone, URGENCY_TONE } from "../../ui/labels/tone.ts";
import { Panel } from "../../ui/layout/panel.tsx";
import { CancelPlan } from "./cancel-plan.tsx";
import { ManageBilling } from "./manage-billing.tsx";
import { PlanTerms } from "./plan-terms.tsx";
import type { SubscriptionView } from "./subscription-view.ts";

const STATUS: Record<SubscriptionStatus, { word: string; tone: Tone }> = {
  trial: { word: "Trial", tone: "accent" },
  active: { word: "Active", tone: "good" },
  cancelled: { word: "Cancelled", tone: "plain" },
  expired: { word: "Expired", tone: "poor" },
  on_hold: { word: "On hold", tone: "poor" },
};

function State({ status, daysLeft, endsThen }: SubscriptionView) {
  if (status === "trial")
    return (
      daysLeft !== null &&
      daysLeft > 0 && (
        <Pill tone={URGENCY_TONE[trialUrgency(daysLeft)]}>
          <Clock aria-hidden="true" className="size-4" />
          {daysLeft} {daysLeft === 1 ? "day" : "days"} left
        </Pill>
      )
    );
  const { word, tone } = STATUS[status];
  return <Pill tone={endsThen ? "orange" : tone}>{endsThen ? "Active, not renewing" : word}</Pill>;
}

/** Users without a paid plan that renews see the Upgrade Plan button. */
const wantsPlan = ({ planType, status, isLeftByPayer }: SubscriptionView) =>
  isLeftByPayer ||
  planType === "free" ||
  status === "trial" ||
  status === "cancelled" ||
  status === "expired";

function Plan({ mayManage, ...subscription }: SubscriptionView & { mayManage: boolean }) {
  const { planType, status, hasBilling, canCancel, pastDueUntil } = subscription;
  const owes = status === "on_hold" || pastDueUntil !== null;
  return (
    <div className="grid items-center gap-x-6 gap-y-4 py-5 md:grid-cols-[1fr_auto]">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-3.5 gap-y-2 font-serif text-28 leading-tight font-medium tracking-[-0.02em] md:text-36">
          {status === "trial" ? "Free trial" : PLAN_NAME[planType]}
          <State {...subscription} />
        </p>
        <p className="max-w-[52ch] text-quiet">
          <PlanTerms {...subscription} />
        </p>
      </div>
      {mayManage && (
        <div className="flex flex-wrap items-center gap-3 md:justify-end">
          {wantsPlan(subscription) && (
            <ButtonLink to="/pricing" variant="primary">
              {subscription.isLeftByPayer ? "Choose a plan" : "Upgrade Plan"}
            </ButtonLink>
          )}
          {hasBilling && <ManageBilling owes={owes} />}
          {canCancel && <CancelPlan planName={PLAN_NAME[planType]} until={subscription.periodEnd} />}
        </div>
      )}
    </div>
  );
}

/** `subscription`: null if there is none, undefined if it could not be loaded. `mayManage`: only the owner pays. */
type SubscriptionPanelProps = {
  subscription: SubscriptionView | null | undefined;
  payments?: ReactNode;
  mayManage?: boolean;
};

export function SubscriptionPanel({ subscription, payments, mayManage = true }: SubscriptionPanelProps) {
  return (
    <Panel title="Subscription">
      {subscription ? (
        <Plan {...subscription} mayManage={mayManage} />
      ) : (
        <div className="py-5">
          <Notice
            kind="error"
            title={subscription === null ? "No subscription found" : "We could not load your subscription"}
          >
            <p>Reload the page in a moment. If this continues, please contact support.</p>
          </Notice>
        </div>
      )}
      {payments}
    </Panel>
  );
}
