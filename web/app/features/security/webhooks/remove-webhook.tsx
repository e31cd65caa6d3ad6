/** Asks before a webhook is deleted. */
import { ConfirmRemoval } from "../confirm-removal.tsx";
import { WEBHOOK_INTENT, type WebhookEntry } from "./webhook-forms.ts";

export function RemoveWebhook({ webhook: { id, url } }: { webhook: WebhookEntry }) {
  return (
    <ConfirmRemoval
      verb="Delete"
      label={`Delete ${url}`}
      title="Delete this webhook?"
      description={`${url} gets no more messages, and its deliveries leave the log.`}
      field={{ name: "id", value: id }}
      intent={WEBHOOK_INTENT.remove}
      submit="Delete webhook"
      done="Webhook deleted."
    />
  );
}
