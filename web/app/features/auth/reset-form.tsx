/** Chooses a new password with the token of the mail. A link that no longer works leads to a new one. */
import { messageText } from "@citeworthy/core/messages";
import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { resetPassword } from "./auth-calls.ts";
import { passwordProblem } from "./credentials.ts";
import { focusOn, typed } from "./form-fields.ts";
import { useHydrated } from "./use-hydrated.ts";

type Phase =
  | { kind: "asking"; slip?: string; refused?: string }
  | { kind: "busy" }
  | { kind: "changed" }
  | { kind: "link-dead" };

type ResetFormProps = { token: string | null; minPasswordLength: number };

export function ResetForm({ token, minPasswordLength }: ResetFormProps) {
  const [phase, setPhase] = useState<Phase>({ kind: "asking" });
  const hydrated = useHydrated();
  if (token === null || phase.kind === "link-dead") return <LinkDead />;

  async function submit(event: FormEvent<HTMLFormElement>, token: string) {
    event.preventDefault();
    if (phase.kind === "busy") return;
    const form = event.currentTarget;
    const newPassword = typed(form, "password");
    const slip = newPassword
      ? passwordProblem(newPassword, minPasswordLength)
      : messageText("account/fields-missing");
    if (slip) {
      setPhase({ kind: "asking", slip });
      return focusOn(form, "password");
    }
    setPhase({ kind: "busy" });
    setPhase(await change({ newPassword, token }));
  }

  if (phase.kind === "changed") return <Changed />;
  return (
    <form method="post" noValidate onSubmit={(event) => submit(event, token)} className="grid gap-5">
      {phase.kind === "asking" && phase.refused && <Notice kind="error">{phase.refused}</Notice>}
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters.`}
        error={phase.kind === "asking" ? phase.slip : null}
      />
      <Button type="submit" variant="primary" wide busy={phase.kind === "busy"} disabled={!hydrated}>
        Change password
      </Button>
    </form>
  );
}

async function change(request: { newPassword: string; token: string }): Promise<Phase> {
  const answer = await resetPassword(request).catch(() => null);
  if (answer === null) return { kind: "asking", refused: messageText("account/reset-failed") };
  if (answer.ok) return { kind: "changed" };
  return answer.code === "INVALID_TOKEN"
    ? { kind: "link-dead" }
    : { kind: "asking", refused: answer.message };
}

const LinkDead = () => (
  <>
    <Notice kind="error">{messageText("account/link-expired")}</Notice>
    <ButtonLink to="/forgot-password" variant="primary" wide>
      Send a new link
    </ButtonLink>
  </>
);

const Changed = () => (
  <>
    <Notice kind="good">Your password is changed. Other devices have been signed out.</Notice>
    <ButtonLink to="/signin" variant="primary" wide>
      Sign In
    </ButtonLink>
  </>
);
