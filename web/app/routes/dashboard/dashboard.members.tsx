import { mayDo } from "@citeworthy/core/product/workspaces/roles";
import { keepPage } from "../../connection/keep-page.ts";
import { InvitationList } from "../../features/workspaces/invitation-list.tsx";
import { InviteForm } from "../../features/workspaces/invite-form.tsx";
import { MemberList } from "../../features/workspaces/member-list.tsx";
import type { SeatCount } from "../../features/workspaces/members-data.ts";
import { RoleTable } from "../../features/workspaces/role-table.tsx";
import { WorkspaceActivity } from "../../features/workspaces/workspace-activity.tsx";
import {
  EndNotice,
  NameForm,
  Ownership,
  TransferOffer,
  TwoFactorRule,
} from "../../features/workspaces/workspace-settings.tsx";
import { orRefused, signedInPerson } from "../../page-data/acting.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { PageHead } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/dashboard.members";
import { doWithMembers, membersView } from "./dashboard.members.server.ts";

const PATH = "/dashboard/members";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Members",
    description: "Who works in this workspace, in which role.",
    path: PATH,
    hidden: true,
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { page } = await signedInPerson(context, PATH);
  return membersView(page, await orRefused(page, page.acting("shared")));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { page } = await signedInPerson(context, PATH);
  return doWithMembers(page, await readForm(request));
}

export const clientAction = keepPage;

function seatWords({ total, taken, invited }: SeatCount): string {
  const used =
    total === null ? `${taken} seats used` : `${taken} of ${total} ${total === 1 ? "seat" : "seats"} used`;
  return invited === 0
    ? `${used}.`
    : `${used}, ${invited} more by ${invited === 1 ? "an invite" : "invites"}.`;
}

export default function Members({ loaderData: view }: Route.ComponentProps) {
  const { role, workspace, members, projects, seats, invitations, activity } = view;
  const mayManage = mayDo(role, "manage");
  return (
    <>
      <PageHead title="Members" above={<p className="text-quiet">Workspace {workspace.name}</p>}>
        {mayDo(role, "read") && <p>{seatWords(seats)} Clients need none.</p>}
      </PageHead>
      <div className="wrap pb-24">
        <div className="grid max-w-216 grid-cols-1 gap-16">
          <EndNotice {...view} />
          <TransferOffer {...view} />
          {mayManage && <InviteForm seats={seats} projects={projects} />}
          <MemberList members={members} projects={projects} mayManage={mayManage} />
          <InvitationList invitations={invitations} />
          {mayDo(role, "read") && <RoleTable />}
          {mayManage && <NameForm name={workspace.name} />}
          {mayManage && <TwoFactorRule needsTwoFactor={workspace.needsTwoFactor} />}
          <Ownership {...view} />
          {mayDo(role, "read") && <WorkspaceActivity activity={activity} />}
        </div>
      </div>
    </>
  );
}
