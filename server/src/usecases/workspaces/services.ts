/** Workspaces as the rest of the product sees them. */
import type { Need } from "@citeworthy/core/product/workspaces/roles";
import { AppError } from "../../errors.ts";
import type { AccountSessions } from "../../ports/accounts/account-sessions.ts";
import type { SessionUser } from "../../ports/accounts/sessions.ts";
import { countOpenWork } from "../worklist/list-work.ts";
import { type ActingCaller, actAs, membershipOf } from "./act-as.ts";
import { hideFirstSteps, readFirstSteps } from "./first-steps.ts";
import {
  type AcceptingNeeds,
  acceptInvitation,
  cancelInvitation,
  type InvitationRequest,
  invite,
  inviteAgain,
  readInvitation,
} from "./invitations.ts";
import { changeRole, leaveWorkspace, readMembers, removeMember } from "./members.ts";
import type { By } from "./needs.ts";
import { acceptTransfer, cancelTransfer, startTransfer } from "./ownership.ts";
import {
  createWorkspace,
  endWorkspace,
  keepWorkspace,
  renameWorkspace,
  requireTwoFactor,
} from "./workspaces.ts";

type Needs = AcceptingNeeds & { places: Pick<AccountSessions, "chooseWorkspace"> };
type Switching = { user: Pick<SessionUser, "id">; sessionId: string; workspaceId: string };

/** The workspaces of a user, and which of them the caller acts for. */
async function listWorkspaces(deps: Needs, caller: ActingCaller) {
  const active = (await membershipOf(deps, caller))?.workspace.id ?? null;
  const all = await deps.storage.workspaces.list(caller.user.id);
  const entries = all.map(async ({ workspace: { id, name, endsAt }, role, members }) => {
    const isActive = id === active;
    const actor = { id: caller.user.id };
    const openWork = isActive ? await countOpenWork(deps, { workspaceId: id, role, actor }) : null;
    return { ...{ id, name, role, members, endsAt }, isActive, openWork };
  });
  return Promise.all(entries);
}

async function switchWorkspace(deps: Needs, { user, sessionId, workspaceId }: Switching): Promise<void> {
  if ((await deps.storage.workspaces.membership(user.id, workspaceId)) === null)
    throw new AppError("workspace/unknown");
  await deps.places.chooseWorkspace(sessionId, workspaceId);
}

export const workspaceServices = (deps: Needs) => ({
  actAs: (caller: ActingCaller, need: Need) => actAs(deps, caller, need),
  listWorkspaces: (caller: ActingCaller) => listWorkspaces(deps, caller),
  switchWorkspace: (request: Switching) => switchWorkspace(deps, request),
  sharedProjects: (workspaceId: string, userId: string) =>
    deps.storage.workspaces.sharedProjects(workspaceId, userId),
  firstSteps: {
    read: (member: Parameters<typeof readFirstSteps>[1]) => readFirstSteps(deps, member),
    hide: (member: Parameters<typeof hideFirstSteps>[1]) => hideFirstSteps(deps, member),
  },
  workspaces: {
    create: (request: Parameters<typeof createWorkspace>[1]) => createWorkspace(deps, request),
    rename: (by: By, name: string) => renameWorkspace(deps, by, name),
    requireTwoFactor: (by: Parameters<typeof requireTwoFactor>[1], isRequired: boolean) =>
      requireTwoFactor(deps, by, isRequired),
    end: (by: By) => endWorkspace(deps, by),
    keep: (by: By) => keepWorkspace(deps, by),
    readMembers: (by: Pick<By, "workspaceId">) => readMembers(deps, by),
    changeRole: (by: By, request: Parameters<typeof changeRole>[2]) => changeRole(deps, by, request),
    removeMember: (by: By, userId: string) => removeMember(deps, by, userId),
    leave: (by: By) => leaveWorkspace(deps, by),
    invite: (by: By, request: InvitationRequest) => invite(deps, by, request),
    inviteAgain: (by: By, id: string) => inviteAgain(deps, by, id),
    cancelInvitation: (by: By, id: string) => cancelInvitation(deps, by, id),
    readInvitation: (request: Parameters<typeof readInvitation>[1]) => readInvitation(deps, request),
    acceptInvitation: (request: Parameters<typeof acceptInvitation>[1]) => acceptInvitation(deps, request),
    startTransfer: (by: By, userId: string) => startTransfer(deps, by, userId),
    cancelTransfer: (by: By) => cancelTransfer(deps, by),
    acceptTransfer: (by: By) => acceptTransfer(deps, by),
  },
});
