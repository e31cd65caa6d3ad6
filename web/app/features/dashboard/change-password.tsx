/** Changes the password after checking the current one. The server signs out all other devices. */
import { messageText } from "@citeworthy/core/messages";
import { type FormEvent, useState } from "react";
import { unsentText } from "../../connection/unsent-text.ts";
import { postAuth } from "../../session/auth-request.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { Button } from "../../ui/form/button.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { Dialog } from "../../ui/layout/dialog.tsx";

type ChangePasswordProps = { minLength: number; onClose: () => void };
type Passwords = { currentPassword: string; newPassword: string };

/** Returns `null` on success, otherwise an error message. */
export async function changePassword(passwords: Passwords, post = postAuth): Promise<string | null> {
  try {
    const answer = await post("change-password", { ...passwords, revokeOtherSessions: true });
    if (answer.ok) return null;
    if (answer.code === "INVALID_PASSWORD") return messageText("account/password-wrong");
    if (answer.code === "CREDENTIAL_ACCOUNT_NOT_FOUND") return messageText("account/password-none");
    return answer.said ?? messageText("account/password-unchanged");
  } catch (error) {
    return unsentText(error);
  }
}

export function slipIn({ currentPassword, newPassword }: Passwords, minLength: number): string | null {
  if (!currentPassword || !newPassword) return messageText("account/fields-missing");
  return newPassword.length < minLength ? messageText("account/password-short", { length: minLength }) : null;
}

export function ChangePassword({ minLength, onClose }: ChangePasswordProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const passwords = {
      currentPassword: String(form.get("current") ?? ""),
      newPassword: String(form.get("new") ?? ""),
    };
    const slip = slipIn(passwords, minLength);
    setProblem(slip);
    if (slip) return;
    setBusy(true);
    const refused = await changePassword(passwords);
    setBusy(false);
    setProblem(refused);
    if (refused) return;
    toast("Password changed. You have been signed out on all other devices.");
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Change password"
      description="You will be signed out on all other devices."
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        {problem && <Notice kind="error">{problem}</Notice>}
        <PasswordField label="Current password" name="current" autoComplete="current-password" />
        <PasswordField
          label="New password"
          name="new"
          autoComplete="new-password"
          hint={`At least ${minLength} characters.`}
        />
        <Button type="submit" variant="primary" busy={busy} wide>
          Change password
        </Button>
      </form>
    </Dialog>
  );
}
