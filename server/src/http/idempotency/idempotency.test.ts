/** A call that is repeated with its Idempotency-Key costs one use and gets one answer. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { idempotentCalls, jobs, usageRecords } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

describe.each(serverDatabases)("the Idempotency-Key on $kind", (testDatabase) => {
  let page: StubPage;
  let server: TestServer;
  /** Its jobs stay in the queue. */
  let idle: TestServer;
  beforeAll(async () => {
    page = await startStubPage({ "/cold-brew": html(ARTICLE), "/tea": html(ARTICLE) });
    server = await startTestServer(testDatabase, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
    idle = await startTestServer(testDatabase, { FETCH_ALLOW_HOSTS: page.host });
  });
  afterAll(async () => {
    await server.close();
    await idle.close();
    await page.close();
  });

  type Sent = { path?: string; key?: string; prefer?: string; on?: TestServer };
  const analyze = (
    { cookie }: Person,
    { path = "/cold-brew", key = "one", prefer, on = server }: Sent = {},
  ) =>
    on.call("/functions/analyze-content", {
      body: { input: page.url(path) },
      cookie,
      headers: { "idempotency-key": key, ...(prefer && { prefer }) },
    });
  const usesOf = async ({ id }: Person, on = server) =>
    (await on.database.db.select().from(usageRecords).where(eq(usageRecords.userId, id))).length;

  test("the same request gets the same answer and costs one use", async () => {
    const person = await server.signUp();
    const first = await analyze(person);
    const second = await analyze(person);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(first.headers.get("idempotency-replayed")).toBeNull();
    expect(second.headers.get("idempotency-replayed")).toBe("true");
    expect(await usesOf(person)).toBe(1);

    const third = await analyze(person, { key: "two" });
    expect(third.body.id).not.toBe(first.body.id);
    expect(await usesOf(person)).toBe(2);
  });

  test("the key of another request gets 422; the same key of another user is another key", async () => {
    const [person, other] = [await server.signUp(), await server.signUp()];
    const first = await analyze(person);
    const changed = await analyze(person, { path: "/tea" });
    expect(changed).toMatchObject({ status: 422, body: { details: { code: "idempotency/other-request" } } });
    expect((await analyze(other)).body.id).not.toBe(first.body.id);
    expect(await usesOf(person)).toBe(1);
    expect((await analyze(person, { key: "é" })).status).toBe(400);
  });

  test("while the first request runs, a second one gets 409, or the same job if it asks for the job", async () => {
    const person = await idle.signUp();
    const first = await analyze(person, { on: idle, prefer: "respond-async" });
    expect(first.status).toBe(202);
    const second = await analyze(person, { on: idle });
    expect(second).toMatchObject({ status: 409, body: { details: { code: "idempotency/running" } } });
    expect(second.headers.get("retry-after")).toBe("2");
    expect((await analyze(person, { on: idle, prefer: "respond-async" })).body).toEqual(first.body);
    expect(await usesOf(person, idle)).toBe(1);
  });

  test("of many requests at the same time, one starts a job", async () => {
    const person = await idle.signUp();
    const sent = { on: idle, prefer: "respond-async" };
    const answers = await Promise.all(Array.from({ length: 8 }, () => analyze(person, sent)));
    expect(new Set(answers.map(({ status }) => status))).not.toContain(500);
    const ids = answers.filter(({ status }) => status === 202).map(({ body }) => body.job);
    expect(new Set(ids).size).toBe(1);
    expect(await usesOf(person, idle)).toBe(1);
  });

  test("a call whose process died before it recorded a job is done by the next one", async () => {
    const person = await idle.signUp();
    const sent = { on: idle, prefer: "respond-async" };
    const first = await analyze(person, sent);
    await idle.database.db.delete(jobs).where(eq(jobs.userId, person.id));
    await idle.database.db.delete(usageRecords).where(eq(usageRecords.userId, person.id));
    expect((await analyze(person, sent)).status).toBe(409);
    const startedAt = new Date(Date.now() - 2 * 60_000);
    await idle.database.db
      .update(idempotentCalls)
      .set({ startedAt })
      .where(eq(idempotentCalls.userId, person.id));
    expect((await analyze(person, sent)).body).toEqual(first.body);
    expect(await usesOf(person, idle)).toBe(1);
  });

  test("a refusal doesn't use up the key", async () => {
    const person = await server.signUp();
    const call = (input: string) =>
      server.call("/functions/analyze-content", {
        body: { input },
        cookie: person.cookie,
        headers: { "idempotency-key": "again" },
      });
    expect((await call("not an address")).status).toBe(400);
    expect((await call(page.url("/tea"))).status).toBe(200);
  });

  test("generators and monitors keep the promise too", async () => {
    const person = await server.signUp();
    const headers = { "idempotency-key": "tags" };
    const body = { topic: "Cold brew", primaryKeyword: "cold brew" };
    const request = { body, headers, cookie: person.cookie };
    const tags = await server.call("/functions/generate-meta-tags", request);
    const again = await server.call("/functions/generate-meta-tags", request);
    expect(again).toMatchObject({ status: 200, body: tags.body });
    expect(again.headers.get("idempotency-replayed")).toBe("true");

    const question = { url: page.url("/cold-brew"), query: "how long should cold brew steep" };
    const asked = { body: question, headers: { "idempotency-key": "run" }, cookie: person.cookie };
    const run = await server.call("/functions/monitor-ai-visibility", asked);
    expect(run.status).toBe(200);
    expect((await server.call("/functions/monitor-ai-visibility", asked)).body).toEqual(run.body);
    expect(await usesOf(person)).toBe(1);
  });

  test("visitors keep their keys apart from users", async () => {
    const request = {
      body: { topic: "Tea", primaryKeyword: "tea" },
      headers: { "idempotency-key": "tea", "x-session-id": "b1" },
    };
    const first = await server.call("/functions/generate-meta-tags", request);
    expect(first.status).toBe(200);
    for (let at = 0; at < 4; at++)
      expect((await server.call("/functions/generate-meta-tags", request)).body).toEqual(first.body);
  });
});
