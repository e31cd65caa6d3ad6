/** Shows the key of the account to an authenticator app and asks for the first code. */
import { messageText } from "@citeworthy/core/messages";
import { type FormEvent, useState } from "react";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { CopyButton } from "../../ui/parts/copy-button.tsx";
import { QrCode } from "./qr-code.tsx";
import { finishSetup } from "./two-factor-calls.ts";

type AppSetupProps = { uri: string; onDone: () => void; onCancel: () => void };

const groupsOfFour = (key: string) => key.replace(/(.{4})(?=.)/g, "$1 ");

export function AppSetup({ uri, onDone, onCancel }: AppSetupProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const key = new URL(uri).searchParams.get("secret") ?? "";

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const code = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    if (!code) return setProblem(messageText("account/code-required"));
    setBusy(true);
    const outcome = await finishSetup(code);
    setBusy(false);
    if (outcome.ok) onDone();
    else setProblem(outcome.problem);
  }

  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-3">
        <QrCode text={uri} label="QR code for your authenticator app" />
        <p className="text-14 text-quiet">
          Or type this key: <span className="font-mono break-all text-ink">{groupsOfFour(key)}</span>
        </p>
        <CopyButton text={key} what="key" variant="line" />
      </div>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        {problem && <Notice kind="error">{problem}</Notice>}
        <Field
          label="The 6 digits it shows"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy}>
            Turn on
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}
