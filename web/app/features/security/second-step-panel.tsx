/** Ways to sign in that a stolen password doesn't open. */
import { messageText } from "@citeworthy/core/messages";
import { ShieldCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { DateText } from "../../ui/figures/date-text.tsx";
import { Pill } from "../../ui/figures/pill.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Entry, EntryList } from "./entry.tsx";
import { AddPasskey, type PasskeyEntry, PasskeyItem } from "./passkey-list.tsx";
import { plural } from "./plural.ts";
import { type TwoFactorChange, TwoFactorDialog } from "./two-factor-dialog.tsx";

export type SecondStepState = {
  hasPassword: boolean;
  /** `null` while codes are turned off. */
  app: { since: string; recoveryCodesLeft: number } | null;
  passkeys: PasskeyEntry[];
};
type SecondStepPanelProps = { state: SecondStepState | null; isRequired: boolean };

/** Time to create new ones. */
const FEW_CODES = 3;

function AppDetail({ app, hasPassword }: Omit<SecondStepState, "passkeys">) {
  if (app)
    return (
      <>
        Since <DateText iso={app.since} />.{" "}
        <span className={app.recoveryCodesLeft <= FEW_CODES ? "font-semibold text-poor" : undefined}>
          {plural(app.recoveryCodesLeft, "recovery code")} left.
        </span>
      </>
    );
  if (hasPassword) return "Signing in takes your password and a code from your phone.";
  return (
    <>
      You sign in with Google, which has its own second step. To use codes here,{" "}
      <Link to="/forgot-password" className="link">
        set a password
      </Link>{" "}
      first.
    </>
  );
}

function AppCodes({ state }: { state: SecondStepState }) {
  const [change, setChange] = useState<TwoFactorChange | null>(null);
  const { revalidate } = useRevalidator();
  const isOn = state.app !== null;
  return (
    <Entry
      icon={isOn ? ShieldCheck : ShieldOff}
      tone={isOn ? "text-good" : "text-quiet"}
      name={
        <>
          Codes from an app
          <Pill tone={isOn ? "good" : "plain"}>{isOn ? "On" : "Off"}</Pill>
        </>
      }
      detail={<AppDetail {...state} />}
    >
      {isOn ? (
        <>
          <Button size="small" onClick={() => setChange("new-codes")}>
            New recovery codes
          </Button>
          <Button size="small" variant="danger" onClick={() => setChange("turn-off")}>
            Turn off
          </Button>
        </>
      ) : (
        state.hasPassword && (
          <Button size="small" onClick={() => setChange("turn-on")}>
            Turn on
          </Button>
        )
      )}
      {change && (
        <TwoFactorDialog
          change={change}
          onChanged={() => void revalidate()}
          onClose={() => setChange(null)}
        />
      )}
    </Entry>
  );
}

/** `isRequired`: an admin without it has no access to the admin dashboard. */
export function SecondStepPanel({ state, isRequired }: SecondStepPanelProps) {
  return (
    <Panel title="Second step and passkeys" aside="Somebody who learns your password still cannot sign in.">
      {isRequired && (
        <div className="mt-4">
          <Notice kind="info" title="Admins need a second step here">
            <p>
              Turn on codes from an app, or sign in with a passkey, to open the admin dashboard. If codes are
              on, sign in with your password and a code.
            </p>
          </Notice>
        </div>
      )}
      {state === null ? (
        <div className="mt-4">
          <Notice kind="error">{messageText("account/two-factor-unknown")}</Notice>
        </div>
      ) : (
        <>
          <EntryList>
            <AppCodes state={state} />
            {state.passkeys.map((passkey) => (
              <PasskeyItem key={passkey.id} passkey={passkey} />
            ))}
          </EntryList>
          <AddPasskey />
        </>
      )}
    </Panel>
  );
}
