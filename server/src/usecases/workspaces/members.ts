/** Members: listed, given another role, removed, and leaving by themselves. What they made stays in the workspace. */
import { needsSeat } from "@citeworthy/core/product/workspaces/seats";
import { AppError } from "../../errors.ts";
import type { Member } from "../../ports/workspaces/workspaces.ts";
import { ownProjects, requireRole } from "./invitations.ts";
import { type By, noteActivity, type WorkspaceNeeds } from "./needs.ts";
import { countSeats, requireSeat } from "./seats.ts";
import { removedEmail } from "./workspace-emails.ts";

const SHOWN_EVENTS = 50;

/** Everything that the members page shows. */
export async function readMembers(deps: WorkspaceNeeds, { workspaceId }: Pick<By, "workspaceId">) {
  const { storage, audit, clock } = deps;
  const [members, invitations, seats, transfer, activity] = await Promise.all([
    storage.workspaces.members(workspaceId),
    storage.invitations.open(workspaceId),
    countSeats({ stores: storage, clock }, workspaceId),
    storage.workspaces.transferOf(workspaceId, clock.now()),
    audit.readWorkspace(workspaceId, SHOWN_EVENTS),
  ]);
  const keys = await Promise.all(members.map(({ userId }) => storage.workspaces.keysOf(workspaceId, userId)));
  return {
    members: members.map((member, at) => ({ ...member, keys: keys[at] ?? 0 })),
    invitations,
    seats,
    transfer,
    activity,
  };
}

type RoleChange = { userId: string; role: string; projectIds: string[] };

export async function changeRole(deps: WorkspaceNeeds, by: By, request: RoleChange): Promise<void> {
  const { role, projectIds } = requireRole(request);
  const { workspaceId } = by;
  const { userId } = request;
  await deps.storage.atomically(async (stores) => {
    await stores.workspaces.lock(workspaceId);
    const member = memberIn(await stores.workspaces.members(workspaceId), userId);
    const shared = await ownProjects(stores, workspaceId, projectIds);
    if (!needsSeat(member.role)) await requireSeat({ stores, clock: deps.clock }, workspaceId, role, true);
    // Whoever is asked to become the owner has to be able to see the workspace.
    const transfer = await stores.workspaces.transferOf(workspaceId, deps.clock.now());
    if (role === "client" && transfer?.toUserId === userId)
      await stores.workspaces.cancelTransfer(workspaceId);
    await stores.workspaces.setRole(workspaceId, userId, role);
    if (role === "client") await stores.workspaces.shareProjects(workspaceId, userId, shared);
  });
  await noteActivity(deps, by, { action: "change-role", target: userId, details: { role } });
}

export async function removeMember(deps: WorkspaceNeeds, by: By, userId: string): Promise<void> {
  const { member, keys } = await takeOut(deps, by.workspaceId, userId);
  await noteActivity(deps, by, {
    action: "remove-member",
    target: userId,
    details: { email: member.email, keys },
  });
  await deps.mail
    .send(removedEmail(member.email, by.workspace.name))
    .catch((error) => deps.log.error("a removed member was not told", { userId, error }));
}

export async function leaveWorkspace(deps: WorkspaceNeeds, by: By): Promise<void> {
  const { keys } = await takeOut(deps, by.workspaceId, by.actor.id);
  await noteActivity(deps, by, { action: "leave-workspace", details: { email: by.actor.email, keys } });
}

/** Access ends at once: sessions and keys ask for the membership with every request. */
export const takeOut = ({ storage, clock }: WorkspaceNeeds, workspaceId: string, userId: string) =>
  storage.atomically(async ({ workspaces }) => {
    await workspaces.lock(workspaceId);
    const member = memberIn(await workspaces.members(workspaceId), userId);
    const { keys } = (await workspaces.remove(workspaceId, userId, clock.now())) ?? { keys: 0 };
    return { member, keys };
  });

function memberIn(members: Member[], userId: string): Member {
  const member = members.find((one) => one.userId === userId);
  if (!member) throw new AppError("workspace/member-unknown");
  if (member.role === "owner") throw new AppError("workspace/owner-fixed");
  return member;
}
