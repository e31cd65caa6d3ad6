import { useState } from "react";
import { Button } from "../../ui/form/button.tsx";
import { signInWithGoogle } from "./auth-calls.ts";

const MARK =
  "M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4zM12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1H3.1v2.6A10 10 0 0 0 12 22zM6.4 14a6 6 0 0 1 0-3.9V7.5H3.1a10 10 0 0 0 0 9zM12 5.9c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6C7.2 7.7 9.4 5.9 12 5.9z";

/** Goes to Google. Reports only errors that keep the user on this page. */
export function GoogleButton({ onProblem }: { onProblem: (text: string | null) => void }) {
  const [busy, setBusy] = useState(false);

  async function start() {
    setBusy(true);
    onProblem(null);
    const outcome = await signInWithGoogle();
    if (outcome.kind === "go") window.location.assign(outcome.url);
    if (outcome.kind === "failed") onProblem(outcome.message);
    setBusy(false);
  }

  return (
    <Button wide busy={busy} onClick={start}>
      {!busy && (
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-5">
          <path d={MARK} />
        </svg>
      )}
      Continue with Google
    </Button>
  );
}
