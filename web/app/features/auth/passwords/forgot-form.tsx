/** Requests a reset link. The response is the same whether or not the email address has an account. */
import { messageText } from "@citeworthy/core/messages";
import { unsentText } from "../../../connection/unsent-text.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { requestReset } from "../auth-calls.ts";
import { looksLikeEmail } from "../credentials.ts";
import { SubmitButton } from "../submit-button.tsx";
import { useOneField } from "./use-one-field.ts";

export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { slip, refused, busy, submit } = useOneField({
    name: "email",
    slipIn: (typed) => emailProblem(typed.trim()),
    send: async (typed) => {
      const trouble = await ask(typed.trim());
      if (trouble === null) onSent(typed.trim());
      return trouble;
    },
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-quiet">
        Enter your account email and we will send you a link to reset your password.
      </p>
      {refused && <Notice kind="error">{refused}</Notice>}
      <Field label="Email" name="email" type="email" autoComplete="username" error={slip} />
      <SubmitButton busy={busy}>Send reset link</SubmitButton>
    </form>
  );
}

function emailProblem(email: string): string | null {
  if (!email) return messageText("account/fields-missing");
  return looksLikeEmail(email) ? null : messageText("account/email-invalid");
}

async function ask(email: string): Promise<string | null> {
  try {
    const answer = await requestReset(email);
    return answer.ok ? null : answer.message;
  } catch (error) {
    return unsentText(error);
  }
}
