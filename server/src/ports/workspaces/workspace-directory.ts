/** All workspaces, as an admin looks through them: newest first, or by the beginning of a name or address. */
import type { BillingCycle, PlanType, SubscriptionStatus } from "@citeworthy/core/product/plans/plans";
import type { PageStart } from "../accounts/user-directory.ts";
import type { Workspace } from "./workspaces.ts";

export type ListedWorkspace = Pick<Workspace, "id" | "name" | "endsAt" | "endedBy"> & {
  createdAt: Date;
  ownerEmail: string | null;
  members: number;
  /** All `null` for a workspace without a subscription. */
  planType: PlanType | null;
  status: SubscriptionStatus | null;
  billingCycle: BillingCycle | null;
};

export type WorkspaceQuery = {
  /** The beginning of the workspace's name or of a member's address; with a leading @, of the address's domain. */
  search: string | null;
  start: PageStart;
  limit: number;
};
/** `total`: that match the search. `before` and `after` lead to the pages around this one; `null` where there are none. */
type WorkspacePage = {
  workspaces: ListedWorkspace[];
  total: number;
  before: string | null;
  after: string | null;
};

export type WorkspaceDirectory = {
  page(query: WorkspaceQuery): Promise<WorkspacePage>;
  find(id: string): Promise<ListedWorkspace | null>;
};
