/** Gives a user a plan or the admin role, or suspends the account. A step that needs a recent sign-in. */
import { PLAN_NAME, PLAN_TYPES } from "@citeworthy/core/product/plans/plans";
import { type FormEvent, useState } from "react";
import { useConfirmed } from "../../../identity/use-confirmed.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Field, FieldParts } from "../../../ui/form/field.tsx";
import { SELECT_CLASS } from "../../../ui/form/select-class.ts";
import { useAction } from "../../../ui/form/use-action.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";

const GRANT = "grant";
const REVOKE = "revoke";
const SUSPEND = "suspend";
const LIFT = "lift";
const CHANGES: readonly { value: string; label: string }[] = [
  ...PLAN_TYPES.map((plan) => ({ value: plan, label: `Set the plan to ${PLAN_NAME[plan]}` })),
  { value: GRANT, label: "Make an admin" },
  { value: REVOKE, label: "Remove the admin role" },
  { value: SUSPEND, label: "Suspend the account" },
  { value: LIFT, label: "Lift the suspension" },
];

const CONSEQUENCES: Record<string, string> = {
  [SUSPEND]:
    "Every session ends now, keys and connected apps stop working, and workspaces that this person owns use nothing. No data is deleted. ",
};

type Change = { email: string } & ({ plan: string } | { isAdmin: boolean } | { isSuspended: boolean });

/** What the form asks for; null for a value that the form doesn't have. */
export function changeFrom(form: FormData): Change | null {
  const [email, change] = [String(form.get("email") ?? ""), String(form.get("change") ?? "")];
  if (change === GRANT || change === REVOKE) return { email, isAdmin: change === GRANT };
  if (change === SUSPEND || change === LIFT) return { email, isSuspended: change === SUSPEND };
  return CHANGES.some(({ value }) => value === change) ? { email, plan: change } : null;
}

export function ChangeUser() {
  const { run, dialog } = useConfirmed();
  const [email, setEmail] = useState("");
  const [change, setChange] = useState<string>(PLAN_TYPES[0]);
  const [asks, setAsks] = useState(false);
  const { post, isBusy, problem } = useAction({ done: "User changed.", onDone: () => setEmail("") });
  const label = CHANGES.find(({ value }) => value === change)?.label ?? "";
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== "") void run(() => setAsks(true));
  };
  return (
    <Panel title="Change a user">
      <form onSubmit={ask} className="mt-5 grid grid-cols-1 gap-4">
        {problem && <Notice kind="error">{problem}</Notice>}
        <Field
          label="Email address"
          name="email"
          type="email"
          required
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <FieldParts
          label="Change"
          hint="A plan that you set has no end and no billing. A subscription at the payment provider isn't canceled."
        >
          {(parts) => (
            <select
              {...parts}
              name="change"
              value={change}
              onChange={(event) => setChange(event.target.value)}
              className={SELECT_CLASS}
            >
              {CHANGES.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.label}
                </option>
              ))}
            </select>
          )}
        </FieldParts>
        <div>
          <Button type="submit" busy={isBusy}>
            Change user
          </Button>
        </div>
      </form>
      {dialog}
      <ConfirmDialog
        open={asks}
        question={`${label}?`}
        yes={label}
        no="Cancel"
        onYes={() => {
          setAsks(false);
          post({ email, change });
        }}
        onNo={() => setAsks(false)}
      >
        {CONSEQUENCES[change]}This changes the account of {email}. The audit log keeps who did it.
      </ConfirmDialog>
    </Panel>
  );
}
