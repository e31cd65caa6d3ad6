/** Changes a webhook in a dialog: its events and format, on or off, and a new secret. */
import { useEffect, useState } from "react";
import { useConfirmed } from "../../../identity/use-confirmed.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { ActionForm } from "../../../ui/form/action-form.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { useAction } from "../../../ui/form/use-action.ts";
import { Dialog } from "../../../ui/layout/dialog.tsx";
import { EventChoice, FormatChoice, ShownSecret } from "./new-webhook.tsx";
import { type CreatedWebhook, WEBHOOK_INTENT, type WebhookEntry } from "./webhook-forms.ts";

type DialogProps = { webhook: WebhookEntry; onClose: () => void };

function ChangeDialog({ webhook: { id, url, events, format, isDisabled }, onClose }: DialogProps) {
  const action = useAction<CreatedWebhook | null>();
  const { run, dialog } = useConfirmed();
  const secret = action.value?.secret ?? null;
  const { isBusy, isDone } = action;
  useEffect(() => {
    if (!isDone || secret) return;
    toast("Webhook changed.");
    onClose();
  }, [isDone, secret, onClose]);
  return (
    <>
      {dialog}
      <Dialog
        open
        onClose={onClose}
        title={secret ? "Copy the new secret" : "Change webhook"}
        description={
          secret
            ? "The old secret no longer works. This is the only time you see the new one."
            : `For another address than ${url}, add another webhook.`
        }
      >
        {secret ? (
          <ShownSecret secret={secret} onClose={onClose} />
        ) : (
          <>
            <ActionForm
              action={action}
              intent={WEBHOOK_INTENT.change}
              fields={{ id }}
              submit="Save"
              variant="primary"
              wide
            >
              <EventChoice chosen={events} />
              <FormatChoice chosen={format} />
            </ActionForm>
            <div className="flex flex-wrap gap-3 border-t border-line pt-5">
              <Button
                disabled={isBusy}
                onClick={() =>
                  action.post({ id, intent: isDisabled ? WEBHOOK_INTENT.resume : WEBHOOK_INTENT.pause })
                }
              >
                {isDisabled ? "Turn on" : "Pause"}
              </Button>
              <Button
                disabled={isBusy}
                onClick={() => void run(() => action.post({ id, intent: WEBHOOK_INTENT.renew }))}
              >
                New secret
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}

export function ChangeWebhook({ webhook }: { webhook: WebhookEntry }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`Change ${webhook.url}`} onClick={() => setOpen(true)}>
        Change
      </Button>
      {open && <ChangeDialog webhook={webhook} onClose={() => setOpen(false)} />}
    </>
  );
}
