/** Reading the sources of a run's answers: engines and sites on loopback, the real queue. */
import { DAY_MS } from "@citeworthy/core/time";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LoopbackVendors, startLoopbackVendors } from "../../adapters/ai/testing/loopback-vendors.ts";
import type { Script } from "../../adapters/ai/testing/script.ts";
import { citedAnswers, citedPages, citedRuns, jobs, requestLimits } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { eventually } from "../../testing/eventually.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const PER_DAY = 20;

describe.each(serverDatabases)("reading sources on $kind", (database) => {
  let own: StubPage;
  let sites: StubPage;
  let walled: StubPage;
  let vendors: LoopbackVendors;
  let server: TestServer;
  let script: () => Script;

  beforeAll(async () => {
    own = await startStubPage({ "/": html(ARTICLE) });
    sites = await startStubPage({
      "/robots.txt": (_request, response) => response.end("User-agent: *\nDisallow: /private\n"),
      "/good": html(ARTICLE.replace("16 to 18", "12 to 14")),
      "/private": html(ARTICLE),
      "/forbidden": html("no", 403),
      "/hop": (_request, response) => response.writeHead(302, { location: "/private" }).end(),
      "/inside": (_request, response) => response.writeHead(302, { location: "http://10.0.0.1/" }).end(),
    });
    walled = await startStubPage({ "/robots.txt": html("", 404), "/walled": html(ARTICLE) });
    vendors = await startLoopbackVendors(() => script());
    server = await startTestServer(
      database,
      {
        ...vendors.environment("openai"),
        FETCH_ALLOW_HOSTS: [own, sites, walled].map(({ host }) => host).join(","),
        CITED_PAGES_PER_DAY: String(PER_DAY),
      },
      { worker: true },
    );
  });
  afterAll(async () => {
    await server.close();
    await vendors.close();
    await Promise.all([own, sites, walled].map((page) => page.close()));
  });

  const citing = (urls: string[], cites: number[] = urls.map((_, at) => at + 1)): Script => ({
    say: "answer",
    statements: [{ text: "Steep it for 16 hours.", cites }],
    sources: urls.map((url) => ({ url, title: new URL(url).pathname })),
  });
  async function run() {
    const { id: userId, cookie } = await server.signUp();
    const body = { url: own.url("/"), query: "how long should cold brew steep" };
    const answer = await server.call("/functions/monitor-ai-visibility", { body, cookie });
    expect(answer.status).toBe(200);
    return { userId, cookie, runId: String(answer.body.run) };
  }
  const finished = (runId: string) =>
    eventually(async () =>
      expect((await server.services.storage.cited.find(runId))?.finishedAt).toBeInstanceOf(Date),
    );
  const statesOf = async (runId: string) =>
    Object.fromEntries(
      (await server.services.storage.cited.pagesOf(runId)).map(({ url, role, state, reason }) => [
        url,
        [role, state, reason],
      ]),
    );

  test("each source is read, or listed with the reason why not, and no use is counted", async () => {
    const paths = ["/good", "/private", "/forbidden", "/missing", "/hop", "/inside"];
    const urls = [...paths.map(sites.url), "http://192.168.7.7/", walled.url("/walled")];
    script = () => citing(urls, [1, 2, 3, 4, 5, 6, 7]);
    const { userId, runId } = await run();
    await finished(runId);

    const robots = "The site's robots.txt asks us not to read this page.";
    expect(await statesOf(runId)).toEqual({
      [own.url("/")]: ["own", "read", null],
      [sites.url("/good")]: ["cited", "read", null],
      [sites.url("/private")]: ["cited", "refused", robots],
      [sites.url("/forbidden")]: [
        "cited",
        "refused",
        "The page returned status 403, so we could not read it.",
      ],
      [sites.url("/missing")]: [
        "cited",
        "unreachable",
        "The page returned status 404, so we could not read it.",
      ],
      [sites.url("/hop")]: ["cited", "refused", robots],
      [sites.url("/inside")]: ["cited", "refused", "This is not the address of a public page."],
      "http://192.168.7.7/": ["cited", "refused", "This is not the address of a public page."],
      [walled.url("/walled")]: ["dropped", "read", null],
    });
    expect(sites.hits).not.toContain("/private");
    const { remaining } = await server.services.canUseTool({ userId, tool: "ai_visibility" });
    expect(remaining).toBe(9);
  });

  test("what was read is deleted after seven days, and its scores stay", async () => {
    script = () => citing([sites.url("/good")]);
    const { runId } = await run();
    await finished(runId);
    const { db } = server.database;
    const isOld = new Date(Date.now() - 8 * DAY_MS);
    await db
      .update(citedPages)
      .set({ readAt: isOld })
      .where(and(eq(citedPages.runId, runId), eq(citedPages.place, 1)));
    await server.services.tidySources();
    const rows = await db.select().from(citedPages).where(eq(citedPages.runId, runId));
    expect(rows.map(({ place, reading }) => [place, reading === null])).toEqual(
      expect.arrayContaining([
        [0, false],
        [1, true],
      ]),
    );
    expect(rows.find(({ place }) => place === 1)?.scores?.overall).toBeGreaterThan(0);
  });

  test("a run whose job is gone doesn't wait for ever: its pages end with a reason", async () => {
    script = () => citing([sites.url("/good")]);
    const { userId, runId } = await run();
    await finished(runId);
    const { db } = server.database;
    await db.update(citedRuns).set({ finishedAt: null, summary: null }).where(eq(citedRuns.runId, runId));
    await db.delete(citedAnswers).where(eq(citedAnswers.runId, runId));
    await db.update(citedPages).set({ state: "waiting" }).where(eq(citedPages.runId, runId));
    await server.services.tidySources();
    expect(await server.services.whyThem({ userId, run: runId })).toMatchObject({
      progress: { waiting: 0, of: 2 },
      tooFew: "The sources of these answers couldn't be compared.",
      answers: [{ sources: [{ state: "unreachable" }], claims: [] }, {}, {}],
    });
  });

  test("a run without an answer that was looked up has nothing to read", async () => {
    script = () => ({ say: "answer", statements: [{ text: "From memory." }], searched: false });
    const { userId, runId } = await run();
    expect(await server.services.storage.cited.find(runId)).toBeNull();
    const kinds = await server.database.db
      .select({ kind: jobs.kind })
      .from(jobs)
      .where(eq(jobs.userId, userId));
    expect(kinds).toEqual([{ kind: "measure-visibility" }]);
  });

  test("beyond the operator's limit of a day, pages are left out with that reason", async () => {
    await server.database.db
      .update(requestLimits)
      .set({ count: PER_DAY })
      .where(eq(requestLimits.key, "cited-pages"));
    script = () => citing([sites.url("/good")]);
    const { runId } = await run();
    await finished(runId);
    expect(await statesOf(runId)).toEqual({
      [own.url("/")]: ["own", "read", null],
      [sites.url("/good")]: ["cited", "left_out", "The operator's limit of pages a day was reached."],
    });
  });
});
