/** Invitations that nobody has accepted yet. Expired ones say so. */
import { ROLE_NAME } from "@citeworthy/core/product/workspaces/roles";
import { Notice } from "../../ui/feedback/notice.tsx";
import { DateText } from "../../ui/figures/date-text.tsx";
import { Button } from "../../ui/form/button.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { Panel } from "../../ui/layout/panel.tsx";
import { Avatar } from "./avatar.tsx";
import { InvitationLink } from "./invitation-link.tsx";
import { type InvitationEntry, MEMBER_INTENT, type SentInvitation } from "./members-data.ts";

function Sent({
  invitation: { role, invitedBy, sentAt, expiresAt, isExpired },
}: {
  invitation: InvitationEntry;
}) {
  if (isExpired)
    return (
      <p className="text-14 font-medium text-poor">
        {ROLE_NAME[role]}. Expired on <DateText iso={expiresAt} />
      </p>
    );
  return (
    <p className="text-14 text-quiet">
      {ROLE_NAME[role]}. Sent{invitedBy && ` by ${invitedBy}`} on <DateText iso={sentAt} />, works until{" "}
      <DateText iso={expiresAt} />
    </p>
  );
}

function Row({ invitation }: { invitation: InvitationEntry }) {
  const { Form, isBusy, problem, value } = useAction<SentInvitation>();
  const { id, email } = invitation;
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-72 items-center gap-3">
          <Avatar name={email} />
          <div className="min-w-0">
            <p className="font-semibold break-words">{email}</p>
            <Sent invitation={invitation} />
          </div>
        </div>
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="invitation" value={id} />
          <Button
            type="submit"
            size="small"
            name="intent"
            value={MEMBER_INTENT.inviteAgain}
            aria-label={`Send the invite to ${email} again`}
            busy={isBusy}
          >
            Send again
          </Button>
          <Button
            type="submit"
            size="small"
            variant="danger"
            name="intent"
            value={MEMBER_INTENT.cancelInvitation}
            aria-label={`Cancel the invite to ${email}`}
            busy={isBusy}
          >
            Cancel
          </Button>
        </Form>
      </div>
      {problem && (
        <div className="mt-3">
          <Notice kind="error">{problem}</Notice>
        </div>
      )}
      {!isBusy && value?.link && <InvitationLink {...value} />}
    </li>
  );
}

export function InvitationList({ invitations }: { invitations: InvitationEntry[] }) {
  if (invitations.length === 0) return null;
  return (
    <Panel title="Pending invites" aside={String(invitations.length)}>
      <ul className="mt-4 border-t border-line">
        {invitations.map((invitation) => (
          <Row key={invitation.email} invitation={invitation} />
        ))}
      </ul>
    </Panel>
  );
}
