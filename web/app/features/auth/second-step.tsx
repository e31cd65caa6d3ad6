/** The second step of signing in: a code from an app, or a recovery code where the app is lost. */
import { messageText } from "@citeworthy/core/messages";
import { type FormEvent, useState } from "react";
import { postAuth } from "../../session/auth-request.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { SupportLink } from "../../ui/marks/support-link.tsx";
import { typed } from "./form-fields.ts";
import { SubmitButton } from "./submit-button.tsx";

type SecondStepProps = {
  /** Returns an error message, or null once the user has left the page. */
  onEntered: () => Promise<string | null>;
  /** Back to the password, with a reason to show. */
  onStartAgain: (reason: string | null) => void;
};

const WAYS = {
  app: {
    path: "two-factor/verify-totp",
    label: "Code from your app",
    hint: "The 6 digits that your authenticator app shows.",
    other: "Use a recovery code",
  },
  recovery: {
    path: "two-factor/verify-backup-code",
    label: "Recovery code",
    hint: "One of the codes that you saved when you turned on two-step sign-in.",
    other: "Use a code from your app",
  },
} as const;
type Way = keyof typeof WAYS;

/** The sign-in under way is over: only the password starts another. */
const OVER = new Set(["INVALID_TWO_FACTOR_COOKIE", "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE"]);

/** Returns an error message, or null once the user has left the page. */
async function verify(path: string, code: string, { onEntered, onStartAgain }: SecondStepProps) {
  const answer = await postAuth(path, { code }).catch(() => null);
  if (answer?.ok) return onEntered();
  if (answer?.code && OVER.has(answer.code)) onStartAgain(answer.said);
  return answer?.said ?? messageText("account/sign-in-error");
}

export function SecondStep({ onEntered, onStartAgain }: SecondStepProps) {
  const [way, setWay] = useState<Way>("app");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { path, other } = WAYS[way];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const code = typed(event.currentTarget, "code").trim();
    setProblem(code ? null : messageText("account/code-required"));
    if (!code) return;
    setBusy(true);
    const trouble = await verify(path, code, { onEntered, onStartAgain });
    setBusy(false);
    setProblem(trouble);
  }

  const change = () => {
    setWay(way === "app" ? "recovery" : "app");
    setProblem(null);
  };
  return (
    <div className="grid gap-5">
      <form key={way} method="post" noValidate onSubmit={submit} className="grid gap-4">
        {problem && <Notice kind="error">{problem}</Notice>}
        <CodeField way={way} />
        <SubmitButton busy={busy}>Continue</SubmitButton>
      </form>
      <div className="flex flex-wrap gap-x-2">
        <Button variant="quiet" size="small" onClick={change}>
          {other}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onStartAgain(null)}>
          Back
        </Button>
      </div>
      {way === "recovery" && <NoCodeHelp />}
    </div>
  );
}

function CodeField({ way }: { way: Way }) {
  const { label, hint } = WAYS[way];
  const isApp = way === "app";
  return (
    <Field
      label={label}
      name="code"
      hint={hint}
      inputMode={isApp ? "numeric" : "text"}
      autoComplete={isApp ? "one-time-code" : "off"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      // The step replaces the form in which the user just pressed a button.
      autoFocus
    />
  );
}

function NoCodeHelp() {
  return (
    <p className="text-14 text-quiet">
      No app and no recovery code? Write to <SupportLink />. We will ask you to prove that the account is
      yours.
    </p>
  );
}
