/** A page of the admin's user list, and the numbers above it. */
import { trialDaysLeft } from "@citeworthy/core/product/plans/trial";
import type {
  ListedUser,
  UserDirectory,
  UserQuery,
  UserTallies,
} from "../../ports/accounts/user-directory.ts";
import type { Clock } from "../../ports/runtime/clock.ts";

type Needs = { clock: Clock; directory: UserDirectory };

export const USERS_PER_PAGE = 50;
const LONGEST_ADDRESS = 320;

/** `daysLeft`: 0 for a trial that is over; `null` for users without a trial. */
export type UserRow = ListedUser & { daysLeft: number | null };
export type UserList = { users: UserRow[]; before: string | null; after: string | null };

function daysLeftOf({ status, trialEnd }: ListedUser, now: Date): number | null {
  if (status === "expired") return 0;
  return status === "trial" && trialEnd ? trialDaysLeft(trialEnd, now) : null;
}

export async function listUsers(
  { clock, directory }: Needs,
  { search, ...query }: Omit<UserQuery, "limit">,
): Promise<UserList> {
  const wanted = search?.replaceAll("\0", "").trim().toLowerCase().slice(0, LONGEST_ADDRESS) || null;
  const page = await directory.page({ ...query, search: wanted, limit: USERS_PER_PAGE });
  const now = clock.now();
  return { ...page, users: page.users.map((user) => ({ ...user, daysLeft: daysLeftOf(user, now) })) };
}

/**
 * `remaining`: users whom a migration gives a customer at the payment provider. `unconfirmed`: users without a customer
 * whom it skips, because their email address is not confirmed.
 */
type UserFigures = Omit<UserTallies, "migratable"> & { remaining: number; unconfirmed: number };

export async function userFigures({ directory }: Pick<Needs, "directory">): Promise<UserFigures> {
  const { migratable, ...tallies } = await directory.tallies();
  const unconfirmed = tallies.all - tallies.customers - migratable;
  return { ...tallies, remaining: migratable, unconfirmed };
}
