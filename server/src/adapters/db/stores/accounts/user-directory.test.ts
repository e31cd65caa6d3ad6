import { USER_FILTERS, type UserFilter } from "@citeworthy/core/product/accounts/user-filters";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { UserDirectory } from "../../../../ports/accounts/user-directory.ts";
import { serverDatabases } from "../../../../testing/databases.ts";
import type { Database } from "../../database.ts";
import { userDirectory } from "./user-directory.ts";

/** Plans, statuses and trial ends in every mixture; some ends equal, some missing; the last 15 have no subscription. */
const PEOPLE = 120;
const WITHOUT = 15;

describe.each(serverDatabases)("the list of users on $kind", ({ open }) => {
  let database: Database;
  let directory: UserDirectory;
  const run = (statement: ReturnType<typeof sql>) =>
    database.db.execute(statement) as unknown as Promise<{ rows: Record<string, unknown>[] }>;

  beforeAll(async () => {
    database = await open();
    directory = userDirectory(database.db);
    await run(sql`insert into users (id, name, email)
      select 'u' || n, '', case n % 4 when 0 then 'team_' || n || '@shop.example' else 'p' || n || '@example.org' end
      from generate_series(1, ${PEOPLE}) n`);
    await run(sql`insert into subscriptions (user_id, plan_type, status, trial_end_date, dodo_customer_id)
      select 'u' || n, (array['free', 'free', 'core', 'pro', 'enterprise'])[1 + n % 5],
        (array['trial', 'active', 'cancelled', 'expired', 'on_hold', 'active', 'trial'])[1 + n % 7],
        case when n % 3 > 0 then '2026-01-01T00:00:00.000123Z'::timestamptz + (n % 10) * interval '1 day' end,
        case when n % 2 = 0 then 'cus_' || n end
      from generate_series(1, ${PEOPLE - WITHOUT}) n`);
  });
  afterAll(() => database.close());

  const forwards = async (filter: UserFilter, search: string | null = null) => {
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const start = after === null ? { at: "start" as const } : { after };
      const page = await directory.page({ filter, search, start, limit: 7 });
      ids.push(...page.users.map(({ id }) => id));
      after = page.after;
    } while (after !== null);
    return ids;
  };
  const backwards = async (filter: UserFilter) => {
    const ids: string[] = [];
    let before: string | null = null;
    do {
      const start = before === null ? { at: "end" as const } : { before };
      const page = await directory.page({ filter, search: null, start, limit: 7 });
      ids.unshift(...page.users.map(({ id }) => id));
      before = page.before;
    } while (before !== null);
    return ids;
  };
  const RULES: Record<UserFilter, ReturnType<typeof sql>> = {
    all: sql`true`,
    subscribed: sql`s.id is not null`,
    trial: sql`s.status = 'trial'`,
    active: sql`s.status = 'active' and s.plan_type <> 'free'`,
    free: sql`s.plan_type = 'free'`,
    expired: sql`s.status = 'expired'`,
  };

  test.each(USER_FILTERS)(
    "%s: every user once, by trial end, either way, as many as its card says",
    async (filter) => {
      const { rows } = await run(sql`select u.id from users u left join subscriptions s on s.user_id = u.id
      where ${RULES[filter]} order by s.id is null, s.trial_end_date nulls last, u.id collate "C"`);
      const expected = rows.map(({ id }) => id);
      expect(expected.length).toBeGreaterThan(0);
      expect(await forwards(filter)).toEqual(expected);
      expect(await backwards(filter)).toEqual(expected);
      expect((await directory.tallies())[filter]).toBe(expected.length);
    },
  );

  test("a page knows the pages around it", async () => {
    const page = (start: Parameters<UserDirectory["page"]>[0]["start"]) =>
      directory.page({ filter: "all", search: null, start, limit: 50 });
    const first = await page({ at: "start" });
    expect(first.before).toBeNull();
    const second = await page({ after: first.after ?? "" });
    expect((await page({ before: second.before ?? "" })).users).toEqual(first.users);
    expect((await page({ at: "end" })).after).toBeNull();
  });

  test("a search finds the beginning of an address or of its domain, inside the filter, and no pattern", async () => {
    expect(await forwards("all", "p11")).toEqual([
      "u110",
      "u111",
      "u113",
      "u114",
      "u115",
      "u117",
      "u118",
      "u119",
      "u11",
    ]);
    expect(await forwards("all", "@shop")).toHaveLength(PEOPLE / 4);
    expect(await forwards("subscribed", "p119")).toEqual([]);
    expect(await forwards("all", "team_4@")).toEqual(["u4"]);
    expect(await forwards("all", "t%")).toEqual([]);
    expect(await forwards("all", "'; drop table users; --")).toEqual([]);
  });

  test("a mark that nobody gave out is the start", async () => {
    const marks = [
      "",
      "nonsense",
      Buffer.from('[0,"@","x"]').toString("base64url"),
      Buffer.from('[7,"1","x"]').toString("base64url"),
    ];
    for (const after of marks) {
      const page = await directory.page({ filter: "all", search: null, start: { after }, limit: 3 });
      expect(page.before).toBeNull();
      expect(page.users).toHaveLength(3);
    }
  });

  test("the figures follow every change, also those that undo each other, and stay when they are summed up", async () => {
    const before = await directory.tallies();
    await run(
      sql`insert into users (id, name, email) values ('new1', '', 'new1@x.example'), ('new2', '', 'new2@x.example')`,
    );
    await run(sql`insert into subscriptions (user_id, plan_type, status) values ('new1', 'free', 'trial')`);
    await run(
      sql`update subscriptions set status = 'active', plan_type = 'core', dodo_customer_id = 'cus_new' where user_id = 'new1'`,
    );
    const changed = {
      all: before.all + 2,
      subscribed: before.subscribed + 1,
      active: before.active + 1,
      customers: before.customers + 1,
    };
    expect(await directory.tallies()).toEqual({ ...before, ...changed });
    await directory.compactTallies();
    expect(await directory.tallies()).toEqual({ ...before, ...changed });
    await run(sql`delete from subscriptions where user_id = 'new1'`);
    expect(await forwards("all", "new")).toEqual(["new1", "new2"]);
    const firstWithout = PEOPLE - WITHOUT;
    expect((await forwards("all")).slice(firstWithout, firstWithout + 2)).toEqual(["new1", "new2"]);
    await run(sql`delete from users where id in ('new1', 'new2')`);
    expect(await directory.tallies()).toEqual(before);
    expect(await forwards("all")).toHaveLength(before.all);
  });

  test("the count of users to migrate holds those with a confirmed address and no customer, through every change", async () => {
    const counted = async () => {
      const { rows } = await run(sql`select count(*)::int as n from users u
        left join subscriptions s on s.user_id = u.id where u.email_verified and s.dodo_customer_id is null`);
      expect((await directory.tallies()).migratable).toBe(rows[0]?.n);
      return rows[0]?.n;
    };
    const changes: [change: ReturnType<typeof sql>, count: number][] = [
      [
        sql`insert into users (id, name, email, email_verified) select 'm' || n, '', 'm' || n || '@x.example', n < 4
        from generate_series(1, 5) n`,
        3,
      ],
      [sql`update users set email_verified = true where id in ('m1', 'm4')`, 4],
      [sql`update users set name = 'New' where id like 'm%'`, 4],
      [
        sql`insert into subscriptions (user_id, plan_type, status, dodo_customer_id)
        select 'm' || n, 'free', 'trial', case when n in (1, 5) then 'cus_m' || n end from generate_series(1, 5) n`,
        3,
      ],
      [
        sql`update subscriptions set dodo_customer_id = 'cus_m' || right(user_id, 1) where user_id in ('m2', 'm1')`,
        2,
      ],
      [sql`update users set email_verified = true where id = 'm5'`, 2],
      [sql`update subscriptions set dodo_customer_id = null where user_id in ('m5', 'm2')`, 4],
      [sql`delete from subscriptions where user_id in ('m1', 'm3')`, 5],
      [sql`update users set email_verified = false where id = 'm3'`, 4],
      [sql`update subscriptions set dodo_customer_id = 'cus_m4' where user_id = 'm4'`, 3],
      [sql`select recount_users()`, 3],
      [sql`delete from users where id like 'm%'`, 0],
    ];
    for (const [change, count] of changes) {
      await run(change);
      expect(await counted()).toBe(count);
    }
  });

  test("the fifty newest messages of the payment provider, newest first", async () => {
    await run(sql`insert into webhook_events (dodo_event_id, event_type, payload, processed, created_at)
      select 'evt_' || n, 'payment.succeeded', '{}', true, '2026-01-01'::timestamptz + n * interval '1 second' from generate_series(1, 55) n`);
    const events = await directory.webhookEvents(50);
    expect(events.map(({ dodoEventId }) => dodoEventId)).toEqual(
      Array.from({ length: 50 }, (_, n) => `evt_${55 - n}`),
    );
  });
});
