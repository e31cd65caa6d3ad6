import { randomUUID } from "node:crypto";
import { DAY_MS } from "@citeworthy/core/time";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLog, subscriptions, users } from "../../adapters/db/schema/all.ts";
import { auditLogStore } from "../../adapters/db/stores/accounts/audit-log.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type Dodo, startDodo } from "../../testing/dodo/start-dodo.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

type Someone = Pick<Person, "id" | "email">;

const FUNCTIONS = {
  "migrate-users-to-trial": { test_mode: true },
  "expire-trials": undefined,
  "cleanup-dodo-customers": { customer_ids: ["cus_1"] },
};
const LISTS = ["figures", "users", "workspaces", "webhook-events", "audit-log"];

describe.each(serverDatabases)("an admin on $kind", (testDatabase) => {
  let dodo: Dodo;
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    dodo = await startDodo();
    server = await startTestServer(testDatabase, dodo.environment);
    admin = await server.signUp("admin@example.com");
    await db().update(users).set({ role: "admin", emailVerified: true }).where(eq(users.id, admin.id));
  });
  afterAll(async () => {
    await server.close();
    await dodo.close();
  });

  const db = () => server.database.db;
  const call = (name: string, body: unknown, cookie = admin.cookie) =>
    server.call(`/functions/${name}`, {
      method: "POST",
      cookie,
      headers: { origin: server.url },
      ...(body !== undefined && { body }),
    });
  const get = (path: string, cookie = admin.cookie) => server.call(`/api/admin/${path}`, { cookie });
  const set = (person: Someone, change: Partial<typeof subscriptions.$inferInsert>) =>
    db().update(subscriptions).set(change).where(eq(subscriptions.userId, person.id));
  const rowOf = async (person: Someone) =>
    (await db().select().from(subscriptions).where(eq(subscriptions.userId, person.id)))[0];
  /** Someone with an account and a trial, past the front door: nobody here needs to sign in as them. */
  let people = 0;
  const someone = async (emailVerified = true): Promise<Someone> => {
    const id = randomUUID();
    const email = `someone${++people}@example.com`;
    await db().insert(users).values({ id, email, name: "", emailVerified });
    await server.services.subscriptionOf(id);
    return { id, email };
  };
  const newestEntry = async () => (await server.services.admin.auditLog(null))[0];
  type Line = { email?: string; customer_id?: string; status: string; reason: string };
  const detailsOf = (body: Record<string, unknown>) => (body.result as { details: Line[] }).details;

  test("a visitor is asked to sign in and an ordinary user is refused, everywhere, and nothing changes", async () => {
    const person = await server.signUp();
    await set(person, { trialEndDate: new Date(Date.now() - DAY_MS) });
    const asked = dodo.asked.length;
    for (const [cookie, status] of [
      ["", 401],
      [person.cookie, 403],
    ] as const) {
      for (const [name, body] of Object.entries(FUNCTIONS)) {
        const answer = await call(name, body, cookie);
        expect({ name, status: answer.status, keys: Object.keys(answer.body) }).toEqual({
          name,
          status,
          keys: ["error", "details"],
        });
      }
      for (const name of LISTS) {
        const answer = await get(name, cookie);
        expect({ name, status: answer.status, keys: Object.keys(answer.body) }).toEqual({
          name,
          status,
          keys: ["error", "details"],
        });
      }
    }
    expect(dodo.asked.length).toBe(asked);
    expect((await rowOf(person))?.status).toBe("trial");
    expect(await newestEntry()).toMatchObject({
      actor: "user",
      actorEmail: person.email,
      outcome: "refused",
      details: { path: "/api/admin/audit-log" },
    });
  });

  test("repeated admin calls by a user without the role don't fill the log", async () => {
    const person = await server.signUp();
    for (let n = 0; n < 15; n++) await get("figures", person.cookie);
    const isTheirs = and(eq(auditLog.actorId, person.id), eq(auditLog.action, "admin-call"));
    const entries = await db().select().from(auditLog).where(isTheirs);
    expect(entries).toHaveLength(10);
  });

  test("ended trials, expired ones too, become the free plan; running trials and paid plans stay", async () => {
    await call("expire-trials", undefined);
    const people = await Promise.all(Array.from({ length: 5 }, () => someone()));
    const [ended, marked, , paid, paidEnded] = people as [Someone, Someone, Someone, Someone, Someone];
    const yesterday = new Date(Date.now() - DAY_MS);
    await set(ended, { trialEndDate: yesterday });
    await set(marked, { trialEndDate: yesterday, status: "expired" });
    await set(paid, { trialEndDate: yesterday, status: "active", planType: "core" });
    await set(paidEnded, { trialEndDate: yesterday, status: "cancelled", planType: "pro" });

    const { status, body } = await call("expire-trials", undefined);
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, result: { successful_downgrades: 2 } },
    });
    expect(
      await Promise.all(
        people.map(async (person) => {
          const row = await rowOf(person);
          return `${row?.planType} ${row?.status}`;
        }),
      ),
    ).toEqual(["free active", "free active", "free trial", "core active", "pro cancelled"]);
    expect(await newestEntry()).toMatchObject({
      actor: "admin",
      actorEmail: admin.email,
      action: "expire-trials",
      outcome: "done",
      details: { trials: 2 },
    });
    expect((await call("expire-trials", undefined)).body).toEqual({
      success: true,
      result: { successful_downgrades: 0 },
    });
  });

  test("more ended trials than one batch holds are all ended, once", async () => {
    await db().execute(sql`insert into users (id, name, email)
      select 'batch' || n, '', 'batch' || n || '@example.com' from generate_series(1, 1200) n`);
    await db().execute(sql`insert into subscriptions (user_id, plan_type, status, trial_end_date)
      select 'batch' || n, 'free', 'trial', now() - interval '1 day' from generate_series(1, 1200) n`);
    const { body } = await call("expire-trials", undefined);
    expect(body).toEqual({ success: true, result: { successful_downgrades: 1200 } });
    await db().execute(sql`delete from users where id like 'batch%'`);
  });

  test("a failure is answered in the specification's words and logged", async () => {
    await db().execute(sql`alter table subscriptions rename column past_due_until to gone`);
    try {
      const { status, body } = await call("expire-trials", undefined);
      expect({ status, error: body.error }).toEqual({
        status: 500,
        error: "Error processing expired trials",
      });
    } finally {
      await db().execute(sql`alter table subscriptions rename column gone to past_due_until`);
    }
    expect(await newestEntry()).toMatchObject({ action: "expire-trials", outcome: "failed" });
  });

  test("a dry run says what would happen and changes nothing, here or at the provider", async () => {
    const person = await someone();
    const asked = dodo.asked.length;
    const { status, body } = await call("migrate-users-to-trial", { test_mode: true });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["success", "message", "result"]);
    expect(detailsOf(body).find(({ email }) => email === person.email)?.status).toBe("would_migrate");
    expect(dodo.asked.length).toBe(asked);
    expect((await rowOf(person))?.dodoCustomerId).toBeNull();
  });

  test("a migration gives a subscription and a customer that carries our user id, once; an unconfirmed address gets none", async () => {
    const [person, linked, bare, unconfirmed] = [
      await someone(),
      await someone(),
      await someone(),
      await someone(false),
    ];
    await db().delete(subscriptions).where(eq(subscriptions.userId, bare.id));
    await db().execute(sql`update profiles set trial_granted_at = null where id = ${bare.id}`);
    const known = dodo.customer(linked.email, { metadata: { user_id: linked.id } });
    dodo.customer(person.email, { metadata: { user_id: "somebody-else" } });

    const { body } = await call("migrate-users-to-trial", { test_mode: false });
    const result = body.result as Record<string, unknown>;
    const lines = new Map(detailsOf(body).map((line) => [line.email, line]));
    expect(Object.keys(result)).toEqual([
      "total_users",
      "successful_migrations",
      "failed_migrations",
      "skipped_users",
      "details",
    ]);
    expect(result.failed_migrations).toBe(0);
    for (const one of [person, linked, bare]) expect(lines.get(one.email)?.status).toBe("migrated");
    expect(lines.get(unconfirmed.email)).toMatchObject({
      status: "skipped",
      reason: expect.stringContaining("not confirmed"),
    });
    expect((await rowOf(linked))?.dodoCustomerId).toBe(known.customer_id);
    expect((await rowOf(bare))?.status).toBe("trial");
    const made = (await rowOf(person))?.dodoCustomerId ?? "";
    expect(dodo.customers.get(made)?.metadata).toEqual({ user_id: person.id });

    const again = await call("migrate-users-to-trial", { test_mode: false });
    expect(detailsOf(again.body).map(({ email }) => email)).not.toContain(person.email);
    const { body: figures } = await get("figures");
    expect(figures).toMatchObject({ remaining: 0, unconfirmed: detailsOf(again.body).length });
  });

  test("the count of remaining users is what a dry run would migrate, and confirming an address adds its user", async () => {
    const [, late] = [await someone(), await someone(false)];
    const expectAgreement = async () => {
      const { result } = (await call("migrate-users-to-trial", { test_mode: true })).body as {
        result: { successful_migrations: number; skipped_users: number };
      };
      const { body } = await get("figures");
      expect(body).toMatchObject({
        remaining: result.successful_migrations,
        unconfirmed: result.skipped_users,
      });
      return result;
    };
    const before = await expectAgreement();
    expect(before.successful_migrations).toBeGreaterThan(0);
    expect(before.skipped_users).toBeGreaterThan(0);
    await db().update(users).set({ emailVerified: true }).where(eq(users.id, late.id));
    const after = await expectAgreement();
    expect(after.successful_migrations).toBe(before.successful_migrations + 1);
    expect(after.skipped_users).toBe(before.skipped_users - 1);
  });

  test("a provider that is down fails those who were tried, and the rest is left for the next call", async () => {
    for (let n = 0; n < 12; n++) await someone();
    dodo.faults.failures = 1_000;
    const { body } = await call("migrate-users-to-trial", { test_mode: false });
    dodo.faults.failures = 0;
    const result = body.result as { failed_migrations: number; next?: string };
    expect(result.failed_migrations).toBeGreaterThanOrEqual(5);
    expect(result.failed_migrations).toBeLessThan(12);
    const rest = await call("migrate-users-to-trial", { test_mode: false, after: result.next });
    expect((rest.body.result as { next?: string }).next).toBeUndefined();
  });

  test("cleaning up anonymises and unlinks, ends what the provider still bills, and never touches who pays", async () => {
    const [stranger, payer] = [await someone(), await someone()];
    await call("migrate-users-to-trial", { test_mode: false });
    const idOf = async (person: Someone) => (await rowOf(person))?.dodoCustomerId ?? "";
    const [strange, paying] = [await idOf(stranger), await idOf(payer)];
    await set(payer, { planType: "pro", status: "active" });
    const orphan = dodo.subscribe({
      productId: "pdt_core_monthly",
      email: "orphan@example.com",
      metadata: {},
    });
    const ids = [
      strange,
      ` ${strange}`,
      paying,
      orphan.customer.customer_id,
      "cus_nobody",
      "no id; at all",
      "",
    ];

    const { status, body } = await call("cleanup-dodo-customers", { customer_ids: ids });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["success", "message", "error", "result"]);
    expect(body).toMatchObject({
      success: true,
      error: null,
      result: { total_attempted: 5, successful_deletions: 2, failed_deletions: 3 },
    });
    expect(detailsOf(body).map(({ status: ended }) => ended)).toEqual([
      "anonymised",
      "failed",
      "anonymised",
      "failed",
      "failed",
    ]);
    expect(dodo.customers.get(strange)?.name).toBe("Deleted customer");
    expect(await idOf(stranger)).toBe("");
    expect(dodo.subscriptions.get(orphan.subscription_id)?.status).toBe("cancelled");
    expect(await idOf(payer)).toBe(paying);
    expect((await rowOf(payer))?.planType).toBe("pro");
    expect(await newestEntry()).toMatchObject({
      action: "clean-up-customers",
      details: { anonymised: 2, failed: 3 },
    });
  });

  test.each([
    ["nothing at all", {}, "Please enter customer IDs to clean up (comma-separated)"],
    ["a text", { customer_ids: "cus_1" }, "Please enter customer IDs to clean up (comma-separated)"],
    ["blanks", { customer_ids: [" ", ""] }, "No valid customer IDs provided"],
    [
      "too many",
      { customer_ids: Array.from({ length: 201 }, (_, n) => `cus_${n}`) },
      "Please clean up at most 200 customers at a time.",
    ],
  ])("a cleanup of %s is refused", async (_kind, body, error) => {
    const answer = await call("cleanup-dodo-customers", body);
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status: 400, error });
  });

  test("the log can be added to and not changed, by nobody", async () => {
    const before = await db().select().from(auditLog);
    for (const attempt of [
      sql`update audit_log set outcome = 'done'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ])
      await expect(db().execute(attempt)).rejects.toMatchObject({
        cause: { message: "audit_log is append-only" },
      });
    expect(await db().select().from(auditLog)).toEqual(before);
  });

  test("after a year an entry may go, and goes", async () => {
    const old = {
      at: new Date(Date.now() - 400 * DAY_MS),
      actor: "operator",
      action: "grant-admin",
      outcome: "done",
    } as const;
    await db().insert(auditLog).values(old);
    const before = await db().$count(auditLog);
    expect(await auditLogStore(db()).forgetOld()).toBe(1);
    expect(await db().$count(auditLog)).toBe(before - 1);
  });
});

test("without a payment key every user is skipped with the reason, and has a subscription all the same", async () => {
  const [testDatabase] = serverDatabases;
  if (!testDatabase) throw new Error("no database");
  const server = await startTestServer(testDatabase);
  try {
    const admin = await server.signUp();
    const { db } = server.database;
    await db.update(users).set({ role: "admin", emailVerified: true });
    const headers = { origin: server.url };
    const { body } = await server.call("/functions/migrate-users-to-trial", {
      body: { test_mode: false },
      cookie: admin.cookie,
      headers,
    });
    expect(body).toMatchObject({
      success: true,
      result: {
        total_users: 1,
        successful_migrations: 0,
        failed_migrations: 0,
        skipped_users: 1,
        details: [{ email: admin.email, status: "skipped", reason: "Payments are not set up on this site." }],
      },
    });
    const cleanup = await server.call("/functions/cleanup-dodo-customers", {
      body: { customer_ids: ["cus_1"] },
      cookie: admin.cookie,
      headers,
    });
    expect(cleanup.body).toMatchObject({
      success: false,
      error: "Payments are not set up on this site.",
      result: { failed_deletions: 1 },
    });
  } finally {
    await server.close();
  }
});
