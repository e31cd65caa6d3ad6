/** The state of the auth form: validate, submit, then leave the page or show an error. */
import { type FormEvent, useState } from "react";
import type { AuthView } from "../../session/auth-path.ts";
import { attempt } from "./attempt.ts";
import { type Problem, problemWith } from "./credentials.ts";
import { focusOn, typed } from "./form-fields.ts";

export type Entered = { email: string; signedIn: boolean };

export type AttemptRules = {
  view: AuthView;
  minPasswordLength: number;
  /** The form stays busy until the user has left the page. Returns an error message if that failed. */
  onEntered: (entered: Entered) => Promise<string | null>;
};

/** The error that sent the user here. */
export type CameWith = { text: string; isUnconfirmed: boolean };

const aboveTheForm = (text: string | null, isUnconfirmed?: boolean): Problem | null =>
  text === null ? null : { text, field: null, beside: false, isUnconfirmed };

export function useAttempt({ view, minPasswordLength, onEntered }: AttemptRules, cameWith: CameWith | null) {
  const [problem, setProblem] = useState(aboveTheForm(cameWith?.text ?? null, cameWith?.isUnconfirmed));
  const [busy, setBusy] = useState(false);
  /** The address whose password was correct and whose code is missing. */
  const [codeFor, setCodeFor] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const credentials = { email: typed(form, "email").trim(), password: typed(form, "password") };
    const wrong = problemWith(credentials, { view, minPasswordLength });
    setProblem(wrong);
    if (wrong?.field) return focusOn(form, wrong.field);

    setBusy(true);
    const outcome = await attempt(view, credentials);
    const { email } = credentials;
    if (outcome.ok && outcome.needsCode) setCodeFor(email);
    else if (outcome.ok) setProblem(aboveTheForm(await onEntered({ email, signedIn: outcome.signedIn })));
    else setProblem(aboveTheForm(outcome.text, outcome.isUnconfirmed));
    setBusy(false);
  }

  const tell = (text: string | null) => setProblem(aboveTheForm(text));
  const tellBesideEmail = (text: string) =>
    setProblem({ text, field: "email", beside: true, isUnconfirmed: true });
  const startAgain = (text: string | null) => {
    setCodeFor(null);
    tell(text);
  };
  return { problem, busy, codeFor, submit, tell, tellBesideEmail, startAgain };
}
