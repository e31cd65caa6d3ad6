/** Email and password, or Google: the form in the modal and on both auth pages. */
import { messageText } from "@citeworthy/core/messages";
import { site } from "@citeworthy/core/product/identity/site";
import { TRIAL_DAYS } from "@citeworthy/core/product/plans/plans";
import { Suspense, useRef } from "react";
import { Link } from "react-router";
import { part } from "../../delivery/part.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Field } from "../../ui/form/field.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { type AuthField, looksLikeEmail } from "./credentials.ts";
import { focusOn, typed } from "./form-fields.ts";
import { GoogleButton } from "./google-button.tsx";
import { PasskeyButton } from "./passkeys/passkey-button.tsx";
import { SendAgain } from "./send-again.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { type AttemptRules, type CameWith, useAttempt } from "./use-attempt.ts";

type AuthFormProps = AttemptRules & {
  google: boolean;
  /** The error that sent the user here, if any. */
  cameWith?: CameWith | null;
  /** An email address typed earlier, and a callback that keeps it in sync. */
  email?: string;
  onEmail?: (email: string) => void;
};

/** Few accounts have a second step, so the form doesn't carry it. */
const SecondStep = part(async () => ({ default: (await import("./second-step.tsx")).SecondStep }));

const WORDS = {
  "sign-in": { submit: "Sign In", email: "username", password: "current-password" },
  "sign-up": { submit: "Sign Up", email: "email", password: "new-password" },
} as const;

export function AuthForm({ google, cameWith = null, email = "", onEmail, ...rules }: AuthFormProps) {
  const { problem, busy, codeFor, submit, tell, tellBesideEmail, startAgain } = useAttempt(rules, cameWith);
  const form = useRef<HTMLFormElement>(null);
  const words = WORDS[rules.view];
  const isSignUp = rules.view === "sign-up";
  const wrong = (field: AuthField) => ({
    ...(problem?.field === field && { "aria-invalid": true }),
    error: problem?.field === field && problem.beside ? problem.text : null,
  });
  if (codeFor !== null)
    return (
      <Suspense fallback={<Skeleton label="Loading" lines={["60%", "100%"]} />}>
        <SecondStep
          onEntered={() => rules.onEntered({ email: codeFor, signedIn: true })}
          onStartAgain={startAgain}
        />
      </Suspense>
    );
  return (
    <div className="grid gap-5">
      {problem && !problem.beside && <Notice kind="error">{problem.text}</Notice>}
      {problem?.isUnconfirmed && <SendAgain emailOf={() => emailIn(form.current, tellBesideEmail)} />}
      {google && <WithGoogle tell={tell} />}
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete={words.email}
          defaultValue={email}
          onChange={(event) => onEmail?.(event.currentTarget.value)}
          {...wrong("email")}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={words.password}
          hint={isSignUp && !problem?.beside && `At least ${rules.minPasswordLength} characters.`}
          {...wrong("password")}
        />
        <SubmitButton busy={busy}>{words.submit}</SubmitButton>
      </form>
      {!isSignUp && (
        <PasskeyButton onProblem={tell} onEntered={() => rules.onEntered({ email: "", signedIn: true })} />
      )}
      {isSignUp ? <Terms /> : <Forgot />}
    </div>
  );
}

/** The typed address; without a valid one, the field says so. */
function emailIn(form: HTMLFormElement | null, tell: (text: string) => void): string | null {
  if (form === null) return null;
  const email = typed(form, "email").trim();
  if (looksLikeEmail(email)) return email;
  tell(messageText("account/email-invalid"));
  focusOn(form, "email");
  return null;
}

function WithGoogle({ tell }: { tell: (text: string | null) => void }) {
  const line = "before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line";
  return (
    <>
      <GoogleButton onProblem={tell} />
      <p className={`flex items-center gap-3 text-14 text-quiet ${line}`}>or with email</p>
    </>
  );
}

const Forgot = () => (
  <p className="text-14">
    <Link to="/forgot-password" className="link inline-flex min-h-6 items-center">
      Forgot your password?
    </Link>
  </p>
);

/** They open in a new tab so that nobody loses a half-filled form. */
function Terms() {
  return (
    <p className="text-14 text-quiet">
      Free for {TRIAL_DAYS} days. No card required. By signing up, you agree to the{" "}
      <LegalLink to={site.termsUrl}>Terms of Service</LegalLink> and the{" "}
      <LegalLink to={site.privacyUrl}>Privacy Policy</LegalLink>.
    </p>
  );
}

/** `to`: the operator's own document, if there is one. */
const LegalLink = ({ to, children }: { to: string | null; children: string }) => (
  <Link to={to ?? "/privacy"} target="_blank" className="link">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </Link>
);
