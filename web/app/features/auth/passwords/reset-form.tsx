/** Sets a new password with the token from the email. */
import { messageText } from "@citeworthy/core/messages";
import { unsentText } from "../../../connection/unsent-text.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { resetPassword } from "../auth-calls.ts";
import { passwordProblem } from "../credentials.ts";
import { SubmitButton } from "../submit-button.tsx";
import { useOneField } from "./use-one-field.ts";

export type ResetEnding = "changed" | "link-dead";
type ResetFormProps = { token: string; minPasswordLength: number; onEnd: (ending: ResetEnding) => void };

export function ResetForm({ token, minPasswordLength, onEnd }: ResetFormProps) {
  const { slip, refused, busy, submit } = useOneField({
    name: "password",
    slipIn: (password) =>
      password ? passwordProblem(password, minPasswordLength) : messageText("account/fields-missing"),
    send: async (newPassword) => {
      const result = await change({ newPassword, token });
      if ("refused" in result) return result.refused;
      onEnd(result.ending);
      return null;
    },
  });
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
  try {
    const answer = await resetPassword(request);
    if (answer.ok) return { ending: "changed" };
    return answer.code === "INVALID_TOKEN" ? { ending: "link-dead" } : { refused: answer.message };
  } catch (error) {
    return { refused: unsentText(error) };
  }
}
