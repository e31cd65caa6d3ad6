/** What the admin's pages of workspaces show, and what their forms do. */
import type { BillingCycle, PlanType, SubscriptionStatus, Tool } from "@citeworthy/core/product/plans/plans";
import type { Role } from "@citeworthy/core/product/workspaces/roles";

export const OPERATOR_INTENT = {
  add: "add-person",
  remove: "remove-person",
  makeOwner: "make-owner",
  end: "end-workspace",
  keep: "keep-workspace",
} as const;

export type WorkspaceRow = {
  id: string;
  name: string;
  createdAt: string;
  ownerEmail: string | null;
  members: number;
  planType: PlanType | null;
  status: SubscriptionStatus | null;
  billingCycle: BillingCycle | null;
  endsAt: string | null;
  uses: number;
};

export type WorkspaceListData = {
  search: string | null;
  from: number;
  /** `null` if they could not be read. */
  list: {
    workspaces: WorkspaceRow[];
    total: number;
    before: string | null;
    after: string | null;
  } | null;
};

export type WorkspaceMember = {
  id: string;
  name: string;
  email: string;
  role: Role;
  lastActiveAt: string | null;
};

export type WorkspaceDetails = {
  workspace: Omit<WorkspaceRow, "uses"> & { endedBy: "owner" | "operator" | null };
  members: WorkspaceMember[];
  seats: { total: number | null; taken: number; invited: number };
  uses: { tool: Tool; used: number; limit: number | null }[];
};
