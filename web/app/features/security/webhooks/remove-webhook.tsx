/** Asks before a webhook is deleted. */
import { ConfirmButton } from "../../../ui/form/confirm-button.tsx";
import { WEBHOOK_INTENT, type WebhookEntry } from "./webhook-forms.ts";

export function RemoveWebhook({ webhook: { id, url } }: { webhook: WebhookEntry }) {
  return (
    <ConfirmButton
      verb="Delete"
      label={`Delete ${url}`}
      title="Delete this webhook?"
      description={`${url} gets no more messages, and its deliveries leave the log.`}
      fields={{ id }}
      intent={WEBHOOK_INTENT.remove}
      submit="Delete webhook"
      done="Webhook deleted."
      keep="Keep it"
      danger
    />
  );
}
