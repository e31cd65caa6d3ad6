import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type Dodo, startDodo } from "../../testing/dodo/start-dodo.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { USERS_PER_PAGE } from "../../usecases/admin/list-users.ts";
import type { MigrationAnswer } from "../../usecases/admin/migrate-users.ts";

/** Two full batches of a migration and a short one. One of the users is the admin. */
const USERS = 2_100;
/** Users without a subscription come at the end of the list, after all the others. */
const WITHOUT_SUBSCRIPTION = 30;

describe.each(serverDatabases)("2,100 users on $kind", (testDatabase) => {
  let dodo: Dodo;
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    dodo = await startDodo();
    server = await startTestServer(testDatabase, dodo.environment);
    admin = await server.signUp("admin@example.com");
    const { db } = server.database;
    await db.update(users).set({ role: "admin", emailVerified: true }).where(eq(users.id, admin.id));
    await db.execute(sql`insert into users (id, name, email, email_verified)
      select 'many' || n, '', 'many' || n || '@example.com', n % 3 > 0 from generate_series(2, ${USERS}) n`);
    await db.execute(sql`insert into subscriptions (user_id, plan_type, status, trial_end_date)
      select 'many' || n, 'free', 'trial', now() + n % 7 * interval '1 day'
      from generate_series(2, ${USERS - WITHOUT_SUBSCRIPTION}) n`);
  });
  afterAll(async () => {
    await server.close();
    await dodo.close();
  });

  test("the figures count all of them, and the list shows each of them once, a page at a time", async () => {
    const figures = await server.call("/api/admin/figures", { cookie: admin.cookie });
    expect(figures.body).toMatchObject({
      all: USERS,
      subscribed: USERS - WITHOUT_SUBSCRIPTION,
      trial: USERS - WITHOUT_SUBSCRIPTION,
    });
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let after: string | null = ""; after !== null; ) {
      const query: string = after && `?after=${encodeURIComponent(after)}`;
      const { body } = await server.call(`/api/admin/users${query}`, { cookie: admin.cookie });
      const page = body as { users: { id: string }[]; after: string | null };
      sizes.push(page.users.length);
      seen.push(...page.users.map(({ id }) => id));
      after = page.after;
    }
    expect(new Set(seen).size).toBe(USERS);
    expect(seen).toHaveLength(USERS);
    expect(sizes).toEqual(Array(USERS / USERS_PER_PAGE).fill(USERS_PER_PAGE));
  });

  test("a migration reads at most 1,000 at a time until a short batch, and its total is the count beside it", async () => {
    const answers: MigrationAnswer["result"][] = [];
    for (let after: string | null | undefined = null; after !== undefined; ) {
      const { body } = await server.call("/functions/migrate-users-to-trial", {
        body: { test_mode: true, after },
        cookie: admin.cookie,
        headers: { origin: server.url },
      });
      const { result } = body as MigrationAnswer;
      answers.push(result);
      after = result.next;
    }
    expect(answers.map(({ total_users }) => total_users)).toEqual([1_000, 1_000, 100]);
    const emails = answers.flatMap(({ details }) => details.map(({ email }) => email));
    expect(new Set(emails).size).toBe(USERS);
    const sum = (of: "successful_migrations" | "skipped_users") =>
      answers.reduce((total, answer) => total + answer[of], 0);
    const { body } = await server.call("/api/admin/figures", { cookie: admin.cookie });
    expect(sum("skipped_users")).toBe(USERS / 3);
    expect(body).toMatchObject({
      remaining: sum("successful_migrations"),
      unconfirmed: sum("skipped_users"),
    });
  });
});
