/** Runs a step that needs a recent sign-in; asks for the password first if the last one was too long ago. */
import { messageText } from "@citeworthy/core/messages";
import { type FormEvent, type ReactNode, useState } from "react";
import { Notice } from "../ui/feedback/notice.tsx";
import { Button } from "../ui/form/button.tsx";
import { PasswordField } from "../ui/form/password-field.tsx";
import { Dialog } from "../ui/layout/dialog.tsx";
import { askConfirmation, confirmWithPassword } from "./confirmation-calls.ts";

type Step = () => void;
type Waiting = { step: Step; hasPassword: boolean };

/** `dialog` has to be rendered by the caller. */
export function useConfirmed(): { run: (step: Step) => Promise<void>; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const run = async (step: Step) => {
    const confirmation = await askConfirmation();
    if (confirmation === null || confirmation.isRecent) step();
    else setWaiting({ step, hasPassword: confirmation.hasPassword });
  };
  const close = () => setWaiting(null);
  const dialog = waiting && (
    <Dialog
      open
      onClose={close}
      title="Confirm it is you"
      description={
        waiting.hasPassword
          ? "You signed in a while ago. Enter your password to continue."
          : messageText("account/confirm-by-signing-in")
      }
    >
      {waiting.hasPassword && (
        <PasswordForm
          onConfirmed={() => {
            close();
            waiting.step();
          }}
        />
      )}
    </Dialog>
  );
  return { run, dialog };
}

function PasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A form around the opener must not take this for its own submission.
    event.stopPropagation();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get("password") ?? "");
    if (!password) return setProblem(messageText("account/fields-missing"));
    setBusy(true);
    const trouble = await confirmWithPassword(password);
    setBusy(false);
    setProblem(trouble);
    if (trouble === null) onConfirmed();
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {problem && <Notice kind="error">{problem}</Notice>}
      <PasswordField label="Your password" name="password" autoComplete="current-password" />
      <Button type="submit" variant="primary" busy={busy} wide>
        Continue
      </Button>
    </form>
  );
}
