/** Emails about membership: their text, of which the HTML is made when they are sent. */
import { emailSignature } from "@citeworthy/core/product/identity/email-signature";
import { site } from "@citeworthy/core/product/identity/site";
import { ROLE_NAME, type Role } from "@citeworthy/core/product/workspaces/roles";
import type { Email } from "../../ports/messages/mail.ts";

const day = (moment: Date) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(moment);

type Invited = { to: string; by: string; workspace: string; role: Role; link: string; expiresAt: Date };

export const invitationEmail = ({ to, by, workspace, role, link, expiresAt }: Invited): Email => ({
  to,
  subject: `${by} invites you to ${workspace} on ${site.name}`,
  text: `${by} invites you to the workspace ${workspace} on ${site.name}, as ${ROLE_NAME[role].toLowerCase()}.\n\nAccept the invitation:\n\n${link}\n\nThe link works once, until ${day(expiresAt)}, for the account with this email address. If you don't know ${by}, ignore this email.${emailSignature}`,
});

export const removedEmail = (to: string, workspace: string): Email => ({
  to,
  subject: `You are no longer a member of ${workspace}`,
  text: `You were removed from the workspace ${workspace} on ${site.name}. API keys that you made for it have stopped working. Your own workspaces stay as they are.${emailSignature}`,
});

type Transfer = { to: string; by: string; workspace: string; baseUrl: string; expiresAt: Date };

export const transferEmail = ({ to, by, workspace, baseUrl, expiresAt }: Transfer): Email => ({
  to,
  subject: `${by} wants to transfer ${workspace} to you`,
  text: `${by} wants you to own the workspace ${workspace} on ${site.name}. You would take over its members and its plan. A paid plan runs to the end of its period; after that you choose and pay for one.\n\nAccept or decline until ${day(expiresAt)}:\n\n${baseUrl}/dashboard/members\n\nNothing changes until you accept.${emailSignature}`,
});

const PAYMENTS_STAY =
  " If you paid for its plan, you will not be charged for it again: the plan runs to the end of its period. Your cards and invoices are now in your own workspace, under Manage billing.";

export const transferredEmail = (to: string, by: string, workspace: string): Email => ({
  to,
  subject: `${by} now owns ${workspace}`,
  text: `${by} accepted and now owns the workspace ${workspace} on ${site.name}. You stay in it as an editor.${PAYMENTS_STAY}${emailSignature}`,
});

export const endingEmail = (to: string, workspace: string, endsAt: Date, baseUrl: string): Email => ({
  to,
  subject: `${workspace} will be deleted on ${day(endsAt)}`,
  text: `The workspace ${workspace} on ${site.name} will be deleted on ${day(endsAt)}, with its pages, monitors and reports. Until then its owner can keep it:\n\n${baseUrl}/dashboard/members${emailSignature}`,
});

const OPERATOR = `The operator of ${site.name}`;

type Added = { to: string; workspace: string; role: Role; baseUrl: string };

export const addedEmail = ({ to, workspace, role, baseUrl }: Added): Email => ({
  to,
  subject: `You are now a member of ${workspace}`,
  text: `${OPERATOR} added you to the workspace ${workspace}, as ${ROLE_NAME[role].toLowerCase()}. Choose it in the menu of workspaces at the top of the page:\n\n${baseUrl}/dashboard\n\nYour own workspaces stay as they are. You can leave it at any time under Members.${emailSignature}`,
});

type NewMember = Added & { member: string };

export const memberAddedEmail = ({ to, member, workspace, role, baseUrl }: NewMember): Email => ({
  to,
  subject: `${member} is now a member of ${workspace}`,
  text: `${OPERATOR} added ${member} to your workspace ${workspace}, as ${ROLE_NAME[role].toLowerCase()}. You can change the role or remove them:\n\n${baseUrl}/dashboard/members${emailSignature}`,
});

export const memberRemovedEmail = (to: string, member: string, workspace: string): Email => ({
  to,
  subject: `${member} is no longer a member of ${workspace}`,
  text: `${OPERATOR} removed ${member} from your workspace ${workspace}. What they made stays there. API keys that they made for it have stopped working.${emailSignature}`,
});

export const newOwnerEmail = (to: string, workspace: string, baseUrl: string): Email => ({
  to,
  subject: `You now own ${workspace}`,
  text: `${OPERATOR} made you the owner of the workspace ${workspace}. You are responsible for its members and its plan from now on. A paid plan runs to the end of its period; after that you choose and pay for one:\n\n${baseUrl}/dashboard/members${emailSignature}`,
});

export const formerOwnerEmail = (to: string, owner: string, workspace: string): Email => ({
  to,
  subject: `${owner} now owns ${workspace}`,
  text: `${OPERATOR} made ${owner} the owner of the workspace ${workspace}. You stay in it as an editor.${PAYMENTS_STAY}${emailSignature}`,
});

export const operatorEndingEmail = (to: string, workspace: string, endsAt: Date, baseUrl: string): Email => ({
  to,
  subject: `${workspace} will be deleted on ${day(endsAt)}`,
  text: `${OPERATOR} will delete the workspace ${workspace} on ${day(endsAt)}, with its pages, monitors and reports, and cancel its plan. Until then everything works as before, and you can download what you need:\n\n${baseUrl}/projects\n\nOnly the operator can undo this. Your account and your other workspaces stay as they are.${emailSignature}`,
});

export const operatorKeepingEmail = (to: string, workspace: string): Email => ({
  to,
  subject: `${workspace} will not be deleted`,
  text: `${OPERATOR} decided to keep the workspace ${workspace}. It won't be deleted.${emailSignature}`,
});
