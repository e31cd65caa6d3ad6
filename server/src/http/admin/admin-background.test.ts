import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emails, users, webhookDeliveries, webhooks } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

describe.each(serverDatabases)("an admin looks at background work on $kind", (testDatabase) => {
  let page: StubPage;
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    page = await startStubPage({});
    server = await startTestServer(testDatabase, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
    admin = await server.signUp("admin@example.com");
    await server.database.db.update(users).set({ role: "admin" }).where(eq(users.id, admin.id));
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });

  const background = (by: Person) => server.call("/api/admin/background", { cookie: by.cookie });

  test("a failed analysis is listed with its page, its reason and its workspace", async () => {
    const person = await server.signUp();
    const url = page.url("/gone");
    await server.call("/functions/analyze-content", { body: { input: url }, cookie: person.cookie });
    const { status, body } = await background(admin);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      failures: [
        {
          kind: "analyze-page",
          about: url,
          code: expect.stringMatching(/^page\//),
          reason: expect.stringMatching(/\w/),
          workspace: { id: person.id },
        },
      ],
      lastDay: [{ kind: "analyze-page", done: 0, failed: 1 }],
      mail: { waiting: 0, oldest: null },
      webhooks: { failing: [], turnedOff: 0 },
    });
    expect((await background(person)).status).toBe(403);
  });

  test("a webhook is listed while its message is tried again, and not while it is paused", async () => {
    const { db } = server.database;
    const person = await server.signUp();
    const hook = { userId: person.id, id: crypto.randomUUID(), url: "https://waiting.example.com/hook" };
    await db.insert(webhooks).values({ ...hook, events: [], format: "standard", sealedSecret: "" });
    const delivery = { userId: person.id, webhookId: hook.id, event: "analysis.finished" as const, data: {} };
    const error = "its signing secret can't be read";
    await db.insert(webhookDeliveries).values([
      { ...delivery, id: crypto.randomUUID(), key: "tried", attempts: 3, error },
      { ...delivery, id: crypto.randomUUID(), key: "new" },
      { ...delivery, id: crypto.randomUUID(), key: "arrived", attempts: 2, deliveredAt: new Date() },
    ]);
    expect((await background(admin)).body.webhooks).toMatchObject({
      failing: [{ host: "waiting.example.com", failures: 0, retrying: 1, lastError: error }],
    });
    await db.update(webhooks).set({ disabledAt: new Date() }).where(eq(webhooks.id, hook.id));
    expect((await background(admin)).body.webhooks).toMatchObject({ failing: [], turnedOff: 1 });
    await db.delete(webhooks).where(eq(webhooks.id, hook.id));
  });

  test("waiting mail, failing webhooks and failures that only the queue knows are listed, without secret paths", async () => {
    const { db } = server.database;
    const owner = { userId: admin.id };
    await db.insert(emails).values({ ...owner, key: "waiting", kind: "trial-ending", details: {} });
    const hook = { ...owner, id: crypto.randomUUID(), url: "https://hooks.example.com/secret-path" };
    await db
      .insert(webhooks)
      .values({ ...hook, events: [], format: "standard", sealedSecret: "", disabledAt: new Date() });
    await db.insert(webhookDeliveries).values({
      ...owner,
      id: crypto.randomUUID(),
      webhookId: hook.id,
      event: "analysis.finished",
      key: "one",
      data: {},
      failedAt: new Date(),
      status: 500,
    });
    await db.execute(sql`insert into queue.job (id, name, state, completed_on, output)
      values (${crypto.randomUUID()}, 'send-letter', 'failed', now(), '{"message":"connect ECONNREFUSED"}')`);
    const { body } = await background(admin);
    expect(body).toMatchObject({
      mail: { waiting: 1, oldest: expect.stringMatching(/^20/) },
      webhooks: {
        failing: [
          {
            host: "hooks.example.com",
            failures: 1,
            retrying: 0,
            lastError: "HTTP 500",
            workspace: { id: admin.id },
          },
        ],
        turnedOff: 1,
      },
    });
    expect(body.failures).toContainEqual(
      expect.objectContaining({ kind: "send-letter", reason: "connect ECONNREFUSED", workspace: null }),
    );
    expect(JSON.stringify(body)).not.toContain("secret-path");
  });
});
