/** The data of the dashboard's sections: plain values with dates as text. A section that failed to load is `null`. */

import type { OwnValidity } from "@citeworthy/core/cited/cited-view";
import type { UserFilter } from "@citeworthy/core/product/accounts/user-filters";
import type { BillingCycle, PlanType, SubscriptionStatus } from "@citeworthy/core/product/plans/plans";
import type { Role } from "@citeworthy/core/product/workspaces/roles";
import type { ScoreEvidence } from "@citeworthy/core/visibility/estimates/score-evidence";

/** `remaining`: users whom a migration can migrate. `unconfirmed`: users whom it skips. */
export type Figures = Record<UserFilter, number> & { remaining: number; unconfirmed: number };

export type UserRow = {
  id: string;
  email: string;
  workspaces: { id: string; name: string; role: Role }[];
  planType: PlanType | null;
  status: SubscriptionStatus | null;
  billingCycle: BillingCycle | null;
  trialEnd: string | null;
  daysLeft: number | null;
  customerId: string | null;
  isSuspended: boolean;
};
export type UserList = { users: UserRow[]; before: string | null; after: string | null };

export type EventRow = {
  id: string;
  eventType: string;
  processed: boolean;
  errorMessage: string | null;
  dodoEventId: string;
  createdAt: string;
};

export type LogEntry = {
  id: number;
  at: string;
  actor: "admin" | "operator" | "schedule" | "user";
  actorEmail: string | null;
  action: string;
  target: string | null;
  targetEmail: string | null;
  outcome: "done" | "failed" | "refused";
  details: Record<string, string | number | boolean>;
  requestId: string | null;
};

type EngineSpend = {
  name: string;
  calls: number;
  failures: number;
  unpriced: number;
  costUsd: number;
};
export type Spend = {
  today: { spentUsd: number; limitUsd: number };
  engines: EngineSpend[];
  pricesAsOf: string;
};

export type AdminPage = {
  readAt: string;
  filter: UserFilter;
  search: string | null;
  from: number;
  figures: Figures | null;
  spend: Spend | null;
  evidence: ScoreEvidence | null;
  validity: OwnValidity | null;
  list: UserList | null;
  events: EventRow[] | null;
  entries: LogEntry[] | null;
  isLatestLog: boolean;
};
