/** Opens the provider's portal, where cards, invoices and plan changes are managed. */
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useConfirmed } from "../../session/use-confirmed.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { type FormAnswer, INTENT, problemOf } from "./dashboard-forms.ts";

export function ManageBilling({ owes }: { owes: boolean }) {
  const { Form, state, data, reset, submit } = useFetcher<FormAnswer>();
  const { run, dialog } = useConfirmed();
  const busy = state !== "idle";

  useEffect(() => {
    const problem = problemOf(data);
    if (problem) toast(problem, "error");
  }, [data]);
  // The browser's back button restores the page as it was left, with a busy button.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, [reset]);

  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => void submit({ intent: INTENT.openPortal }, { method: "post" }));
      }}
    >
      <Button
        type="submit"
        name="intent"
        value={INTENT.openPortal}
        variant={owes ? "primary" : "line"}
        busy={busy}
      >
        {owes ? "Update payment" : "Manage billing"}
      </Button>
      {dialog}
    </Form>
  );
}
