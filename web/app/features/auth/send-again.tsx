/** Sends the confirmation email again. The answer is the same for every address, so that nobody learns who has an account. */
import { messageText } from "@citeworthy/core/messages";
import { ACCOUNT_LINKS_PER_HOUR } from "@citeworthy/core/product/account-links";
import { useEffect, useState } from "react";
import { unsentText } from "../../connection/unsent-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { sendConfirmation } from "./auth-calls.ts";

/** Long enough for an email to arrive. The server has its own limit per address. */
export const COOLDOWN_S = 60;

type SendAgainProps = {
  /** Null if no valid address was typed; the form then says so. */
  emailOf: () => string | null;
};
type Said = { text: string; isProblem: boolean };

export function SendAgain({ emailOf }: SendAgainProps) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const [wait, startWaiting] = useCountdown();

  async function send() {
    const email = wait > 0 ? null : emailOf();
    if (email === null) return;
    setBusy(true);
    const problem = await trySending(email);
    setBusy(false);
    setSaid(
      problem === null ? { text: sentTo(email), isProblem: false } : { text: problem, isProblem: true },
    );
    if (problem === null) startWaiting();
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button size="small" busy={busy} aria-disabled={wait > 0 || undefined} onClick={() => void send()}>
        {wait > 0 ? `Send again in ${wait} s` : "Send again"}
      </Button>
      <p role="status" className={`text-14 empty:hidden ${said?.isProblem ? "text-poor" : "text-quiet"}`}>
        {said?.text}
      </p>
    </div>
  );
}

/** True for every address, also for one that has no account or has reached the limit. */
export const sentTo = (email: string) =>
  `If ${email} still needs to be confirmed and got fewer than ${ACCOUNT_LINKS_PER_HOUR} links in the last hour, a new link is on its way. Each link works for one hour.`;

/** Returns an error message or null. */
async function trySending(email: string): Promise<string | null> {
  try {
    const answer = await sendConfirmation(email);
    return answer.ok ? null : (answer.said ?? messageText("account/confirmation-unsent"));
  } catch (error) {
    return unsentText(error);
  }
}

/** Seconds left, and a way to start again. */
function useCountdown(): [number, () => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(COOLDOWN_S)];
}
