/** For which workspace somebody acts, and whether their role there allows it. Every route, key and MCP call passes here. */
import { mayDo, type Need, ROLE_NAME, type Role } from "@citeworthy/core/product/workspaces/roles";
import { AppError } from "../../errors.ts";
import type { SessionUser } from "../../ports/accounts/sessions.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";
import type { Membership, Workspace } from "../../ports/workspaces/workspaces.ts";

export type ActingNeeds = { storage: Pick<Storage, "workspaces">; clock: Clock };
/** `keyWorkspaceId`: the workspace that an API key was made for. A key never acts for another. */
export type ActingCaller = { user: SessionUser; keyWorkspaceId?: string };
export type Acting = { actor: SessionUser; workspaceId: string; workspace: Workspace; role: Role };

/** The members page shows activity in hours. */
const NOTE_ACTIVE_EVERY_MS = 10 * 60_000;

export async function actAs(deps: ActingNeeds, caller: ActingCaller, need: Need): Promise<Acting> {
  const membership = await membershipOf(deps, caller);
  if (membership === null)
    throw new AppError(caller.keyWorkspaceId === undefined ? "workspace/unknown" : "key/revoked");
  const { workspace, role } = membership;
  if (workspace.needsTwoFactor && !caller.user.hasSecondStep)
    throw new AppError("workspace/second-step-needed");
  if (!mayDo(role, need))
    throw new AppError("workspace/role-refused", { role: ROLE_NAME[role].toLowerCase() });
  await noteActive(deps, caller.user.id, membership);
  return { actor: caller.user, workspaceId: workspace.id, workspace, role };
}

/** The workspace that a session switched to. If its user isn't a member any more, the session goes on in their first workspace. */
export async function membershipOf(
  { storage: { workspaces } }: Pick<ActingNeeds, "storage">,
  { user, keyWorkspaceId }: ActingCaller,
): Promise<Membership | null> {
  if (keyWorkspaceId !== undefined) return workspaces.membership(user.id, keyWorkspaceId);
  const chosen = user.workspaceId ? await workspaces.membership(user.id, user.workspaceId) : null;
  return chosen ?? workspaces.firstMembership(user.id);
}

async function noteActive({ storage, clock }: ActingNeeds, userId: string, membership: Membership) {
  const { lastActiveAt, workspace } = membership;
  const now = clock.now();
  if (lastActiveAt && now.getTime() - lastActiveAt.getTime() < NOTE_ACTIVE_EVERY_MS) return;
  await storage.workspaces.noteActive(userId, workspace.id, now);
}
