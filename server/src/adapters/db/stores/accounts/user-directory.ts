/** The admin list on keyset pages: a page costs the same wherever it is, because it starts at a mark and not at a number. */
import type { UserFilter } from "@citeworthy/core/product/accounts/user-filters";
import { and, asc, desc, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { ListedUser, UserDirectory, UserQuery } from "../../../../ports/accounts/user-directory.ts";
import type { Db } from "../../database.ts";
import {
  lastWithout,
  subscriptions,
  users,
  usersWithoutSubscription,
  webhookEvents,
} from "../../schema/all.ts";
import { momentKey, momentOf, pageOf, type SortedList, startOf, walk } from "./user-lists.ts";

const FILTERS: Record<UserFilter, SQL | undefined> = {
  all: undefined,
  subscribed: isNotNull(subscriptions.id),
  trial: eq(subscriptions.status, "trial"),
  active: and(eq(subscriptions.status, "active"), ne(subscriptions.planType, "free")),
  free: eq(subscriptions.planType, "free"),
  expired: eq(subscriptions.status, "expired"),
};

/** In the order in which the person joined them; the own one comes first. */
const workspacesOfUser = sql<ListedUser["workspaces"]>`coalesce((select jsonb_agg(
  jsonb_build_object('id', w.id, 'name', w.name, 'role', m.role) order by m.joined_at, w.id)
  from members m join workspaces w on w.id = m.workspace_id where m.user_id = ${users.id}), '[]'::jsonb)`;

const listed = {
  id: users.id,
  email: users.email,
  workspaces: workspacesOfUser,
  planType: subscriptions.planType,
  status: subscriptions.status,
  billingCycle: subscriptions.billingCycle,
  trialEnd: subscriptions.trialEndDate,
  customerId: subscriptions.dodoCustomerId,
  isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
};

const trialEnd = lastWithout(subscriptions.trialEndDate);
const trialEndKey = momentKey(subscriptions.trialEndDate);
const address = sql`${users.email} collate "C"`;
const domain = sql`(split_part(${users.email}, '@', 2) collate "C")`;
export const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

export const beginsWith = (search: string): SQL =>
  search.startsWith("@")
    ? sql`${domain} like ${`${literally(search.slice(1))}%`}`
    : sql`(${address}) like ${`${literally(search)}%`}`;

const pastOf = (key: string, id: string, backwards: boolean) => {
  const mark = sql`(${momentOf(key)}, ${id})`;
  const row = sql`(${trialEnd}, ${subscriptions.userId})`;
  return backwards ? sql`${row} < ${mark}` : sql`${row} > ${mark}`;
};

/** In the order of their trial's end, then of their id. */
const subscribed =
  (db: Db, filter: UserFilter): SortedList =>
  (place, backwards, limit) => {
    const order = backwards ? desc : asc;
    const past = place && pastOf(place.key, place.id, backwards);
    return db
      .select({ ...listed, key: trialEndKey })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(and(FILTERS[filter], past ?? undefined))
      .orderBy(order(trialEnd), order(subscriptions.userId))
      .limit(limit);
  };
const unsubscribed =
  (db: Db): SortedList =>
  (place, backwards, limit) => {
    const { userId } = usersWithoutSubscription;
    const past = place && (backwards ? sql`${userId} < ${place.id}` : sql`${userId} > ${place.id}`);
    return db
      .select({ ...listed, key: sql<string>`''` })
      .from(usersWithoutSubscription)
      .innerJoin(users, eq(users.id, userId))
      .leftJoin(subscriptions, eq(subscriptions.userId, userId))
      .where(past ?? undefined)
      .orderBy(backwards ? desc(userId) : asc(userId))
      .limit(limit);
  };

const byAddress =
  (db: Db, filter: UserFilter, search: string): SortedList =>
  (place, backwards, limit) => {
    const past = place && (backwards ? sql`(${address}) < ${place.key}` : sql`(${address}) > ${place.key}`);
    return db
      .select({ ...listed, key: sql<string>`${users.email}` })
      .from(users)
      .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
      .where(and(beginsWith(search), FILTERS[filter], past ?? undefined))
      .orderBy(backwards ? desc(address) : asc(address))
      .limit(limit);
  };

function listsFor(db: Db, { filter, search }: UserQuery): SortedList[] {
  if (search) return [byAddress(db, filter, search)];
  return filter === "all" ? [subscribed(db, "all"), unsubscribed(db)] : [subscribed(db, filter)];
}

const userPages = (db: Db): Pick<UserDirectory, "page"> => ({
  async page(query) {
    const from = startOf(query.start, query.search ? "address" : "moment");
    const found = await walk(listsFor(db, query), from.place, from.backwards, query.limit + 1);
    const { rows: users, ...marks } = pageOf(found, { ...from, limit: query.limit });
    return { users, ...marks };
  },
});

const userTallies = (db: Db): Pick<UserDirectory, "tallies" | "compactTallies"> => ({
  async tallies() {
    const { rows } = await db.execute<{ name: string; amount: number }>(
      sql`select name, sum(amount)::int as amount from user_tallies group by name`,
    );
    const amounts = new Map(rows.map(({ name, amount }) => [name, amount]));
    const of = (name: string) => amounts.get(name) ?? 0;
    return {
      all: of("users"),
      subscribed: of("subscriptions"),
      trial: of("trial"),
      active: of("active"),
      free: of("free"),
      expired: of("expired"),
      customers: of("customers"),
      migratable: of("migratable"),
    };
  },

  async compactTallies() {
    await db.execute(sql`select compact_user_tallies()`);
  },
});

export const userDirectory = (db: Db): UserDirectory => ({
  ...userPages(db),
  ...userTallies(db),
  webhookEvents: (limit) =>
    db
      .select({
        id: webhookEvents.id,
        eventType: webhookEvents.eventType,
        processed: webhookEvents.processed,
        errorMessage: webhookEvents.errorMessage,
        dodoEventId: webhookEvents.dodoEventId,
        createdAt: webhookEvents.createdAt,
      })
      .from(webhookEvents)
      .orderBy(desc(webhookEvents.createdAt), desc(webhookEvents.id))
      .limit(limit),
});
