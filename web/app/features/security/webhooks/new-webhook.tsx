/** Adds a webhook in a dialog, and shows the secret that its messages are signed with once. */
import {
  EVENT_TEXT,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookFormat,
} from "@citeworthy/core/product/webhooks";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useConfirmed } from "../../../identity/use-confirmed.tsx";
import { ActionForm } from "../../../ui/form/action-form.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Field, FieldParts } from "../../../ui/form/field.tsx";
import { type PageAction, useAction } from "../../../ui/form/use-action.ts";
import { Dialog } from "../../../ui/layout/dialog.tsx";
import { CopyButton } from "../../../ui/parts/copy-button.tsx";
import { SELECT_CLASS } from "../select-class.ts";
import { type CreatedWebhook, WEBHOOK_INTENT } from "./webhook-forms.ts";

/** `chosen`: the events to begin with. */
export const EventChoice = ({ chosen }: { chosen: readonly WebhookEvent[] }) => (
  <fieldset className="grid gap-1">
    <legend className="mb-1.5 text-14 font-semibold">Events</legend>
    {WEBHOOK_EVENTS.map((event) => (
      <label key={event} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
        <input
          type="checkbox"
          name="event"
          value={event}
          defaultChecked={chosen.includes(event)}
          className="mt-1 size-4.5 shrink-0 accent-accent"
        />
        <span>
          <code className="font-mono text-14 font-semibold">{event}</code>
          <span className="block text-14 text-quiet">{EVENT_TEXT[event]}</span>
        </span>
      </label>
    ))}
  </fieldset>
);

export const FormatChoice = ({ chosen }: { chosen: WebhookFormat }) => (
  <FieldParts label="Format" hint="Slack and compatible services show a text.">
    {(parts) => (
      <select {...parts} name="format" defaultValue={chosen} className={SELECT_CLASS}>
        <option value="standard">Standard Webhooks</option>
        <option value="slack">Slack</option>
      </select>
    )}
  </FieldParts>
);

export const ShownSecret = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <div className="grid gap-5">
    <code className="block rounded-md border border-line bg-wash p-4 font-mono text-14 break-all select-all">
      {secret}
    </code>
    <div className="flex flex-wrap gap-3">
      <CopyButton text={secret} label="Copy secret" size="medium" variant="primary" />
      <Button onClick={onClose}>Done</Button>
    </div>
  </div>
);

const WebhookForm = ({ action }: { action: PageAction<CreatedWebhook> }) => (
  <ActionForm action={action} intent={WEBHOOK_INTENT.create} submit="Add webhook" variant="primary" wide>
    <Field label="Address" name="url" type="url" required placeholder="https://example.com/hooks" />
    <EventChoice chosen={WEBHOOK_EVENTS} />
    <FormatChoice chosen="standard" />
  </ActionForm>
);

function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const action = useAction<CreatedWebhook>();
  const secret = action.value?.secret ?? null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={secret ? "Copy the secret" : "New webhook"}
      description={
        secret
          ? "Your server checks the signature of each message with it. This is the only time you see it."
          : "We send a message to your server when something happens."
      }
    >
      {secret ? <ShownSecret secret={secret} onClose={onClose} /> : <WebhookForm action={action} />}
    </Dialog>
  );
}

/** `dialog` must be rendered where it stays: the first webhook replaces the empty state around the button. */
export function useNewWebhook(): { button: ReactNode; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const { run, dialog } = useConfirmed();
  const button = (
    <Button size="small" onClick={() => void run(() => setOpen(true))}>
      <Plus aria-hidden="true" className="size-4" />
      New webhook
    </Button>
  );
  const dialogs = (
    <>
      {dialog}
      {open && <NewWebhookDialog onClose={() => setOpen(false)} />}
    </>
  );
  return { button, dialog: dialogs };
}
