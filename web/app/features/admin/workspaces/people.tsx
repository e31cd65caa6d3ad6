/** The people of a workspace: an admin adds one, removes one, or makes another one the owner. */
import { ROLE_NAME } from "@citeworthy/core/product/workspaces/roles";
import { useRef } from "react";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { ConfirmButton } from "../../../ui/form/confirm-button.tsx";
import { Field, FieldParts } from "../../../ui/form/field.tsx";
import { SELECT_CLASS } from "../../../ui/form/select-class.ts";
import { useAction } from "../../../ui/form/use-action.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { OPERATOR_INTENT, type WorkspaceDetails, type WorkspaceMember } from "./workspace-data.ts";

type PersonProps = { member: WorkspaceMember; workspace: string; owner: string };

function MakeOwner({ member: { id, email }, workspace, owner }: PersonProps) {
  return (
    <ConfirmButton
      verb="Make owner"
      label={`Make ${email} the owner`}
      title={`Make ${email} the owner of ${workspace}?`}
      description={`They take over its plan, payments and members at once. ${owner} becomes an editor. Both get an email.`}
      intent={OPERATOR_INTENT.makeOwner}
      submit="Make them the owner"
      done={`${email} now owns ${workspace}.`}
      fields={{ member: id }}
    />
  );
}

function RemovePerson({ member: { id, email }, workspace }: PersonProps) {
  return (
    <ConfirmButton
      verb="Remove"
      label={`Remove ${email}`}
      title={`Remove ${email} from ${workspace}?`}
      description="They can't open it from now on, and their API keys for it stop working. What they made stays. They and the owner get an email."
      intent={OPERATOR_INTENT.remove}
      submit={`Remove ${email}`}
      done={`${email} was removed.`}
      danger
      fields={{ member: id }}
    />
  );
}

function Person(props: PersonProps) {
  const { name, email, role, lastActiveAt } = props.member;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold [overflow-wrap:anywhere]">{email}</p>
        <p className="text-14 text-quiet [overflow-wrap:anywhere]">
          {ROLE_NAME[role]}, {name},{" "}
          {lastActiveAt ? (
            <>
              active <DateText iso={lastActiveAt} />
            </>
          ) : (
            "not active yet"
          )}
        </p>
      </div>
      {role !== "owner" && (
        <div className="flex flex-wrap gap-2">
          {role !== "client" && <MakeOwner {...props} />}
          <RemovePerson {...props} />
        </div>
      )}
    </li>
  );
}

export function People({ workspace, members }: WorkspaceDetails) {
  const owner = workspace.ownerEmail ?? "The former owner";
  return (
    <Panel title="Members" aside={members.length === 1 ? "1 person" : `${members.length} people`}>
      <ul className="mt-4 border-t border-line">
        {members.map((member) => (
          <Person key={member.id} member={member} workspace={workspace.name} owner={owner} />
        ))}
      </ul>
    </Panel>
  );
}

export function AddPerson({ seats }: WorkspaceDetails) {
  const form = useRef<HTMLFormElement>(null);
  const { Form, isBusy, problem } = useAction({
    done: "The person was added.",
    onDone: () => form.current?.reset(),
  });
  if (seats.total !== null && seats.taken + seats.invited >= seats.total)
    return (
      <Panel title="Add a person">
        <div className="mt-4">
          <Notice kind="info" title="All seats of this plan are used.">
            <p>Remove someone first, or give the workspace another plan.</p>
          </Notice>
        </div>
      </Panel>
    );
  return (
    <Panel title="Add a person">
      <Form ref={form} method="post" className="mt-4 grid gap-4">
        {problem && <Notice kind="error">{problem}</Notice>}
        <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
          <Field label="Email of an account" name="email" type="email" required autoComplete="off" wide />
          <FieldParts label="Role" wide>
            {(parts) => (
              <select {...parts} name="role" defaultValue="viewer" className={SELECT_CLASS}>
                <option value="viewer">{ROLE_NAME.viewer}</option>
                <option value="editor">{ROLE_NAME.editor}</option>
              </select>
            )}
          </FieldParts>
          <Button type="submit" name="intent" value={OPERATOR_INTENT.add} variant="primary" busy={isBusy}>
            Add to the workspace
          </Button>
        </div>
        <p className="text-14 text-quiet">
          To move a person, add them here and remove them from the other workspace. They and the owner get an
          email.
        </p>
      </Form>
    </Panel>
  );
}
