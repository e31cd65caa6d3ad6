import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createOperatorHttp } from "../app.ts";

const TOKEN = "a-token-for-prometheus";
const bearer = { authorization: `Bearer ${TOKEN}` };

describe.each(serverDatabases)("what an operator's tools ask, on $kind", (testDatabase) => {
  let page: StubPage;
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    page = await startStubPage({ "/good": html(ARTICLE) });
    const settings = { FETCH_ALLOW_HOSTS: page.host, METRICS_TOKEN: TOKEN };
    server = await startTestServer(testDatabase, settings, { worker: true });
    person = await server.signUp();
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });

  const analyze = (path: string) =>
    server.call("/functions/analyze-content", { body: { input: page.url(path) }, cookie: person.cookie });
  const metrics = async () => String((await server.call("/metrics", { headers: bearer })).body.text);

  test("metrics count requests, jobs, failed fetches and the engine's time", async () => {
    expect((await analyze("/good")).status).toBe(200);
    expect((await analyze("/gone")).status).toBe(422);
    const text = await metrics();
    expect(text).toMatch(
      /^citeworthy_http_requests_total\{area="functions",method="POST",status="200"\} 1$/m,
    );
    expect(text).toMatch(/^citeworthy_jobs_total\{kind="analyze-page",outcome="done"\} 1$/m);
    expect(text).toMatch(/^citeworthy_jobs_total\{kind="analyze-page",outcome="page\/[a-z-]+"\} 1$/m);
    expect(text).toMatch(/^citeworthy_page_fetch_failures_total\{reason="page\/[a-z-]+"\} 1$/m);
    expect(text).toMatch(/^citeworthy_engine_seconds_count\{task="judge"\} 1$/m);
    expect(text).toMatch(/^citeworthy_ai_spend_today_dollars 0$/m);
    expect(text.includes("citeworthy_database_connections")).toBe(testDatabase.kind === "postgres");
  });

  test("every line of the metrics is a comment or a sample, and no label holds an address", async () => {
    const text = await metrics();
    for (const line of text.trimEnd().split("\n"))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^{}]*\})? -?[\d.e+-]+)$/);
    expect(text).not.toContain(page.host);
    expect(text).not.toContain(person.email);
  });

  test("metrics need the token", async () => {
    expect((await server.call("/metrics")).status).toBe(401);
    expect((await server.call("/metrics", { headers: { authorization: "Bearer wrong" } })).status).toBe(401);
    expect((await server.call("/metrics", { cookie: person.cookie })).status).toBe(401);
  });

  test("a process is alive, ready and of a version; a worker says the same and nothing else", async () => {
    const worker = createOperatorHttp(server.services);
    for (const path of ["/healthz/live", "/healthz", "/version"]) {
      const { status, body } = await server.call(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(await (await worker.request(path)).json()).toEqual(body);
    }
    expect((await server.call("/version")).body.version).toMatch(/^\d+\.\d+\.\d+/);
    expect((await worker.request("/api/session")).status).toBe(404);
  });
});

test("without a token there are no metrics", async () => {
  const [testDatabase] = serverDatabases;
  if (!testDatabase) throw new Error("no database to test on");
  const server = await startTestServer(testDatabase);
  expect((await server.call("/metrics")).status).toBe(404);
  expect((await server.call("/metrics", { headers: { authorization: "Bearer " } })).status).toBe(404);
  await server.close();
});
