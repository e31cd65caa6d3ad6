import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobs } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { eventually } from "../../testing/eventually.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

const DRIP_MS = 100;

/** Sends a byte now and then, so that only the limit for the whole page ends it. */
const dripUntil = (ended: () => void) => (_request: unknown, response: ServerResponse) => {
  response.writeHead(200, { "content-type": "text/html" });
  const timer = setInterval(() => response.write("a"), DRIP_MS);
  response.on("close", () => {
    clearInterval(timer);
    ended();
  });
};

describe.each(serverDatabases)("fair use on $kind", (testDatabase) => {
  let page: StubPage;
  let server: TestServer;
  beforeAll(async () => {
    page = await startStubPage({ "/good": html(ARTICLE), "/drip": dripUntil(() => page.hits.push("ended")) });
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

  test("one user's slow pages leave places to the pages of others", async () => {
    const [busy, other] = [await server.signUp(), await server.signUp()];
    for (let n = 0; n < 8; n++) await analyze(busy, "/drip", { prefer: "respond-async" });
    await eventually(() => expect(page.hits.filter((hit) => hit === "/drip")).toHaveLength(2));
    expect((await analyze(other, "/good")).status).toBe(200);
    expect(page.hits.slice(0, page.hits.indexOf("/good"))).toEqual(["/drip", "/drip"]);
  });

  test("two users' slow pages leave places to the pages of others", async () => {
    const busy = [await server.signUp(), await server.signUp()];
    const other = await server.signUp();
    const from = page.hits.length;
    for (const person of busy)
      for (let n = 0; n < 5; n++) await analyze(person, "/drip", { prefer: "respond-async" });
    const since = () => page.hits.slice(from);
    await eventually(() => expect(since().filter((hit) => hit === "/drip").length).toBeGreaterThanOrEqual(4));
    expect((await analyze(other, "/good")).status).toBe(200);
    const before = page.hits.slice(0, page.hits.lastIndexOf("/good"));
    const count = (name: string) => before.filter((hit) => hit === name).length;
    // Read while both users had their two pages open, not after one of them ended.
    expect(count("/drip") - count("ended")).toBeGreaterThanOrEqual(4);
  });

  test("failed analyses cost no use, and after thirty in an hour the next has to wait", async () => {
    const person = await server.signUp();
    const fail = (count: number, createdAt: Date) =>
      server.database.db.insert(jobs).values(
        Array.from({ length: count }, () => ({
          id: randomUUID(),
          kind: "analyze-page" as const,
          userId: person.id,
          state: "failed" as const,
          input: { url: page.url("/gone") },
          createdAt,
        })),
      );
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await fail(30, minutesAgo(61));
    await fail(29, minutesAgo(30));
    expect((await analyze(person, "/good")).status).toBe(200);
    await fail(1, minutesAgo(20));

    const refused = await analyze(person, "/good");
    expect(refused.status).toBe(429);
    expect(refused.body.error).toMatch(
      /^Too many requests\. Please try again in about (\d+ minutes|an hour)\.$/,
    );
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(25 * 60);
    expect((await analyze(await server.signUp(), "/good")).status).toBe(200);
  });
});
