/**
 * An admin adds a person to a workspace, removes one, or makes another member the owner. These three cover what operators
 * are asked for: an owner who left or can't be reached, a person in the wrong workspace, and access that has to end.
 * Seats count as for everybody. The people concerned get an email, and the activity of the workspace shows it.
 */
import type { Role } from "@citeworthy/core/product/workspaces/roles";
import { AppError } from "../../../errors.ts";
import type { UserStore } from "../../../ports/accounts/users.ts";
import type { Stores } from "../../../ports/storage.ts";
import type { Member, Workspace } from "../../../ports/workspaces/workspaces.ts";
import { stopCharging } from "../../billing/hand-over-billing.ts";
import { takeOut } from "../../workspaces/members.ts";
import { sendAll, type WorkspaceNeeds } from "../../workspaces/needs.ts";
import { handOver } from "../../workspaces/ownership.ts";
import { requireSeat } from "../../workspaces/seats.ts";
import {
  addedEmail,
  formerOwnerEmail,
  memberAddedEmail,
  memberRemovedEmail,
  newOwnerEmail,
  removedEmail,
} from "../../workspaces/workspace-emails.ts";
import { type Actor, recordAction } from "../record-action.ts";

export type MovingPeople = WorkspaceNeeds & { users: Pick<UserStore, "find"> };
type Adding = { workspaceId: string; email: string; role: string };
type Choosing = { workspaceId: string; userId: string };

/** A client's projects are chosen by the owner, so an admin can't add clients. */
export const ADDED_ROLES = ["viewer", "editor"] as const satisfies readonly Role[];

async function requireWorkspace({ workspaces }: Pick<Stores, "workspaces">, id: string): Promise<Workspace> {
  const found = await workspaces.find(id);
  if (found === null) throw new AppError("workspace/unknown");
  return found;
}

export const addPerson = (deps: MovingPeople, actor: Actor, { workspaceId, email: typed, role }: Adding) =>
  recordAction(deps, actor, { action: "operator-add-member", workspaceId }, async () => {
    const email = typed.trim().toLowerCase();
    const added = ADDED_ROLES.find((one) => one === role);
    if (!added) throw new AppError("workspace/role-invalid");
    const user = await deps.users.find(email);
    if (user === null || user.email !== email) throw new AppError("workspace/person-unknown", { email });
    const { workspace, owner } = await deps.storage.atomically(async (stores) => {
      await stores.workspaces.lock(workspaceId);
      const found = await requireWorkspace(stores, workspaceId);
      if ((await stores.workspaces.membership(user.id, workspaceId)) !== null)
        throw new AppError("workspace/already-member", { email });
      await requireSeat({ stores, clock: deps.clock }, workspaceId, added, true);
      await stores.workspaces.setRole(workspaceId, user.id, added);
      return { workspace: found.name, owner: await stores.workspaces.ownerOf(workspaceId) };
    });
    const about = { workspace, role: added, baseUrl: deps.baseUrl };
    await sendAll(deps, [
      addedEmail({ to: email, ...about }),
      ...(owner ? [memberAddedEmail({ to: owner.email, member: email, ...about })] : []),
    ]);
    return { answer: undefined, target: user.id, details: { workspace, role: added } };
  });

export const removePerson = (deps: MovingPeople, actor: Actor, { workspaceId, userId }: Choosing) =>
  recordAction(deps, actor, { action: "operator-remove-member", workspaceId }, async () => {
    const { name } = await requireWorkspace(deps.storage, workspaceId);
    const { member, keys } = await takeOut(deps, workspaceId, userId);
    const owner = await deps.storage.workspaces.ownerOf(workspaceId);
    await sendAll(deps, [
      removedEmail(member.email, name),
      ...(owner ? [memberRemovedEmail(owner.email, member.email, name)] : []),
    ]);
    return { answer: undefined, target: userId, details: { workspace: name, keys } };
  });

function ownersOf(members: readonly Member[], userId: string): Record<"chosen" | "former", Member> {
  const chosen = members.find((one) => one.userId === userId);
  const former = members.find(({ role }) => role === "owner");
  if (!chosen || chosen.role === "client" || !former) throw new AppError("workspace/member-unknown");
  if (chosen === former) throw new AppError("workspace/owner-already");
  return { chosen, former };
}

/** At once and without the consent of the former owner, who may be unreachable. A client has to become a viewer first. */
export const makeOwner = (deps: MovingPeople, actor: Actor, { workspaceId, userId }: Choosing) =>
  recordAction(deps, actor, { action: "operator-change-owner", workspaceId }, async () => {
    await requireWorkspace(deps.storage, workspaceId);
    ownersOf(await deps.storage.workspaces.members(workspaceId), userId);
    await stopCharging(deps, workspaceId);
    const { workspace, owner, next } = await deps.storage.atomically(async (stores) => {
      await stores.workspaces.lock(workspaceId);
      const found = await requireWorkspace(stores, workspaceId);
      const { chosen, former } = ownersOf(await stores.workspaces.members(workspaceId), userId);
      await handOver(deps, stores, { workspaceId, owner: former, toUserId: userId });
      return { workspace: found.name, owner: former.email, next: chosen.email };
    });
    await sendAll(deps, [
      newOwnerEmail(next, workspace, deps.baseUrl),
      formerOwnerEmail(owner, next, workspace),
    ]);
    return { answer: undefined, target: userId, details: { workspace } };
  });
