/** What the log says when a step of a sign-up or of saving an analysis fails: the step, with the database's words as its cause. */
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testing/test-server.ts";

describe.each(serverDatabases)("internal errors on $kind", (testDatabase) => {
  let page: StubPage;
  let server: TestServer;
  let lines: string[] = [];
  beforeAll(async () => {
    page = await startStubPage({ "/article": html(ARTICLE) });
    const settings = { FETCH_ALLOW_HOSTS: page.host, LOG_LEVEL: "error" };
    server = await startTestServer(testDatabase, settings, { worker: true });
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });
  beforeEach(() => {
    lines = [];
    vi.spyOn(process.stdout, "write").mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
    const hide = (from: string, to: string) =>
      server.database.db.execute(sql.raw(`alter table ${from} rename to ${to}`));
    await hide(table, "hidden");
    return work().finally(() => hide("hidden", table));
  }
  const analyze = (cookie: string) =>
    server.call("/functions/analyze-content", { body: { input: page.url("/article") }, cookie });

  test.each([
    ["searches", "Failed to save search history"],
    ["profiles", "Failed to update user profile"],
  ])(
    "without %s, saving an analysis fails with '%s' in the log, and the result is shown",
    async (table, text) => {
      const { cookie } = await server.signUp();
      const answer = await without(table, () => analyze(cookie));
      expect(answer.status).toBe(200);
      expect(answer.body).toHaveProperty("score");
      const said = lines.find((line) => line.includes("saving an analysis failed")) ?? "";
      expect(JSON.parse(said).error).toMatchObject({ name: "DatabaseError", message: text });
      expect(said).not.toContain("content_strategy");
    },
  );

  test("a sign-up without a profile fails with 'Failed to create user profile' in the log", async () => {
    const body = { email: "nobody@example.com", password: PASSWORD };
    const answer = await without("profiles", () => server.call("/api/auth/sign-up/email", { body }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(lines.join("")).toContain("Failed to create user profile");
  });

  test("a history that can't be read has the error 'Failed to fetch search history'", async () => {
    const { id } = await server.signUp();
    await expect(without("searches", () => server.services.listSearches(id))).rejects.toThrow(
      "Failed to fetch search history",
    );
  });

  test("a profile that can't be read has the error 'Failed to fetch user profile' as its cause", async () => {
    const { id } = await server.signUp();
    const failure = await without("profiles", () => server.services.readProfile(id)).catch((error) => error);
    expect(lines.join("") + failure.message + failure.cause?.message).toContain(
      "Failed to fetch user profile",
    );
  });
});
