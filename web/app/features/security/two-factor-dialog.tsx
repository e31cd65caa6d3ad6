/** The windows for codes from an app: turn on, new recovery codes, turn off. */
import { useState } from "react";
import { toast } from "../../ui/feedback/toast.tsx";
import { Dialog } from "../../ui/layout/dialog.tsx";
import { AppSetup } from "./app-setup.tsx";
import { PasswordStep } from "./password-step.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { newRecoveryCodes, type Setup, startSetup, turnOff } from "./two-factor-calls.ts";

export type TwoFactorChange = "turn-on" | "new-codes" | "turn-off";
type Stage = { at: "password" } | { at: "app"; setup: Setup } | { at: "codes"; codes: string[] };
type TwoFactorDialogProps = { change: TwoFactorChange; onChanged: () => void; onClose: () => void };

const PASSWORD_WORDS = {
  "turn-on": { title: "Turn on codes from an app", about: "First, enter your password.", action: "Continue" },
  "new-codes": {
    title: "New recovery codes",
    about: "Your earlier recovery codes will stop working.",
    action: "Create new codes",
  },
  "turn-off": {
    title: "Turn off codes from an app",
    about: "Your password alone will be enough to sign in.",
    action: "Turn off",
  },
} as const;

const LATER_WORDS = {
  app: { title: "Scan this with your app", about: "Any authenticator app works." },
  codes: {
    title: "Save your recovery codes",
    about: "Each code signs you in once if you lose your phone. We cannot show them again.",
  },
};

export function TwoFactorDialog({ change, onChanged, onClose }: TwoFactorDialogProps) {
  const [stage, setStage] = useState<Stage>({ at: "password" });
  const words = stage.at === "password" ? PASSWORD_WORDS[change] : LATER_WORDS[stage.at];

  const begin = async (password: string): Promise<string | null> => {
    if (change === "turn-on") {
      const started = await startSetup(password);
      if (started.ok) setStage({ at: "app", setup: started.value });
      return started.ok ? null : started.problem;
    }
    if (change === "new-codes") {
      const made = await newRecoveryCodes(password);
      if (made.ok) setStage({ at: "codes", codes: made.value });
      return made.ok ? null : made.problem;
    }
    const off = await turnOff(password);
    if (!off.ok) return off.problem;
    toast("Codes from an app are turned off.");
    onChanged();
    onClose();
    return null;
  };
  /** Also when the window is closed while the codes show: the change has happened. */
  const close = () => {
    if (stage.at === "codes") onChanged();
    onClose();
  };

  return (
    <Dialog open onClose={close} title={words.title} description={words.about}>
      {stage.at === "password" && (
        <PasswordStep
          action={PASSWORD_WORDS[change].action}
          variant={change === "turn-off" ? "danger" : "primary"}
          onCancel={onClose}
          send={begin}
        />
      )}
      {stage.at === "app" && (
        <AppSetup
          uri={stage.setup.uri}
          onDone={() => setStage({ at: "codes", codes: stage.setup.codes })}
          onCancel={onClose}
        />
      )}
      {stage.at === "codes" && <RecoveryCodeList codes={stage.codes} onDone={close} />}
    </Dialog>
  );
}
