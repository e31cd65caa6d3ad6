/** Workspaces and who is in them. */
import type { Role } from "@citeworthy/core/product/workspaces/roles";

export const WORKSPACE_ENDERS = ["owner", "operator"] as const;
/** `operator`: an admin of the site. */
export type WorkspaceEnder = (typeof WORKSPACE_ENDERS)[number];

export type Workspace = {
  id: string;
  name: string;
  needsTwoFactor: boolean;
  /** When it will be deleted; null while nobody asked for that. */
  endsAt: Date | null;
  /** Who asked for that. */
  endedBy: WorkspaceEnder | null;
};
export type Membership = {
  workspace: Workspace;
  role: Role;
  lastActiveAt: Date | null;
};
export type Member = {
  userId: string;
  name: string;
  email: string;
  role: Role;
  joinedAt: Date;
  lastActiveAt: Date | null;
  /** Of a client; empty for every other role. */
  projectIds: string[];
};
export type Transfer = { toUserId: string; startedAt: Date; expiresAt: Date };

export type WorkspaceStore = {
  find(id: string): Promise<Workspace | null>;
  /** `null` if the user isn't a member of this workspace. */
  membership(userId: string, workspaceId: string): Promise<Membership | null>;
  /** Where the user works without having chosen: the first workspace if it is still theirs, then any they own, then any. */
  firstMembership(userId: string): Promise<Membership | null>;
  /** In the order in which `firstMembership` looks for one. */
  list(userId: string): Promise<(Membership & { members: number })[]>;
  noteActive(userId: string, workspaceId: string, now: Date): Promise<void>;
  /** Whether the member hid the steps for new workspaces. */
  hidesFirstSteps(userId: string, workspaceId: string): Promise<boolean>;
  hideFirstSteps(userId: string, workspaceId: string): Promise<void>;

  create(workspace: { id: string; name: string; ownerId: string }, now: Date): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  requireTwoFactor(id: string, isRequired: boolean): Promise<void>;
  /** `null` calls the end off. */
  endAt(id: string, end: { at: Date; by: WorkspaceEnder } | null): Promise<void>;
  /** Whose time has come. */
  ending(now: Date): Promise<string[]>;
  /** With everything in it. */
  delete(id: string): Promise<void>;

  /** Makes others that count or change members of this workspace wait until the transaction ends. */
  lock(id: string): Promise<void>;
  /** The owner first, then by the day they joined. */
  members(id: string): Promise<Member[]>;
  ownerOf(id: string): Promise<{ userId: string; email: string } | null>;
  /** Adds a member, or changes the role of one. */
  setRole(id: string, userId: string, role: Role): Promise<void>;
  /** Also revokes the member's keys and connected apps for this workspace. Returns how many keys that were; null if there was no such member. */
  remove(id: string, userId: string, now: Date): Promise<{ keys: number } | null>;
  keysOf(id: string, userId: string): Promise<number>;

  shareProjects(id: string, userId: string, projectIds: string[]): Promise<void>;
  sharedProjects(id: string, userId: string): Promise<string[]>;

  startTransfer(id: string, transfer: Transfer): Promise<void>;
  transferOf(id: string, now: Date): Promise<Transfer | null>;
  cancelTransfer(id: string): Promise<void>;
  /** Sessions of the user that never switched stay in this workspace, although it isn't their first one any more. */
  stayIn(userId: string, id: string): Promise<void>;
};
