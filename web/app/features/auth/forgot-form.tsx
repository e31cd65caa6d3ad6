/** Asks for a reset link. What it says afterwards never tells whether the address has an account. */
import { messageText } from "@citeworthy/core/messages";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { requestReset } from "./auth-calls.ts";
import { looksLikeEmail } from "./credentials.ts";
import { focusOn, typed } from "./form-fields.ts";
import { useHydrated } from "./use-hydrated.ts";

type Phase =
  | { kind: "asking"; slip?: string; refused?: string }
  | { kind: "busy" }
  | { kind: "sent"; email: string };

export function ForgotForm() {
  const [phase, setPhase] = useState<Phase>({ kind: "asking" });
  const hydrated = useHydrated();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (phase.kind === "busy") return;
    const form = event.currentTarget;
    const email = typed(form, "email").trim();
    const slip = emailSlip(email);
    if (slip) {
      setPhase({ kind: "asking", slip });
      return focusOn(form, "email");
    }
    setPhase({ kind: "busy" });
    const refused = await refusalOf(email);
    setPhase(refused === null ? { kind: "sent", email } : { kind: "asking", refused });
  }

  if (phase.kind === "sent") return <Sent email={phase.email} />;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {phase.kind === "asking" && phase.refused && <Notice kind="error">{phase.refused}</Notice>}
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        error={phase.kind === "asking" ? phase.slip : null}
      />
      <Button type="submit" variant="primary" wide busy={phase.kind === "busy"} disabled={!hydrated}>
        Send reset link
      </Button>
    </form>
  );
}

function emailSlip(email: string): string | null {
  if (!email) return messageText("account/fields-missing");
  return looksLikeEmail(email) ? null : messageText("account/email-invalid");
}

async function refusalOf(email: string): Promise<string | null> {
  const answer = await requestReset(email).catch(() => null);
  if (answer === null) return messageText("account/reset-request-failed");
  return answer.ok ? null : answer.message;
}

const Sent = ({ email }: { email: string }) => (
  <Notice kind="good" title="Check your email">
    If there is an account for <b className="break-words">{email}</b>, a link to choose a new password is on
    its way. It works once, for an hour.
  </Notice>
);
