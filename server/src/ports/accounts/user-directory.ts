/** Everyone with an account, as an admin looks through them: by filter or by address, a page at a time. */

import type { UserFilter } from "@citeworthy/core/product/accounts/user-filters";
import type { BillingCycle, PlanType, SubscriptionStatus } from "@citeworthy/core/product/plans/plans";
import type { Role } from "@citeworthy/core/product/workspaces/roles";

export type ListedUser = {
  id: string;
  email: string;
  workspaces: { id: string; name: string; role: Role }[];
  /** All `null` for a user without a subscription. */
  planType: PlanType | null;
  status: SubscriptionStatus | null;
  billingCycle: BillingCycle | null;
  trialEnd: Date | null;
  customerId: string | null;
  isSuspended: boolean;
};

/** Where a page begins. A place is a mark from an earlier page; one that cannot be read means the start. */
export type PageStart = { at: "start" } | { at: "end" } | { after: string } | { before: string };

export type UserQuery = {
  filter: UserFilter;
  /** The beginning of an address; with a leading @, of its domain. Sorts by address instead of by trial end. */
  search: string | null;
  start: PageStart;
  limit: number;
};

/** `before` and `after` lead to the pages around this one; `null` where there are none. */
type UserPage = { users: ListedUser[]; before: string | null; after: string | null };

/**
 * How many users each filter lists, how many have a customer at the payment provider, and how many can get one: those
 * with a confirmed email address and no customer yet.
 */
export type UserTallies = Record<UserFilter, number> & { customers: number; migratable: number };

type ListedEvent = {
  id: string;
  eventType: string;
  processed: boolean;
  errorMessage: string | null;
  dodoEventId: string;
  createdAt: Date;
};

export type UserDirectory = {
  page(query: UserQuery): Promise<UserPage>;
  tallies(): Promise<UserTallies>;
  /** Sums up what the tallies have gathered; to be called now and then. */
  compactTallies(): Promise<void>;
  /** Newest first. */
  webhookEvents(limit: number): Promise<ListedEvent[]>;
};
