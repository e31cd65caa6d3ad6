/** What each role in a workspace may do. The only place that says it: routes, keys, MCP tools and the members page read this. */
import { isOneOf } from "../../contract/lists/is-one-of.ts";

export const ROLES = ["owner", "editor", "viewer", "client"] as const;
export type Role = (typeof ROLES)[number];
/** A workspace has one owner, who becomes it by transfer and not by invitation. */
export const INVITED_ROLES = ["viewer", "editor", "client"] as const satisfies readonly Role[];
export type InvitedRole = (typeof INVITED_ROLES)[number];
export const isInvitedRole = isOneOf(INVITED_ROLES);

export const ROLE_NAME: Record<Role, string> = {
  owner: "Owner",
  editor: "Editor",
  viewer: "Viewer",
  client: "Client",
};

/**
 * What a call needs of its caller. `shared`: the client reports of projects that were shared with a client. `read`: see
 * everything. `write`: analyze, run, change. `manage`: members, plan and payments. `own`: transfer or delete the workspace.
 */
export const NEEDS = ["shared", "read", "write", "manage", "own"] as const;
export type Need = (typeof NEEDS)[number];

const ALLOWED: Record<Need, readonly Role[]> = {
  shared: ["owner", "editor", "viewer", "client"],
  read: ["owner", "editor", "viewer"],
  write: ["owner", "editor"],
  manage: ["owner"],
  own: ["owner"],
};

export const mayDo = (role: Role, need: Need): boolean => ALLOWED[need].includes(role);

/** The rows of the table on the members page. */
export const ROLE_TABLE: readonly { action: string; need: Need; client?: string }[] = [
  { action: "See reports, projects, monitors and the work list", need: "read", client: "Chosen projects" },
  { action: "Download and export", need: "read", client: "Client report" },
  { action: "Analyze, write articles, run monitors", need: "write" },
  { action: "Change the work list", need: "write" },
  { action: "Connect Google, make API keys and webhooks", need: "write" },
  { action: "Members, plan and payments", need: "manage" },
  { action: "Delete the workspace", need: "own" },
];
