/** Asks the user whether an app may act for them: who asks, where they return to, what it may do, and in which workspace. */
import { APP_SCOPE_TEXT, type AppScope } from "@citeworthy/core/product/accounts/connected-apps";
import type { FormEvent } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { useConfirmed } from "../../identity/use-confirmed.tsx";
import { Button } from "../../ui/form/button.tsx";
import { FieldParts } from "../../ui/form/field.tsx";
import { SELECT_CLASS } from "../../ui/form/select-class.ts";
import { type AskingApp, CONSENT_INTENT, type ConsentWorkspace } from "./app-forms.ts";

const SCOPE_NAME: Record<AppScope, string> = { read: "Read only", act: "Read and act" };
const REFUSE_FORM = "refuse-app";

function Scopes({ asked }: { asked: readonly AppScope[] }) {
  const offered: AppScope[] = asked.includes("act") ? ["read", "act"] : ["read"];
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 text-14 font-semibold">What it may do</legend>
      {offered.map((scope) => (
        <label key={scope} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
          <input
            type="radio"
            name="scope"
            value={scope}
            defaultChecked={scope === offered.at(-1)}
            className="mt-1 size-4.5 shrink-0 accent-accent"
          />
          <span>
            <span className="font-semibold">{SCOPE_NAME[scope]}</span>
            <span className="block text-14 text-quiet">{APP_SCOPE_TEXT[scope]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Workspaces({ workspaces }: { workspaces: readonly ConsentWorkspace[] }) {
  const active = workspaces.find(({ isActive }) => isActive) ?? workspaces[0];
  return (
    <FieldParts label="In which workspace" hint="It sees no other one. Your role there limits it too.">
      {(parts) => (
        <select {...parts} name="workspace" defaultValue={active?.id} className={SELECT_CLASS}>
          {workspaces.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldParts>
  );
}

type ConsentProps = { app: AskingApp; workspaces: readonly ConsentWorkspace[] };

export function ConsentForm({ app, workspaces }: ConsentProps) {
  const isBusy = useNavigation().state !== "idle";
  const submit = useSubmit();
  const { run, dialog } = useConfirmed();
  function approve(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void run(() => void submit(form));
  }
  return (
    <>
      <Form method="post" onSubmit={approve} className="grid max-w-120 grid-cols-1 gap-6">
        <input type="hidden" name="intent" value={CONSENT_INTENT.approve} />
        <Scopes asked={app.scopes} />
        <Workspaces workspaces={workspaces} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={isBusy}>
            Connect
          </Button>
          <Button type="submit" form={REFUSE_FORM} busy={isBusy}>
            Don't connect
          </Button>
        </div>
      </Form>
      <Form method="post" id={REFUSE_FORM}>
        <input type="hidden" name="intent" value={CONSENT_INTENT.refuse} />
      </Form>
      {dialog}
    </>
  );
}
