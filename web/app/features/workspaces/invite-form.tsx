/** Invites somebody by email. The link is shown once, for an owner who wants to send it by another way. */
import { INVITED_ROLES, type InvitedRole, ROLE_NAME } from "@citeworthy/core/product/workspaces/roles";
import { INVITATION_DAYS } from "@citeworthy/core/product/workspaces/workspace-limits";
import { Mail } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field, FieldParts } from "../../ui/form/field.tsx";
import { SELECT_CLASS } from "../../ui/form/select-class.ts";
import { useAction } from "../../ui/form/use-action.ts";
import { Panel } from "../../ui/layout/panel.tsx";
import { InvitationLink } from "./invitation-link.tsx";
import { MEMBER_INTENT, type ProjectChoice, type SeatCount, type SentInvitation } from "./members-data.ts";
import { ProjectChoices } from "./project-choice.tsx";

const ABOUT: Record<InvitedRole, string> = {
  viewer: "A viewer sees everything and changes nothing.",
  editor: "An editor sees and changes everything but members, plan and payments.",
  client: "A client needs no seat.",
};

function NoSeat({ total }: { total: number }) {
  return (
    <div className="mt-4">
      <Notice kind="info" title={total === 1 ? "The only seat is used." : `All ${total} seats are used.`}>
        <p>
          Clients don't need a seat.{" "}
          <Link to="/pricing" className="link">
            Change the plan
          </Link>{" "}
          or remove someone to invite an editor or viewer.
        </p>
      </Notice>
    </div>
  );
}

export function InviteForm({ seats, projects }: { seats: SeatCount; projects: ProjectChoice[] }) {
  const isFull = seats.total !== null && seats.taken + seats.invited >= seats.total;
  const [role, setRole] = useState<InvitedRole>(isFull ? "client" : "viewer");
  const form = useRef<HTMLFormElement>(null);
  const { Form, isBusy, problem, value } = useAction<SentInvitation>({
    onDone: () => form.current?.reset(),
  });
  const offered = isFull ? (["client"] as const) : INVITED_ROLES;
  return (
    <Panel title="Invite someone">
      {isFull && seats.total !== null && <NoSeat total={seats.total} />}
      <Form ref={form} method="post" className="mt-4 grid gap-4">
        {problem && <Notice kind="error">{problem}</Notice>}
        <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
          <Field
            label="Email"
            name="email"
            type="email"
            required
            autoComplete="off"
            placeholder="name@example.com"
            wide
          />
          <FieldParts label="Role" wide>
            {(parts) => (
              <select
                {...parts}
                name="role"
                value={offered.some((one) => one === role) ? role : offered[0]}
                onChange={({ target }) => setRole(target.value as InvitedRole)}
                className={SELECT_CLASS}
              >
                {offered.map((one) => (
                  <option key={one} value={one}>
                    {ROLE_NAME[one]}
                  </option>
                ))}
              </select>
            )}
          </FieldParts>
          <Button type="submit" name="intent" value={MEMBER_INTENT.invite} variant="primary" busy={isBusy}>
            <Mail aria-hidden="true" className="size-4.5" />
            Send invite
          </Button>
        </div>
        {(isFull || role === "client") && <ProjectChoices projects={projects} />}
        <p className="text-14 text-quiet">
          {ABOUT[isFull ? "client" : role]} The invite works for {INVITATION_DAYS} days.
        </p>
      </Form>
      {!isBusy && value?.link && <InvitationLink {...value} />}
    </Panel>
  );
}
