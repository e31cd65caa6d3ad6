/** Invitations to a workspace. Only the hash of a token is stored. */
import type { InvitedRole } from "@citeworthy/core/product/workspaces/roles";

export type Invitation = {
  id: string;
  workspaceId: string;
  email: string;
  role: InvitedRole;
  projectIds: string[];
  /** The name of the member who sent it; null where that account is gone. */
  invitedBy: string | null;
  sentAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
};
type NewInvitation = Pick<
  Invitation,
  "id" | "workspaceId" | "email" | "role" | "projectIds" | "sentAt" | "expiresAt"
> & {
  token: string;
  invitedBy: string;
};

export type InvitationStore = {
  /** Replaces an open invitation of the same address, whose link stops working. */
  send(invitation: NewInvitation): Promise<void>;
  /** Not yet used, the newest first; expired ones too. */
  open(workspaceId: string): Promise<Invitation[]>;
  find(workspaceId: string, id: string): Promise<Invitation | null>;
  byToken(token: string): Promise<Invitation | null>;
  /** False if it was used or cancelled in the meantime. */
  use(id: string, now: Date): Promise<boolean>;
  cancel(workspaceId: string, id: string): Promise<boolean>;
};
