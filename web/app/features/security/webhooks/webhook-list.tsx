/** The user's webhooks: where messages go, about what, and whether they still do. */
import { Webhook as WebhookIcon } from "lucide-react";
import type { ReactNode } from "react";
import { AddressText } from "../../../addresses/address-text.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Pill } from "../../../ui/figures/pill.tsx";
import { ActionButton } from "../../../ui/form/action-form.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Entry, EntryList } from "../entry.tsx";
import { ChangeWebhook } from "./change-webhook.tsx";
import { useNewWebhook } from "./new-webhook.tsx";
import { RemoveWebhook } from "./remove-webhook.tsx";
import { SENT, WEBHOOK_INTENT, type WebhookEntry } from "./webhook-forms.ts";

function WebhookItem({ webhook }: { webhook: WebhookEntry }) {
  const { id, url, events, format, isDisabled } = webhook;
  return (
    <Entry
      icon={WebhookIcon}
      name={
        <>
          <span className="min-w-0">
            <AddressText address={url} />
          </span>
          {isDisabled && <Pill tone="poor">Off</Pill>}
        </>
      }
      detail={`${events.join(", ")}${format === "slack" ? ", as Slack messages" : ""}`}
    >
      {!isDisabled && (
        <ActionButton intent={WEBHOOK_INTENT.test} fields={{ id }} label={`Test ${url}`} done={SENT}>
          Test
        </ActionButton>
      )}
      <ChangeWebhook webhook={webhook} />
      <RemoveWebhook webhook={webhook} />
    </Entry>
  );
}

function Webhooks({ webhooks, button }: { webhooks: WebhookEntry[]; button: ReactNode }) {
  if (webhooks.length === 0)
    return (
      <div className="mt-6">
        <EmptyState title="No webhooks yet" action={button}>
          <p>Add one to hear about finished analyses and changes of your monitors in your own tools.</p>
        </EmptyState>
      </div>
    );
  return (
    <>
      <EntryList>
        {webhooks.map((webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} />
        ))}
      </EntryList>
      <div className="mt-4">{button}</div>
    </>
  );
}

/** `webhooks` is null if the list could not be read. */
export function WebhookList({ webhooks }: { webhooks: WebhookEntry[] | null }) {
  const { button, dialog } = useNewWebhook();
  return (
    <Panel title="Webhooks" aside="Messages to your server, signed as Standard Webhooks.">
      {webhooks === null ? (
        <div className="mt-4">
          <Notice kind="error">We could not load your webhooks. Please reload the page.</Notice>
        </div>
      ) : (
        <Webhooks webhooks={webhooks} button={button} />
      )}
      {dialog}
    </Panel>
  );
}
