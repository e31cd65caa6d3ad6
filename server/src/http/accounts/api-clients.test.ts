/** What programs rely on: tokens, stored analyses, jobs and the answers of long calls. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searches } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { PASSWORD, type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

const FUNCTIONS = [
  "analyze-content",
  "generate-article",
  "generate-meta-tags",
  "generate-content-ideas",
  "monitor-ai-visibility",
  "migrate-users-to-trial",
  "expire-trials",
  "cleanup-dodo-customers",
];

describe.each(serverDatabases)("API clients on $kind", (testDatabase) => {
  let page: StubPage;
  let server: TestServer;
  beforeAll(async () => {
    page = await startStubPage({ "/cold-brew": html(ARTICLE), "/broken": html("no", 500) });
    server = await startTestServer(testDatabase, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });

  const analyze = (person: Person, path: string, headers: Record<string, string> = {}) =>
    server.call("/functions/analyze-content", {
      body: { input: page.url(path) },
      cookie: person.cookie,
      headers,
    });

  test.each(FUNCTIONS)("an invalid token gets 401 from %s", async (name) => {
    const headers = { authorization: "Bearer nope" };
    const body = {
      topic: "Cold brew",
      primaryKeyword: "cold brew",
      url: "https://a.test",
      analysisResult: {},
    };
    const refused = await server.call(`/functions/${name}`, { body, headers });
    expect(refused).toMatchObject({ status: 401, body: { error: expect.stringContaining("access token") } });
  });

  test("a refused token spends none of the visitor's free uses", async () => {
    const body = { topic: "Cold brew", primaryKeyword: "cold brew" };
    const headers = { "x-session-id": "one-browser" };
    const bad = { ...headers, authorization: "Bearer nope" };
    for (let i = 0; i < 3; i++) await server.call("/functions/generate-meta-tags", { body, headers: bad });
    expect((await server.call("/functions/generate-meta-tags", { body, headers })).status).toBe(200);
  });

  test("a finished analysis says its id and where it is", async () => {
    const person = await server.signUp();
    const { status, headers, body } = await analyze(person, "/cold-brew");
    expect(status).toBe(200);
    expect(headers.get("location")).toBe(`/api/analyses/${body.id}`);
    expect(body.schemaVersion).toBe(1);
    const stored = await server.call(headers.get("location") ?? "", { cookie: person.cookie });
    expect(stored).toMatchObject({ status: 200, body });

    const stranger = await server.signUp();
    const path = `/api/analyses/${body.id}`;
    expect((await server.call(path, { cookie: stranger.cookie })).status).toBe(404);
    expect((await server.call(path)).status).toBe(401);
  });

  test("a stream that the function opened ends with the result", async () => {
    const person = await server.signUp();
    const { body } = await analyze(person, "/cold-brew", { accept: "text/event-stream" });
    const [, data = "{}"] = /event: done\ndata: (.*)/.exec(String(body.text)) ?? [];
    const { analysisId, saved, result } = JSON.parse(data);
    expect({ saved, id: result.id }).toEqual({ saved: true, id: analysisId });
    expect(result.score.score).toBeGreaterThan(0);
  });

  test("a job says its state, and leads to its result or its failure", async () => {
    const person = await server.signUp();
    const ended = async (path: string) => {
      const { headers, body } = await analyze(person, path, { prefer: "respond-async" });
      expect(headers.get("location")).toBe(`/api/jobs/${body.job}`);
      await server.call(String(body.events), { cookie: person.cookie });
      return server.call(`/api/jobs/${body.job}`, { cookie: person.cookie });
    };
    const { body: done } = await ended("/cold-brew");
    expect(done).toMatchObject({ kind: "analyze-page", state: "done", analysis: `/api/analyses/${done.id}` });
    const { body: failed } = await ended("/broken");
    expect(failed).toMatchObject({ state: "failed", error: expect.any(String) });
    expect(failed.details).toEqual({ code: expect.stringMatching(/^page\//) });

    expect((await server.call(`/api/jobs/${done.id}`)).status).toBe(401);
    const stranger = await server.signUp();
    expect((await server.call(`/api/jobs/${done.id}`, { cookie: stranger.cookie })).status).toBe(404);
    expect((await server.call("/api/jobs/x", { cookie: stranger.cookie })).status).toBe(404);
  });

  test("the list of analyses comes in pages without gaps or repeats, newest first", async () => {
    const [person, stranger] = [await server.signUp(), await server.signUp()];
    // Two share each moment, so that a mark by time alone would lose one.
    for (const { id } of [person, stranger])
      await server.database.db.execute(sql`
        insert into ${searches} (id, user_id, query, result, score, created_at)
        select gen_random_uuid(), ${id}, 'https://a.test/' || n, '{}'::jsonb, 50,
          '2026-01-01T00:00:00Z'::timestamptz + (n / 2) * interval '1 millisecond'
        from generate_series(0, 6) n`);

    const seen: { url: string; createdAt: string }[] = [];
    let after = "";
    do {
      const path = `/api/analyses?limit=3${after && `&after=${after}`}`;
      const { status, body } = await server.call(path, { cookie: person.cookie });
      expect(status).toBe(200);
      seen.push(...(body.analyses as typeof seen));
      after = String(body.next ?? "");
    } while (after);
    expect(new Set(seen.map(({ url }) => url)).size).toBe(7);
    expect(seen).toHaveLength(7);
    expect(seen.map(({ createdAt }) => createdAt)).toEqual(
      seen
        .map((row) => row.createdAt)
        .sort()
        .reverse(),
    );

    for (const bad of ["limit=0", "limit=101", "after=x", "after=1_x"])
      expect((await server.call(`/api/analyses?${bad}`, { cookie: person.cookie })).status).toBe(400);
    expect((await server.call("/api/analyses")).status).toBe(401);
  });

  test("every refusal under /api and /functions is JSON", async () => {
    for (const path of ["/api/nothing", "/api/analyses/x", "/api/auth/nothing", "/functions/nothing"]) {
      const { status, headers } = await server.call(path);
      expect({ path, isRefused: status >= 400, type: headers.get("content-type")?.split(";")[0] }).toEqual({
        path,
        isRefused: true,
        type: "application/json",
      });
    }
  });

  test("a name given at sign-up is the name in the profile; none is made up from the address", async () => {
    const body = { email: "named@example.com", password: PASSWORD, name: "Ida Brandt" };
    const { body: named } = await server.call("/api/auth/sign-up/email", { body });
    const { id } = named.user as { id: string };
    expect(await server.services.readProfile(id)).toMatchObject({ name: "Ida Brandt" });
    const unnamed = await server.signUp();
    expect(await server.services.readProfile(unnamed.id)).toMatchObject({ name: null });
  });

  test("a short password is refused in the words of the form", async () => {
    const body = { email: "short@example.com", password: "abc" };
    const { status, body: answer } = await server.call("/api/auth/sign-up/email", { body });
    expect(status).toBe(400);
    expect(answer.message).toBe("Password must be at least 6 characters long");
  });

  test("a reset link asked for without redirectTo leads to the page for the new password", async () => {
    const { email } = await server.signUp();
    await server.call("/api/auth/request-password-reset", { body: { email } });
    const mail = server.mails().find((text) => text.includes(email) && text.includes("Reset your")) ?? "";
    const link = /https?:\/\/\S+reset-password\S+/.exec(mail)?.[0] ?? "";
    const followed = await server.call(link);
    expect(followed.status).toBe(302);
    expect(followed.headers.get("location")).toMatch(/\/reset-password\?token=\w+/);
  });
});
