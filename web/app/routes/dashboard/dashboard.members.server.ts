/** Data and forms of the members page. */
import { mayDo, type Need } from "@citeworthy/core/product/workspaces/roles";
import { data, redirect } from "react-router";
import { MEMBER_INTENT, type MembersView } from "../../features/workspaces/members-data.ts";
import { answer, type ServiceResult } from "../../page-data/answer.server.ts";
import type { PageServices } from "../../services.server.ts";

type Acting = Awaited<ReturnType<PageServices["acting"]>>;

/** A client sees who they are here, and nothing of the others. */
export async function membersView(page: PageServices, acting: Acting): Promise<MembersView> {
  const { workspaceId, workspace, role, actor } = acting;
  const { members, invitations, seats, transfer, activity } = await page.workspaces.readMembers(acting);
  const now = Date.now();
  const shown = mayDo(role, "read") ? members : members.filter(({ userId }) => userId === actor.id);
  const mayManage = mayDo(role, "manage");
  return {
    workspace: {
      id: workspaceId,
      name: workspace.name,
      needsTwoFactor: workspace.needsTwoFactor,
      endsAt: workspace.endsAt?.toISOString() ?? null,
      isEndedByOperator: workspace.endedBy === "operator",
    },
    role,
    members: shown.map(({ userId, lastActiveAt, joinedAt: _joined, ...member }) => ({
      ...member,
      id: userId,
      isYou: userId === actor.id,
      lastActiveAt: lastActiveAt?.toISOString() ?? null,
    })),
    invitations: mayManage
      ? invitations.map(({ id, email, role: invited, invitedBy, sentAt, expiresAt }) => ({
          ...{ id, email, role: invited, invitedBy },
          sentAt: sentAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          isExpired: expiresAt.getTime() <= now,
        }))
      : [],
    seats,
    transfer: transfer && {
      toName: members.find(({ userId }) => userId === transfer.toUserId)?.name ?? "",
      isToYou: transfer.toUserId === actor.id,
      expiresAt: transfer.expiresAt.toISOString(),
    },
    activity: mayDo(role, "read") ? activity.map((event) => ({ ...event, at: event.at.toISOString() })) : [],
    projects: mayManage ? (await page.listProjects(workspaceId)).map(({ id, name }) => ({ id, name })) : [],
  };
}

type Doing = { page: PageServices; by: Acting & { requestId: string }; form: FormData };
type Does = { need: Need; run(doing: Doing): Promise<unknown> };

const text = (form: FormData, name: string) => String(form.get(name) ?? "");
const projectIds = (form: FormData) => form.getAll("project").map(String);

const DOES: Record<string, Does> = {
  [MEMBER_INTENT.invite]: {
    need: "manage",
    run: ({ page, by, form }) =>
      page.workspaces.invite(by, {
        email: text(form, "email"),
        role: text(form, "role"),
        projectIds: projectIds(form),
      }),
  },
  [MEMBER_INTENT.inviteAgain]: {
    need: "manage",
    run: ({ page, by, form }) => page.workspaces.inviteAgain(by, text(form, "invitation")),
  },
  [MEMBER_INTENT.cancelInvitation]: {
    need: "manage",
    run: ({ page, by, form }) => page.workspaces.cancelInvitation(by, text(form, "invitation")),
  },
  [MEMBER_INTENT.changeRole]: {
    need: "manage",
    run: ({ page, by, form }) =>
      page.workspaces.changeRole(by, {
        userId: text(form, "member"),
        role: text(form, "role"),
        projectIds: projectIds(form),
      }),
  },
  [MEMBER_INTENT.remove]: {
    need: "manage",
    run: ({ page, by, form }) => page.workspaces.removeMember(by, text(form, "member")),
  },
  [MEMBER_INTENT.rename]: {
    need: "manage",
    run: ({ page, by, form }) => page.workspaces.rename(by, text(form, "name")),
  },
  [MEMBER_INTENT.requireTwoFactor]: {
    need: "manage",
    run: ({ page, by, form }) => page.workspaces.requireTwoFactor(by, text(form, "required") === "true"),
  },
  [MEMBER_INTENT.startTransfer]: {
    need: "own",
    run: ({ page, by, form }) => page.workspaces.startTransfer(by, text(form, "member")),
  },
  // By the owner, or by the member who was asked; the use case tells others that there is no transfer for them.
  [MEMBER_INTENT.cancelTransfer]: { need: "read", run: ({ page, by }) => page.workspaces.cancelTransfer(by) },
  [MEMBER_INTENT.acceptTransfer]: { need: "read", run: ({ page, by }) => page.workspaces.acceptTransfer(by) },
  [MEMBER_INTENT.end]: { need: "own", run: ({ page, by }) => page.workspaces.end(by) },
  [MEMBER_INTENT.keep]: { need: "own", run: ({ page, by }) => page.workspaces.keep(by) },
  [MEMBER_INTENT.leave]: {
    need: "shared",
    async run({ page, by }) {
      await page.workspaces.leave(by);
      throw redirect("/workspace?left");
    },
  },
};

export async function doWithMembers(page: PageServices, form: FormData) {
  const intent = text(form, "intent");
  const does = Object.hasOwn(DOES, intent) ? DOES[intent] : undefined;
  if (!does) return data<ServiceResult>({ ok: false, problem: "Unknown action." }, { status: 400 });
  return answer(page, { what: "changing a workspace" }, async () => {
    const by = { ...(await page.acting(does.need)), requestId: page.requestId };
    return (await does.run({ page, by, form })) ?? null;
  });
}
