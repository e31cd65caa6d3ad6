/** Name, two-step verification, transfer, deletion; for members the way out. */
import { mayDo, ROLE_NAME } from "@citeworthy/core/product/workspaces/roles";
import {
  DELETION_DAYS,
  INVITATION_DAYS,
  MAX_WORKSPACE_NAME,
} from "@citeworthy/core/product/workspaces/workspace-limits";
import type { ReactNode } from "react";
import { Notice } from "../../ui/feedback/notice.tsx";
import { DateText } from "../../ui/figures/date-text.tsx";
import { Button } from "../../ui/form/button.tsx";
import { ConfirmButton } from "../../ui/form/confirm-button.tsx";
import { Field, FieldParts } from "../../ui/form/field.tsx";
import { SELECT_CLASS } from "../../ui/form/select-class.ts";
import { useAction } from "../../ui/form/use-action.ts";
import { Panel } from "../../ui/layout/panel.tsx";
import { Switch } from "../../ui/parts/switch.tsx";
import { MEMBER_INTENT, type MembersView } from "./members-data.ts";

function Action({ title, about, children }: { title: string; about: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-sans text-16 font-semibold tracking-normal">{title}</h3>
        <p className="text-14 text-quiet">{about}</p>
      </div>
      {children}
    </div>
  );
}

export function NameForm({ name }: { name: string }) {
  const { Form, isBusy, problem } = useAction();
  return (
    <Panel title="Name">
      <Form method="post" className="mt-4 flex flex-wrap items-end gap-3">
        <div className="w-full max-w-field">
          <Field
            label="Name of the workspace"
            name="name"
            defaultValue={name}
            required
            maxLength={MAX_WORKSPACE_NAME}
            error={problem}
          />
        </div>
        <Button type="submit" name="intent" value={MEMBER_INTENT.rename} busy={isBusy}>
          Save name
        </Button>
      </Form>
    </Panel>
  );
}

export function TwoFactorRule({ needsTwoFactor }: { needsTwoFactor: boolean }) {
  const { post, problem } = useAction();
  const change = (isRequired: boolean) =>
    post({ intent: MEMBER_INTENT.requireTwoFactor, required: String(isRequired) });
  return (
    <Panel title="Security">
      <div className="mt-2">
        <Switch on={needsTwoFactor} onChange={change} label="Require two-step verification">
          Members without it can't open the workspace, and their API keys stop until they turn it on.
        </Switch>
        {problem && <Notice kind="error">{problem}</Notice>}
      </div>
    </Panel>
  );
}

function Transfer({ members, transfer, workspace }: MembersView) {
  const candidates = members.filter(({ role }) => role === "editor" || role === "viewer");
  if (transfer)
    return (
      <Action
        title="Transfer ownership"
        about={
          <>
            {transfer.toName} was asked to accept until <DateText iso={transfer.expiresAt} />.
          </>
        }
      >
        <ConfirmButton
          verb="Cancel the transfer"
          title="Cancel the transfer?"
          description="You stay the owner."
          intent={MEMBER_INTENT.cancelTransfer}
          submit="Cancel the transfer"
          done="The transfer was cancelled."
        />
      </Action>
    );
  return (
    <Action
      title="Transfer ownership"
      about="One person owns the workspace and its plan. You become an editor. The new owner must accept."
    >
      {candidates.length === 0 ? (
        <p className="text-14 text-quiet">Invite an editor or viewer first.</p>
      ) : (
        <ConfirmButton
          verb="Transfer"
          title={`Transfer ${workspace.name} to someone else?`}
          description={`The new owner takes over the members and the plan. You stay as an editor. Your card is not charged again: a paid plan runs to the end of its period, and then the new owner pays. Nothing changes until they accept within ${INVITATION_DAYS} days.`}
          intent={MEMBER_INTENT.startTransfer}
          submit="Ask them to accept"
          done="We asked the new owner to accept."
        >
          <FieldParts label="New owner">
            {(parts) => (
              <select {...parts} name="member" className={SELECT_CLASS}>
                {candidates.map(({ id, name, role }) => (
                  <option key={id} value={id}>
                    {name}, {ROLE_NAME[role].toLowerCase()}
                  </option>
                ))}
              </select>
            )}
          </FieldParts>
        </ConfirmButton>
      )}
    </Action>
  );
}

