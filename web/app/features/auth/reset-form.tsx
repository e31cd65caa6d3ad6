/** Chooses a new password with the token of the mail. */
import { messageText } from "@citeworthy/core/messages";
import { type FormEvent, useState } from "react";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { resetPassword } from "./auth-calls.ts";
import { passwordProblem } from "./credentials.ts";
import { focusOn, typed } from "./form-fields.ts";
import { SubmitButton } from "./submit-button.tsx";

export type ResetEnding = "changed" | "link-dead";
type ResetFormProps = { token: string; minPasswordLength: number; onEnd: (ending: ResetEnding) => void };

export function ResetForm({ token, minPasswordLength, onEnd }: ResetFormProps) {
  const [slip, setSlip] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const newPassword = typed(form, "password");
    const wrong = newPassword
      ? passwordProblem(newPassword, minPasswordLength)
      : messageText("account/fields-missing");
    setSlip(wrong);
    setRefused(null);
    if (wrong) return focusOn(form, "password");

    setBusy(true);
    const result = await change({ newPassword, token });
    setBusy(false);
    if ("ending" in result) onEnd(result.ending);
    else setRefused(result.refused);
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {refused && <Notice kind="error">{refused}</Notice>}
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={slip === null && `At least ${minPasswordLength} characters.`}
        error={slip}
      />
      <SubmitButton busy={busy}>Change password</SubmitButton>
    </form>
  );
}

type Change = { newPassword: string; token: string };

async function change(request: Change): Promise<{ ending: ResetEnding } | { refused: string }> {
  const answer = await resetPassword(request).catch(() => null);
  if (answer === null) return { refused: messageText("account/reset-failed") };
  if (answer.ok) return { ending: "changed" };
  return answer.code === "INVALID_TOKEN" ? { ending: "link-dead" } : { refused: answer.message };
}
