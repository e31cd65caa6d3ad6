/** Asks for confirmation and says until when the plan stays active. The paid period is not cut short. */
import { useConfirmed } from "../../identity/use-confirmed.tsx";
import { DateText } from "../../ui/figures/date-text.tsx";
import { ConfirmButton } from "../../ui/form/confirm-button.tsx";
import { INTENT } from "./dashboard-forms.ts";

type CancelPlanProps = { planName: string; until: string | null };

export function CancelPlan({ planName, until }: CancelPlanProps) {
  const { run, dialog } = useConfirmed();
  return (
    <>
      <ConfirmButton
        verb="Cancel plan"
        size="medium"
        variant="quiet"
        before={(open) => void run(open)}
        title={`Cancel ${planName}?`}
        description={<WhatHappens until={until} />}
        intent={INTENT.cancelPlan}
        submit="Cancel at period end"
        keep={`Keep ${planName}`}
        done="Your plan is cancelled. You will not be charged again."
        danger
      />
      {dialog}
    </>
  );
}

function WhatHappens({ until }: Pick<CancelPlanProps, "until">) {
  if (!until)
    return "Your account moves to the free plan at the end of the paid period. Your saved results stay.";
  return (
    <>
      Your plan stays active until <DateText iso={until} long />. After that, your account moves to the free
      plan. Your saved results stay.
    </>
  );
}
