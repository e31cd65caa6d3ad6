/** Creating, naming, securing and ending a workspace. */
import {
  DELETION_DAYS,
  MAX_OWNED_WORKSPACES,
  MAX_WORKSPACE_NAME,
} from "@citeworthy/core/product/workspaces/workspace-limits";
import { DAY_MS } from "@citeworthy/core/time";
import { AppError } from "../../errors.ts";
import type { Workspace, WorkspaceEnder, WorkspaceStore } from "../../ports/workspaces/workspaces.ts";
import { type By, noteActivity, sendAll, type WorkspaceNeeds, withinRate } from "./needs.ts";
import { endingEmail } from "./workspace-emails.ts";

const CREATE_RATE = { max: 10, perSeconds: 24 * 60 * 60 };

type Creating = { actor: { id: string }; name: string; requestId: string | null };

/** Returns its id. It starts on the free plan: the trial is granted once per person. */
export async function createWorkspace(deps: WorkspaceNeeds, { actor, name: typed, requestId }: Creating) {
  const name = nameOf(typed);
  await withinRate(deps.limiter, `create-workspace:${actor.id}`, CREATE_RATE);
  const id = deps.newId();
  await deps.storage.atomically(async ({ workspaces, subscriptions }) => {
    const owned = (await workspaces.list(actor.id)).filter(({ role }) => role === "owner");
    if (owned.length >= MAX_OWNED_WORKSPACES)
      throw new AppError("workspace/too-many", { max: MAX_OWNED_WORKSPACES });
    const now = deps.clock.now();
    await workspaces.create({ id, name, ownerId: actor.id }, now);
    await subscriptions.startFree(id, now);
  });
  await noteActivity(deps, { actor, workspaceId: id, requestId }, { action: "create-workspace" });
  return id;
}

export async function renameWorkspace(deps: WorkspaceNeeds, by: By, typed: string): Promise<void> {
  const name = nameOf(typed);
  await deps.storage.workspaces.rename(by.workspaceId, name);
  await noteActivity(deps, by, { action: "rename-workspace", details: { name } });
}

/** The owner has to have a second step, or nobody could turn the rule off again. */
export async function requireTwoFactor(
  deps: WorkspaceNeeds,
  by: By & { actor: { hasSecondStep: boolean } },
  isRequired: boolean,
): Promise<void> {
  if (isRequired && !by.actor.hasSecondStep) throw new AppError("workspace/second-step-first");
  await deps.storage.workspaces.requireTwoFactor(by.workspaceId, isRequired);
  await noteActivity(deps, by, { action: "require-two-factor", details: { required: isRequired } });
}

/** Deleted after a delay in which the owner can undo it. All members are told. */
export async function endWorkspace(deps: WorkspaceNeeds, by: By): Promise<Date> {
  const { at, members } = await setEnd(deps, by.workspaceId, "owner");
  await noteActivity(deps, by, { action: "end-workspace", details: { endsAt: at.toISOString() } });
  await sendAll(
    deps,
    members.map(({ email }) => endingEmail(email, by.workspace.name, at, deps.baseUrl)),
  );
  return at;
}

export async function keepWorkspace(deps: WorkspaceNeeds, by: By): Promise<void> {
  await cancelEnd(deps, by.workspaceId, "owner");
  await noteActivity(deps, by, { action: "keep-workspace" });
}

/** A second request doesn't postpone the end. The operator's request replaces the owner's, and never the other way round. */
export const setEnd = ({ storage, clock }: WorkspaceNeeds, id: string, by: WorkspaceEnder) =>
  storage.atomically(async ({ workspaces }) => {
    const workspace = await endable(workspaces, id, by);
    const at = workspace.endsAt ?? new Date(clock.now().getTime() + DELETION_DAYS * DAY_MS);
    await workspaces.endAt(id, { at, by });
    return { at, workspace, members: await workspaces.members(id) };
  });

export const cancelEnd = ({ storage }: WorkspaceNeeds, id: string, by: WorkspaceEnder) =>
  storage.atomically(async ({ workspaces }) => {
    const workspace = await endable(workspaces, id, by);
    if (workspace.endsAt === null) throw new AppError("workspace/not-ending");
    await workspaces.endAt(id, null);
    return { workspace, members: await workspaces.members(id) };
  });

async function endable(workspaces: WorkspaceStore, id: string, by: WorkspaceEnder): Promise<Workspace> {
  await workspaces.lock(id);
  const found = await workspaces.find(id);
  if (found === null) throw new AppError("workspace/unknown");
  if (found.endedBy === "operator" && by === "owner") throw new AppError("workspace/ended-by-operator");
  return found;
}

function nameOf(typed: string): string {
  const name = typed.replace(/\s+/gu, " ").trim();
  if (name === "" || [...name].length > MAX_WORKSPACE_NAME)
    throw new AppError("workspace/name-invalid", { max: MAX_WORKSPACE_NAME });
  return name;
}
