/** Asks before a webhook is deleted. */
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Dialog } from "../../../ui/layout/dialog.tsx";
import { problemIn, type SecurityAnswer } from "../security-forms.ts";
import { WEBHOOK_INTENT, type WebhookEntry } from "./webhook-forms.ts";

export function RemoveWebhook({ webhook: { id, url } }: { webhook: WebhookEntry }) {
  const [asking, setAsking] = useState(false);
  const { Form, state, data } = useFetcher<SecurityAnswer>();
  const problem = state === "idle" ? problemIn(data) : null;
  useEffect(() => {
    if (data?.ok) toast("Webhook deleted.");
  }, [data]);
  return (
    <>
      <Button size="small" variant="danger" aria-label={`Delete ${url}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Dialog
        open={asking && !data?.ok}
        onClose={() => setAsking(false)}
        title="Delete this webhook?"
        description={`${url} gets no more messages, and its deliveries leave the log.`}
      >
        {problem && <Notice kind="error">{problem}</Notice>}
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value={WEBHOOK_INTENT.remove}
            variant="danger"
            busy={state !== "idle"}
          >
            Delete webhook
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </Form>
      </Dialog>
    </>
  );
}
