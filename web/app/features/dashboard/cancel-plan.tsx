/** Asks for confirmation and says until when the plan stays active. The paid period is not cut short. */
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useConfirmed } from "../../identity/use-confirmed.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { DateText } from "../../ui/figures/date-text.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Dialog } from "../../ui/layout/dialog.tsx";
import { type FormAnswer, INTENT, problemOf } from "./dashboard-forms.ts";

type CancelPlanProps = { planName: string; until: string | null };

export function CancelPlan({ planName, until }: CancelPlanProps) {
  const [asking, setAsking] = useState(false);
  const { run, dialog } = useConfirmed();
  const { Form, state, data, reset } = useFetcher<FormAnswer>();
  const problem = problemOf(data);

  useEffect(() => {
    if (data?.ok) toast("Your plan is cancelled. You will not be charged again.");
  }, [data]);

  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void run(() => setAsking(true))}>
        Cancel plan
      </Button>
      {dialog}
      <Dialog
        open={asking && !data?.ok}
        onClose={close}
        title={`Cancel ${planName}?`}
        description={<WhatHappens until={until} />}
      >
        {problem && <Notice kind="error">{problem}</Notice>}
        <Form method="post" className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value={INTENT.cancelPlan}
            variant="danger"
            busy={state !== "idle"}
          >
            Cancel at period end
          </Button>
          <Button variant="quiet" onClick={close}>
            Keep {planName}
          </Button>
        </Form>
      </Dialog>
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
