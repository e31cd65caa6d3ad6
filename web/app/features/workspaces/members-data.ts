/** What the members page shows, and what its forms do. */
import type { InvitedRole, Role } from "@citeworthy/core/product/workspaces/roles";

export const MEMBER_INTENT = {
  invite: "invite",
  inviteAgain: "invite-again",
  cancelInvitation: "cancel-invitation",
  changeRole: "change-role",
  remove: "remove-member",
  leave: "leave",
  startTransfer: "start-transfer",
  cancelTransfer: "cancel-transfer",
  acceptTransfer: "accept-transfer",
  rename: "rename",
  requireTwoFactor: "require-two-factor",
  end: "end-workspace",
  keep: "keep-workspace",
} as const;

export type MemberEntry = {
  id: string;
  name: string;
  email: string;
  role: Role;
  isYou: boolean;
  lastActiveAt: string | null;
  projectIds: string[];
  keys: number;
};
export type InvitationEntry = {
  id: string;
  email: string;
  role: InvitedRole;
  invitedBy: string | null;
  sentAt: string;
  expiresAt: string;
  isExpired: boolean;
};
export type SeatCount = { total: number | null; taken: number; invited: number };
export type WorkspaceEvent = {
  id: number;
  at: string;
  action: string;
  details: Record<string, string | number | boolean>;
  actorName: string | null;
  targetName: string | null;
};
export type ProjectChoice = { id: string; name: string };

export type MembersView = {
  workspace: {
    id: string;
    name: string;
    needsTwoFactor: boolean;
    endsAt: string | null;
    /** Only the operator of the site can undo an end that the operator asked for. */
    isEndedByOperator: boolean;
  };
  role: Role;
  members: MemberEntry[];
  invitations: InvitationEntry[];
  seats: SeatCount;
  /** `isToYou`: the signed-in user was asked to become the owner. */
  transfer: { toName: string; isToYou: boolean; expiresAt: string } | null;
  activity: WorkspaceEvent[];
  projects: ProjectChoice[];
};

/** What the page gets back after an invitation was sent. */
export type SentInvitation = { link?: string; email?: string; isMailed?: boolean } | null;

/** The first letters of a name's first and last word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@._-]+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase();
}
