/** A refusal, everywhere in the product: what happened, what to do about it, and a button that does it. */
import { messageText } from "@citeworthy/core/messages";
import { QUOTAS } from "@citeworthy/core/product/plans/plans";
import type { ReactNode } from "react";
import { WhatToDo } from "../ui/feedback/what-to-do.tsx";
import { DateText } from "../ui/figures/date-text.tsx";
import { Button, ButtonLink } from "../ui/form/button.tsx";
import { SupportLink } from "../ui/marks/support-link.tsx";
import { Card } from "../ui/parts/card.tsx";
import { PortalButton } from "./portal-button.tsx";
import type { Reason, Refused } from "./refused.ts";

type RefusalProps = {
  refused: Refused;
  /** Replaces the reason's own title. */
  title?: string;
  /** When the trial or the plan ended. */
  endedAt?: string | null;
  /** Announced at once by screen readers, because the user has just pressed a button. */
  isNews?: boolean;
  onRetry?: (() => void) | undefined;
  /** More buttons. */
  children?: ReactNode;
};

const TITLE: Record<Reason, string> = {
  "trial-over": "Your trial has ended",
  "free-plan": "Not included in the free plan",
  "plan-over": "Your paid plan has ended",
  quota: "Usage Limit Reached",
  payment: "Your payment is on hold",
  "no-plan": "We could not find your plan",
  fault: "Something went wrong on our side",
  wait: "Please wait a moment",
};

export function Refusal({ refused, title, endedAt, isNews = false, onRetry, children }: RefusalProps) {
  const { reason } = refused;
  return (
    <Card {...(isNews && { role: "alert" })} className="grid max-w-160 gap-3">
      <h2 className="text-22">{title ?? TITLE[reason]}</h2>
      <Message {...refused} />
      <p className="text-quiet">
        <Advice {...refused} endedAt={endedAt ?? null} />
      </p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        <Actions reason={reason} onRetry={onRetry} />
        {children}
      </div>
    </Card>
  );
}

/** The limit of the free plan is 0, which explains nothing. */
const Message = ({ reason, message }: Refused) => (reason === "free-plan" ? null : <p>{message}</p>);

function Advice({ reason, message, resetsAt, isUsageCheck, endedAt }: Refused & { endedAt: string | null }) {
  switch (reason) {
    case "trial-over":
    case "plan-over":
      return (
        <>
          {endedAt && (
            <>
              It ended on <DateText iso={endedAt} long />.{" "}
            </>
          )}
          Your saved results stay. Choose a plan to analyze pages and generate articles again.
        </>
      );
    case "free-plan":
      return `The free plan includes ${QUOTAS.free.ai_visibility} AI visibility runs a month. Content analyses and articles are part of Core and Pro.`;
    case "quota":
      return resetsAt ? (
        <>
          Your next uses are available on <DateText iso={resetsAt} long />.
        </>
      ) : (
        "A trial has a fixed number of uses. Choose a plan for more. Your saved results stay."
      );
    case "payment":
      return "Your plan continues as soon as the payment goes through. Your saved results stay.";
    case "wait":
      return "This protects the service for everyone. Nothing was counted.";
    case "no-plan":
      return (
        <>
          Nothing was counted. If the problem persists,{" "}
          <SupportLink text="contact support" otherwise="contact the operator of this site" />.
        </>
      );
    case "fault":
      return isUsageCheck ? messageText("usage/unverifiable") : <WhatToDo message={message} />;
  }
}

function Actions({ reason, onRetry }: { reason: Reason; onRetry: (() => void) | undefined }) {
  if (reason === "fault" || reason === "wait" || reason === "no-plan")
    return onRetry && <Button onClick={onRetry}>Try again</Button>;
  if (reason === "payment")
    return (
      <>
        <PortalButton isPrimary>Update payment</PortalButton>
        <ButtonLink to="/pricing">See plans</ButtonLink>
      </>
    );
  return (
    <ButtonLink to="/pricing" variant="primary">
      Upgrade Plan
    </ButtonLink>
  );
}
