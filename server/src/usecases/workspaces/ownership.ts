/** Transfer of ownership. Nothing changes until the new owner accepts. */
import { INVITATION_DAYS } from "@citeworthy/core/product/workspaces/workspace-limits";
import { DAY_MS } from "@citeworthy/core/time";
import { AppError } from "../../errors.ts";
import type { Stores } from "../../ports/storage.ts";
import { releaseCustomer, stopCharging } from "../billing/hand-over-billing.ts";
import { type By, noteActivity, type WorkspaceNeeds } from "./needs.ts";
import { transferEmail, transferredEmail } from "./workspace-emails.ts";

export async function startTransfer(deps: WorkspaceNeeds, by: By, toUserId: string): Promise<void> {
  const { workspaceId, actor, workspace } = by;
  const startedAt = deps.clock.now();
  const expiresAt = new Date(startedAt.getTime() + INVITATION_DAYS * DAY_MS);
  const member = (await deps.storage.workspaces.members(workspaceId)).find((one) => one.userId === toUserId);
  if (!member || member.role === "client") throw new AppError("workspace/member-unknown");
  if (member.role === "owner") throw new AppError("workspace/owner-fixed");
  await deps.storage.workspaces.startTransfer(workspaceId, { toUserId, startedAt, expiresAt });
  await noteActivity(deps, by, { action: "start-transfer", target: toUserId });
  const email = {
    to: member.email,
    by: actor.name,
    workspace: workspace.name,
    baseUrl: deps.baseUrl,
    expiresAt,
  };
  await deps.mail
    .send(transferEmail(email))
    .catch((error) => deps.log.error("a transfer of ownership was not mailed", { workspaceId, error }));
}

/** By the owner, or by the member who was asked. */
export async function cancelTransfer(deps: WorkspaceNeeds, by: By): Promise<void> {
  const transfer = await deps.storage.workspaces.transferOf(by.workspaceId, deps.clock.now());
  const owner = await deps.storage.workspaces.ownerOf(by.workspaceId);
  if (!transfer || ![transfer.toUserId, owner?.userId].includes(by.actor.id))
    throw new AppError("transfer/unknown");
  await deps.storage.workspaces.cancelTransfer(by.workspaceId);
  await noteActivity(deps, by, { action: "cancel-transfer" });
}

export async function acceptTransfer(deps: WorkspaceNeeds, by: By): Promise<void> {
  const { workspaceId, actor } = by;
  const now = deps.clock.now();
  const asked = await deps.storage.workspaces.transferOf(workspaceId, now);
  if (asked?.toUserId !== actor.id) throw new AppError("transfer/unknown");
  await stopCharging(deps, workspaceId);
  const before = await deps.storage.atomically(async (stores) => {
    const { workspaces } = stores;
    await workspaces.lock(workspaceId);
    const transfer = await workspaces.transferOf(workspaceId, now);
    const owner = await workspaces.ownerOf(workspaceId);
    const member = await workspaces.membership(actor.id, workspaceId);
    if (transfer?.toUserId !== actor.id || !owner || !member || member.role === "client")
      throw new AppError("transfer/unknown");
    await handOver(deps, stores, { workspaceId, owner, toUserId: actor.id });
    return owner;
  });
  await noteActivity(deps, by, { action: "transfer-ownership", target: before.userId });
  await deps.mail
    .send(transferredEmail(before.email, actor.name, by.workspace.name))
    .catch((error) => deps.log.error("a transfer of ownership was not mailed", { workspaceId, error }));
}

type Owner = { userId: string; email: string };
type HandingOver = { workspaceId: string; owner: Owner; toUserId: string };

/** The former owner stays as an editor. Call it after `stopCharging`, in a transaction that holds the workspace's lock. */
export async function handOver(
  deps: Pick<WorkspaceNeeds, "newId" | "clock">,
  stores: Pick<Stores, "workspaces" | "subscriptions" | "checkouts" | "payments">,
  { workspaceId, owner, toUserId }: HandingOver,
): Promise<void> {
  const { workspaces } = stores;
  await workspaces.setRole(workspaceId, owner.userId, "editor");
  await workspaces.setRole(workspaceId, toUserId, "owner");
  await workspaces.cancelTransfer(workspaceId);
  await workspaces.stayIn(owner.userId, workspaceId);
  const ownWorkspaceId = await ensureOwnWorkspace(deps, stores, owner);
  await releaseCustomer(stores, { workspaceId, ownWorkspaceId, now: deps.clock.now() });
}

/** Everybody has a workspace of their own; returns its id. A new one starts on the free plan: the trial is granted once. */
export async function ensureOwnWorkspace(
  { newId, clock }: Pick<WorkspaceNeeds, "newId" | "clock">,
  stores: Pick<Stores, "workspaces" | "subscriptions">,
  { userId, email }: Owner,
): Promise<string> {
  const owned = (await stores.workspaces.list(userId)).find(({ role }) => role === "owner");
  if (owned) return owned.workspace.id;
  const id = newId();
  const name = email.split("@", 1)[0] ?? email;
  await stores.workspaces.create({ id, name, ownerId: userId }, clock.now());
  await stores.subscriptions.startFree(id, clock.now());
  return id;
}
