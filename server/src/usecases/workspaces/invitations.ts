/** Invitations: sent to an address, valid for seven days, used once, by the account with that address. */

import { type InvitedRole, isInvitedRole } from "@citeworthy/core/product/workspaces/roles";
import { INVITATION_DAYS } from "@citeworthy/core/product/workspaces/workspace-limits";
import { DAY_MS } from "@citeworthy/core/time";
import { AppError } from "../../errors.ts";
import type { SessionUser } from "../../ports/accounts/sessions.ts";
import type { Email } from "../../ports/messages/mail.ts";
import { takeRecipient } from "../../ports/messages/recipient-limit.ts";
import type { Stores } from "../../ports/storage.ts";
import type { Invitation } from "../../ports/workspaces/invitations.ts";
import { isId } from "../is-id.ts";
import { type By, noteActivity, type WorkspaceNeeds, withinRate } from "./needs.ts";
import { requireSeat } from "./seats.ts";
import { invitationEmail } from "./workspace-emails.ts";

/** Far above what anyone sends by hand. */
const INVITE_RATE = { max: 40, perSeconds: 60 * 60 };
const LOOK_RATE = { max: 240, perSeconds: 60 * 60 };
const MAX_PROJECTS = 200;
const ADDRESS = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,250}$/;

export type InvitationRequest = { email: string; role: string; projectIds: string[] };

/** Returns the link, which is shown to the owner once and stored nowhere. */
export async function invite(
  deps: WorkspaceNeeds,
  by: By,
  request: InvitationRequest,
): Promise<{ email: string; link: string; isMailed: boolean }> {
  const email = request.email.trim().toLowerCase();
  if (!ADDRESS.test(email)) throw new AppError("account/email-invalid");
  const { role, projectIds } = requireRole(request);
  await withinRate(deps.limiter, `invite:${by.workspaceId}`, INVITE_RATE);
  const sentAt = deps.clock.now();
  const expiresAt = new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS);
  const token = deps.newToken();
  await deps.storage.atomically(async (stores) => {
    await stores.workspaces.lock(by.workspaceId);
    const members = await stores.workspaces.members(by.workspaceId);
    if (members.some((member) => member.email === email))
      throw new AppError("workspace/already-member", { email });
    const before = (await stores.invitations.open(by.workspaceId)).find((one) => one.email === email);
    if (before) await stores.invitations.cancel(by.workspaceId, before.id);
    await requireSeat({ stores, clock: deps.clock }, by.workspaceId, role, true);
    await stores.invitations.send({
      id: deps.newId(),
      workspaceId: by.workspaceId,
      email,
      role,
      projectIds: await ownProjects(stores, by.workspaceId, projectIds),
      token,
      invitedBy: by.actor.id,
      sentAt,
      expiresAt,
    });
  });
  await noteActivity(deps, by, { action: "invite-member", details: { email, role } });
  const link = `${deps.baseUrl}/invitation/${token}`;
  const { name: workspace } = by.workspace;
  const mailed = { to: email, by: by.actor.name, workspace, role, link, expiresAt };
  return { email, link, isMailed: await isMailed(deps, by.workspaceId, invitationEmail(mailed)) };
}

/** Where the email can't be sent, or its recipient got enough of them, the owner passes the link on. */
async function isMailed({ mail, limiter, log }: WorkspaceNeeds, workspaceId: string, email: Email) {
  if (!(await takeRecipient(limiter, "invitation", email.to)).allowed) return false;
  return mail.send(email).then(
    () => true,
    (error) => {
      log.error("an invitation was not mailed", { workspaceId, error });
      return false;
    },
  );
}

/** A new link for the same person; the earlier one stops working. */
export async function inviteAgain(deps: WorkspaceNeeds, by: By, id: string) {
  const found = isId(id) ? await deps.storage.invitations.find(by.workspaceId, id) : null;
  if (found === null) throw new AppError("invitation/unknown");
  return invite(deps, by, found);
}

