/** The email address of the account. A change takes a confirmation at the old and at the new address. */
import { Mail } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useConfirmed } from "../../identity/use-confirmed.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ActionButton } from "../../ui/form/action-form.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { Panel } from "../../ui/layout/panel.tsx";
import { Entry, EntryList } from "./entry.tsx";
import { SECURITY_INTENT } from "./security-forms.ts";

export type PendingEmail = { newEmail: string; isOldConfirmed: boolean; isNewConfirmed: boolean };
type EmailPanelProps = { email: string; pending: PendingEmail | null };

function Pending({ email, pending }: { email: string; pending: PendingEmail }) {
  const missing = [!pending.isOldConfirmed && email, !pending.isNewConfirmed && pending.newEmail].filter(
    Boolean,
  );
  return (
    <div className="mt-4 grid gap-3">
      <Notice kind="info" title={`Your address will change to ${pending.newEmail}`}>
        <p>Open the link that we sent to {missing.join(" and to ")}. It works for 24 hours.</p>
      </Notice>
      <ActionButton intent={SECURITY_INTENT.cancelEmail}>Keep {email}</ActionButton>
    </div>
  );
}

function ChangeForm({ onClose }: { onClose: () => void }) {
  const { post, isBusy, problem } = useAction();
  const { run, dialog } = useConfirmed();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    fields.set("intent", SECURITY_INTENT.changeEmail);
    void run(() => post(fields));
  };
  return (
    <>
      <form method="post" noValidate onSubmit={send} className="mt-4 grid gap-4">
        {problem && <Notice kind="error">{problem}</Notice>}
        <Field label="New email" name="email" type="email" autoComplete="email" maxLength={254} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" size="small" busy={isBusy}>
            Send both links
          </Button>
          <Button variant="quiet" size="small" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}

export function EmailPanel({ email, pending }: EmailPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title="Email address" aside="A change is confirmed at both addresses.">
      <EntryList>
        <Entry icon={Mail} name={email} detail="For signing in and for emails about your account.">
          {!isOpen && pending === null && (
            <Button size="small" onClick={() => setOpen(true)}>
              Change
            </Button>
          )}
        </Entry>
      </EntryList>
      {pending ? (
        <Pending email={email} pending={pending} />
      ) : (
        isOpen && <ChangeForm onClose={() => setOpen(false)} />
      )}
    </Panel>
  );
}
