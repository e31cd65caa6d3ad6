/** Sends something again or for the first time: a test, or a delivery from the log. */
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { toast } from "../../../ui/feedback/toast.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { problemIn, type SecurityAnswer } from "../security-forms.ts";

type SendButtonProps = { intent: string; id: string; label: string; what: string };

export function SendButton({ intent, id, label, what }: SendButtonProps) {
  const { Form, state, data } = useFetcher<SecurityAnswer>();
  useEffect(() => {
    if (state !== "idle" || !data) return;
    const problem = problemIn(data);
    if (problem) toast(problem, "error");
    else toast("Sent. The log shows the answer in a moment.");
  }, [state, data]);
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        size="small"
        name="intent"
        value={intent}
        busy={state !== "idle"}
        aria-label={`${label} ${what}`}
      >
        {label}
      </Button>
    </Form>
  );
}