export async function cancelInvitation(deps: WorkspaceNeeds, by: By, id: string): Promise<void> {
  const found = isId(id) ? await deps.storage.invitations.find(by.workspaceId, id) : null;
  if (found === null || !(await deps.storage.invitations.cancel(by.workspaceId, id)))
    throw new AppError("invitation/unknown");
  await noteActivity(deps, by, { action: "cancel-invitation", details: { email: found.email } });
}

export function requireRole({ role, projectIds }: Omit<InvitationRequest, "email">): {
  role: InvitedRole;
  projectIds: string[];
} {
  if (!isInvitedRole(role)) throw new AppError("workspace/role-invalid");
  const chosen = [...new Set(projectIds)].filter(isId).slice(0, MAX_PROJECTS);
  if (role === "client" && chosen.length === 0) throw new AppError("workspace/projects-missing");
  return { role, projectIds: role === "client" ? chosen : [] };
}

type ProjectLists = { projects: Pick<Stores["projects"], "listOf"> };

/** Only projects of this workspace can be shared. */
export async function ownProjects({ projects }: ProjectLists, workspaceId: string, projectIds: string[]) {
  if (projectIds.length === 0) return [];
  const own = new Set((await projects.listOf(workspaceId)).map(({ id }) => id));
  const chosen = projectIds.filter((id) => own.has(id));
  if (chosen.length === 0) throw new AppError("workspace/projects-missing");
  return chosen;
}

export type ShownInvitation = Pick<Invitation, "email" | "role" | "invitedBy" | "expiresAt"> & {
  workspace: string;
};

/** What the page of an invitation shows, to anyone with the link. */
export async function readInvitation(
  deps: WorkspaceNeeds,
  { token, address }: { token: string; address: string },
): Promise<ShownInvitation> {
  await withinRate(deps.limiter, `invitation:${address}`, LOOK_RATE);
  const { workspaceId, email, role, invitedBy, expiresAt } = await openInvitation(deps, token);
  const workspace = await deps.storage.workspaces.find(workspaceId);
  return { email, role, invitedBy, expiresAt, workspace: workspace?.name ?? "" };
}

async function openInvitation({ storage, clock }: WorkspaceNeeds, token: string): Promise<Invitation> {
  const found = await storage.invitations.byToken(token);
  if (found === null) throw new AppError("invitation/unknown");
  if (found.usedAt) throw new AppError("invitation/used");
  if (found.expiresAt <= clock.now())
    throw new AppError("invitation/expired", { date: found.expiresAt.toISOString().slice(0, 10) });
  return found;
}

/** `confirmsAddresses`: emails leave the machine, so that an address can be confirmed. */
export type AcceptingNeeds = WorkspaceNeeds & { confirmsAddresses: boolean };
type Accepting = {
  token: string;
  user: Pick<SessionUser, "id" | "email" | "emailVerified">;
  requestId: string | null;
};

/** Returns the workspace that the user has joined. */
export async function acceptInvitation(
  deps: AcceptingNeeds,
  { token, user, requestId }: Accepting,
): Promise<string> {
  const { id, workspaceId, email, role, projectIds } = await openInvitation(deps, token);
  if (email !== user.email.toLowerCase()) throw new AppError("invitation/other-address");
  // A link that was forwarded shows the address: signing up with it must not be enough.
  if (deps.confirmsAddresses && !user.emailVerified) throw new AppError("invitation/unconfirmed");
  await deps.storage.atomically(async (stores) => {
    await stores.workspaces.lock(workspaceId);
    if ((await stores.workspaces.membership(user.id, workspaceId)) !== null)
      throw new AppError("workspace/already-member", { email });
    if (!(await stores.invitations.use(id, deps.clock.now()))) throw new AppError("invitation/used");
    await requireSeat({ stores, clock: deps.clock }, workspaceId, role, false);
    await stores.workspaces.setRole(workspaceId, user.id, role);
    if (role === "client") await stores.workspaces.shareProjects(workspaceId, user.id, projectIds);
  });
  await noteActivity(
    deps,
    { actor: user, workspaceId, requestId },
    { action: "join-workspace", details: { role } },
  );
  return workspaceId;
}
