/** The user's passkeys, and how to add or remove one. */
import { deviceOf } from "@citeworthy/core/product/accounts/device-name";
import { Fingerprint, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { hasPasskeys } from "../../identity/passkey-support.ts";
import { useConfirmed } from "../../identity/use-confirmed.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { DateText } from "../../ui/figures/date-text.tsx";
import { Button } from "../../ui/form/button.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { Entry } from "./entry.tsx";
import { addPasskey } from "./passkey-calls.ts";
import { SECURITY_INTENT } from "./security-forms.ts";

export type PasskeyEntry = {
  id: string;
  name: string;
  isSynced: boolean;
  createdAt: string;
  lastUsedAt: string | null;
};

export function PasskeyItem({ passkey }: { passkey: PasskeyEntry }) {
  const { post, isBusy } = useAction({ toastsProblem: true });
  const { run, dialog } = useConfirmed();
  const fields = { intent: SECURITY_INTENT.removePasskey, passkey: passkey.id };
  return (
    <Entry
      icon={Fingerprint}
      name={passkey.name}
      detail={
        <>
          Passkey{passkey.isSynced && ", synced between your devices"}, added{" "}
          <DateText iso={passkey.createdAt} />
          {passkey.lastUsedAt && (
            <>
              , last used <DateText iso={passkey.lastUsedAt} />
            </>
          )}
        </>
      }
    >
      <Button
        size="small"
        variant="danger"
        busy={isBusy}
        aria-label={`Remove ${passkey.name}`}
        onClick={() => void run(() => post(fields))}
      >
        Remove
      </Button>
      {dialog}
    </Entry>
  );
}

export function AddPasskey() {
  const [isSupported, setSupported] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, dialog } = useConfirmed();
  const { revalidate } = useRevalidator();
  useEffect(() => setSupported(hasPasskeys()), []);

  async function add() {
    setBusy(true);
    setProblem(null);
    const ending = await addPasskey(deviceOf(navigator.userAgent).name);
    setBusy(false);
    if (ending === "added") {
      toast("Passkey added. You can sign in with it from now on.");
      void revalidate();
    } else if (ending !== "cancelled") setProblem(ending.problem);
  }

  if (!isSupported) return null;
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button size="small" busy={busy} onClick={() => void run(() => void add())}>
        <Plus aria-hidden="true" className="size-4" />
        Add a passkey
      </Button>
      <p className="text-14 text-quiet">
        A passkey signs you in with your fingerprint, your face or the PIN of your device, without a password.
      </p>
      {dialog}
    </div>
  );
}