function Deletion({ workspace: { name, endsAt, isEndedByOperator } }: MembersView) {
  // The notice at the top of the page says it, and there is nothing that the owner could do here.
  if (isEndedByOperator) return null;
  if (endsAt)
    return (
      <Action
        title="Delete this workspace"
        about={
          <>
            It will be deleted on <DateText iso={endsAt} long />, with everything in it.
          </>
        }
      >
        <ConfirmButton
          verb="Keep the workspace"
          title={`Keep ${name}?`}
          description="It won't be deleted."
          intent={MEMBER_INTENT.keep}
          submit="Keep the workspace"
          done="The workspace stays."
        />
      </Action>
    );
  return (
    <Action
      title="Delete this workspace"
      about={`All pages, monitors and reports, and its plan. You can undo it for ${DELETION_DAYS} days.`}
    >
      <ConfirmButton
        verb="Delete"
        label="Delete this workspace"
        title={`Delete ${name}?`}
        description={`All pages, monitors and reports of this workspace are deleted in ${DELETION_DAYS} days, and its plan is cancelled. Until then you can undo it here. All members get an email.`}
        intent={MEMBER_INTENT.end}
        submit={`Delete ${name}`}
        done="The workspace will be deleted."
        danger
      />
    </Action>
  );
}

/** For everybody in a workspace that will be deleted. */
export function EndNotice({ workspace: { name, endsAt, isEndedByOperator } }: MembersView) {
  if (endsAt === null) return null;
  return (
    <Notice
      kind="info"
      title={
        <>
          {name} will be deleted on <DateText iso={endsAt} long />.
        </>
      }
    >
      <p>
        {isEndedByOperator
          ? "The operator of this site asked for it, and only the operator can undo it. Download what you need until then. Your account and your other workspaces stay."
          : "The owner asked for it, and can undo it until then."}
      </p>
    </Notice>
  );
}

/** For the member who was asked to become the owner. */
export function TransferOffer({ transfer, workspace }: MembersView) {
  const { Form, isBusy, problem } = useAction();
  if (!transfer?.isToYou) return null;
  return (
    <Notice kind="info" title={`Do you want to own ${workspace.name}?`}>
      <p>
        You would take over its members and its plan. A paid plan runs to the end of its period; after that
        you choose and pay for one. The offer ends on <DateText iso={transfer.expiresAt} />.
      </p>
      {problem && <p className="mt-2 font-medium text-poor">{problem}</p>}
      <Form method="post" className="mt-3 flex flex-wrap gap-3">
        <Button
          type="submit"
          size="small"
          variant="primary"
          name="intent"
          value={MEMBER_INTENT.acceptTransfer}
          busy={isBusy}
        >
          Accept ownership
        </Button>
        <Button type="submit" size="small" name="intent" value={MEMBER_INTENT.cancelTransfer}>
          Decline
        </Button>
      </Form>
    </Notice>
  );
}

export function Ownership(view: MembersView) {
  const { role, workspace } = view;
  return (
    <Panel title={mayDo(role, "own") ? "Ownership" : "Your membership"}>
      {mayDo(role, "own") ? (
        <>
          <Transfer {...view} />
          <Deletion {...view} />
        </>
      ) : (
        <Action
          title="Leave this workspace"
          about="What you made stays here, and what was yours on the work list has no owner then. Your API keys for this workspace stop working."
        >
          <ConfirmButton
            verb="Leave"
            title={`Leave ${workspace.name}?`}
            description="You can't open it from now on, unless somebody invites you again."
            intent={MEMBER_INTENT.leave}
            submit="Leave the workspace"
            done="You left the workspace."
            danger
          />
        </Action>
      )}
    </Panel>
  );
}
