/** Who is in the workspace. The owner changes roles and removes people; the owner's own role is fixed. */
import { INVITED_ROLES, type InvitedRole, ROLE_NAME } from "@citeworthy/core/product/workspaces/roles";
import { useState } from "react";
import { DateText } from "../../ui/figures/date-text.tsx";
import { Pill } from "../../ui/figures/pill.tsx";
import { ActionForm } from "../../ui/form/action-form.tsx";
import { ConfirmButton } from "../../ui/form/confirm-button.tsx";
import { SELECT_CLASS } from "../../ui/form/select-class.ts";
import { useAction } from "../../ui/form/use-action.ts";
import { Dialog } from "../../ui/layout/dialog.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Avatar } from "./avatar.tsx";
import { MEMBER_INTENT, type MemberEntry, type ProjectChoice } from "./members-data.ts";
import { ProjectChoices } from "./project-choice.tsx";

type Editing = { member: MemberEntry; projects: ProjectChoice[] };

/** A new role counts at once, except for clients, whose projects are chosen first. */
function RoleSelect({ member, projects }: Editing) {
  const [isChoosing, setIsChoosing] = useState(false);
  const close = () => setIsChoosing(false);
  const action = useAction({ done: "Role changed.", onDone: close });
  const { post, isBusy, problem } = action;
  const change = (role: InvitedRole) => {
    if (role === "client") return setIsChoosing(true);
    post({ intent: MEMBER_INTENT.changeRole, member: member.id, role });
  };
  return (
    <div className="grid w-32 justify-items-start gap-1">
      <select
        aria-label={`Role of ${member.name}`}
        value={member.role}
        disabled={isBusy}
        onChange={({ target }) => change(target.value as InvitedRole)}
        className={`${SELECT_CLASS} w-full`}
      >
        {INVITED_ROLES.map((role) => (
          <option key={role} value={role}>
            {ROLE_NAME[role]}
          </option>
        ))}
      </select>
      {member.role === "client" && (
        <button type="button" className="link min-h-6 text-14" onClick={() => setIsChoosing(true)}>
          Choose projects
        </button>
      )}
      {problem && !isChoosing && (
        <p role="alert" className="max-w-60 text-14 text-poor">
          {problem}
        </p>
      )}
      <Dialog open={isChoosing} onClose={close} title={`What may ${member.name} see?`} description={null}>
        <ActionForm
          action={action}
          intent={MEMBER_INTENT.changeRole}
          fields={{ member: member.id, role: "client" }}
          submit="Save"
          variant="primary"
        >
          <ProjectChoices projects={projects} chosen={member.projectIds} />
        </ActionForm>
      </Dialog>
    </div>
  );
}

const keyWords = (keys: number) =>
  keys === 0 ? "" : keys === 1 ? " Their API key stops working." : ` Their ${keys} API keys stop working.`;

function RemoveMember({ member: { id, name, keys } }: { member: MemberEntry }) {
  return (
    <ConfirmButton
      verb="Remove"
      label={`Remove ${name}`}
      title={`Remove ${name}?`}
      description={`${name} can't open this workspace from now on. What they made stays here, and what was theirs on the work list has no owner then.${keyWords(keys)}`}
      intent={MEMBER_INTENT.remove}
      submit={`Remove ${name}`}
      done={`${name} was removed.`}
      danger
      fields={{ member: id }}
    />
  );
}

function Row({ member, projects, mayManage }: Editing & { mayManage: boolean }) {
  const { name, email, role, isYou, lastActiveAt, projectIds } = member;
  const seen = projects.filter(({ id }) => projectIds.includes(id)).map((project) => project.name);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4">
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold break-words">
            {name} {isYou && <Pill tone="accent">You</Pill>}
          </p>
          <p className="text-14 break-words text-quiet">
            {email}
            {role === "client" && seen.length > 0 && `. Sees ${seen.join(", ")} only`}
          </p>
        </div>
      </div>
      <p className="text-14 text-quiet">
        {isYou ? "Active now" : lastActiveAt ? <DateText iso={lastActiveAt} /> : "Not active yet"}
      </p>
      {mayManage && role !== "owner" ? (
        <>
          <RoleSelect member={member} projects={projects} />
          <RemoveMember member={member} />
        </>
      ) : (
        <p className={`font-medium ${mayManage ? "md:w-58" : "min-w-20"}`}>{ROLE_NAME[role]}</p>
      )}
    </li>
  );
}

type ListProps = { members: MemberEntry[]; projects: ProjectChoice[]; mayManage: boolean };

export function MemberList({ members, projects, mayManage }: ListProps) {
  return (
    <Panel title="Members" aside={members.length === 1 ? "1 person" : `${members.length} people`}>
      <ul className="mt-4 border-t border-line">
        {members.map((member) => (
          <Row key={member.id} member={member} projects={projects} mayManage={mayManage} />
        ))}
      </ul>
      {/* A client sees only themselves, and can't invite anybody. */}
      {mayManage && members.length === 1 && (
        <div className="mt-6">
          <EmptyState title="Only you so far">
            <p>Invite a colleague to share pages and monitors, or a client to show them a report.</p>
          </EmptyState>
        </div>
      )}
    </Panel>
  );
}
