/** Asks for the password before a change of how the account is protected. */
import { messageText } from "@citeworthy/core/messages";
import { type FormEvent, useState } from "react";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button, type ButtonVariant } from "../../ui/form/button.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";

type PasswordStepProps = {
  action: string;
  variant?: ButtonVariant;
  onCancel: () => void;
  /** Returns an error message, or null on success. */
  send: (password: string) => Promise<string | null>;
};

export function PasswordStep({ action, variant = "primary", onCancel, send }: PasswordStepProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get("password") ?? "");
    if (!password) return setProblem(messageText("account/fields-missing"));
    setBusy(true);
    const trouble = await send(password);
    setBusy(false);
    setProblem(trouble);
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {problem && <Notice kind="error">{problem}</Notice>}
      <PasswordField label="Your password" name="password" autoComplete="current-password" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={variant} busy={busy}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
