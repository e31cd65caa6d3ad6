/** Opens the payment provider's portal, where cards, invoices and plan changes are managed. */
import { connectionMessages } from "@citeworthy/core/messages/connection";
import { type FormEvent, type ReactNode, useEffect } from "react";
import { useFetcher } from "react-router";
import { useConfirmed } from "../identity/use-confirmed.tsx";
import { toast } from "../ui/feedback/toast.tsx";
import { Button } from "../ui/form/button.tsx";
import { OPEN_PORTAL } from "./open-portal.ts";

/** The router would load the dashboard's code, fail, and reload the page, which is lost without a connection. */
function isOffline(): boolean {
  if (navigator.onLine) return false;
  toast(connectionMessages["analysis/offline"].text, "error");
  return true;
}

export function PortalButton({ isPrimary, children }: { isPrimary: boolean; children: ReactNode }) {
  const { Form, state, data, reset, submit } = useFetcher<{ ok: boolean; problem?: string }>();
  const { run, dialog } = useConfirmed();
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (isOffline()) return;
    void run(() => void submit({ intent: OPEN_PORTAL }, { method: "post", action: "/dashboard" }));
  };
  useEffect(() => {
    if (data?.problem) toast(data.problem, "error");
  }, [data]);
  // The browser's back button restores the page as it was left, with a busy button.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, [reset]);
  return (
    <Form method="post" action="/dashboard" onSubmit={open}>
      <Button
        type="submit"
        name="intent"
        value={OPEN_PORTAL}
        variant={isPrimary ? "primary" : "line"}
        busy={state !== "idle"}
      >
        {children}
      </Button>
      {dialog}
    </Form>
  );
}
