/** Offers to sign in with a passkey where the browser can. Its code is loaded with the first press. */
import { messageText } from "@citeworthy/core/messages";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/form/button.tsx";

type PasskeyButtonProps = {
  /** Returns an error message, or null once the user has left the page. */
  onEntered: () => Promise<string | null>;
  onProblem: (text: string | null) => void;
};

const isSupported = () =>
  typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

export function PasskeyButton({ onEntered, onProblem }: PasskeyButtonProps) {
  /** Undefined until scripts run. The button already takes its place by then, so nothing moves. */
  const [canUse, setCanUse] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  useEffect(() => setCanUse(isSupported()), []);

  async function press() {
    setBusy(true);
    onProblem(null);
    const { signInWithPasskey } = await import("./passkey-sign-in.ts").catch(() => ({
      signInWithPasskey: async () => ({ problem: messageText("account/passkey-failed") }),
    }));
    const ending = await signInWithPasskey();
    if (ending === "signed-in") onProblem(await onEntered());
    else if (ending !== "cancelled") onProblem(ending.problem);
    setBusy(false);
  }

  if (canUse === false) return null;
  return (
    <Button wide busy={busy} className={canUse ? "" : "invisible"} onClick={() => void press()}>
      Use a passkey
    </Button>
  );
}
