import type { AnalysisResult } from "@citeworthy/core/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobEvents, jobs } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const LEADING = ARTICLE.replace(
  "</article>",
  '<p>The <a href="https://trials.example.org/steep">steep trial of 2025</a> measured 14 batches.</p></article>',
);

describe.each(serverDatabases)("pages named to compare with, on $kind", (testDatabase) => {
  let page: StubPage;
  let server: TestServer;
  beforeAll(async () => {
    page = await startStubPage({
      "/own": html(LEADING),
      "/rival": html(ARTICLE.replace("</article>", "<p>We tested 12, 14, 20 and 24 hours.</p></article>")),
      "/second": html(ARTICLE),
      "/empty": html("<main></main>"),
      "/broken": html("no", 500),
      "/to-own": (_request, response) => response.writeHead(302, { location: "/own" }).end(),
      "/to-rival": (_request, response) => response.writeHead(302, { location: "/rival" }).end(),
    });
    server = await startTestServer(testDatabase, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });

  async function analyzed(competitors: unknown) {
    const person = await server.signUp();
    const { status, body } = await server.call("/functions/analyze-content", {
      body: { input: page.url("/own"), competitors },
      cookie: person.cookie,
    });
    return { person, status, error: body.error, result: body as unknown as AnalysisResult };
  }
  const at = (...paths: string[]) => paths.map((path) => page.url(path));
  const itemsOf = ({ competitor_analysis }: AnalysisResult) => competitor_analysis.what_can_be_enhanced;
  const outcomesOf = ({ audits }: AnalysisResult) =>
    Object.fromEntries(audits.map(({ id, outcome }) => [id, outcome]));

  test("without any, the pages it links to are sources and no competitors, and nothing is compared", async () => {
    const { result } = await analyzed([]);
    expect(itemsOf(result)).toMatchObject([{ link: "https://trials.example.org/steep", role: "source" }]);
    expect(result).not.toHaveProperty("competitors");
    expect(outcomesOf(result)["fact-gap"]).toBe("not-applicable");
  });

  test("named pages are read, compared and listed as the only competitors", async () => {
    const { person, result } = await analyzed(at("/rival", "/second"));
    expect(result.competitors).toEqual(at("/rival", "/second").map((url) => ({ url, problem: null })));
    expect(itemsOf(result)).toMatchObject([
      { link: page.url("/rival"), role: "competitor", provenance: "estimated" },
      { link: page.url("/second"), role: "competitor", provenance: "estimated" },
    ]);
    expect(outcomesOf(result)).toMatchObject({ "fact-gap": "scored", "passage-rank": "reported" });
    const steps = await server.database.db
      .select({ data: jobEvents.data })
      .from(jobEvents)
      .innerJoin(jobs, eq(jobs.id, jobEvents.jobId))
      .where(eq(jobs.userId, person.id));
    expect(steps).toContainEqual({
      data: { step: "read", state: "running", detail: "Reading 2 competing pages" },
    });
  });

  test("only the page itself is fetched from a competitor, not its robots.txt or sitemap", async () => {
    const robots = () => page.hits.filter((hit) => hit === "/robots.txt").length;
    const before = robots();
    await analyzed(at("/rival", "/second"));
    expect(robots()).toBe(before + 1);
  });

  test("a page that can't be read is named with its reason, and the analysis goes on", async () => {
    const secret = "http://169.254.169.254/latest/meta-data";
    const { status, result } = await analyzed([...at("/broken", "/empty"), secret, page.url("/rival")]);
    expect(status).toBe(200);
    expect(result.competitors).toEqual([
      { url: page.url("/broken"), problem: expect.stringContaining("500") },
      { url: page.url("/empty"), problem: expect.stringMatching(/^The page has no text/) },
      { url: secret, problem: expect.stringMatching(/^We cannot analyze this address/) },
      { url: page.url("/rival"), problem: null },
    ]);
    expect(itemsOf(result)).toMatchObject([{ link: page.url("/rival") }]);
  });

  test("an address that leads to the analyzed page, or to another in the list, is left out and says so", async () => {
    const { result } = await analyzed(at("/to-own", "/rival", "/to-rival"));
    expect(result.competitors).toEqual([
      { url: page.url("/own"), problem: expect.stringContaining("leads to the page you analyzed") },
      { url: page.url("/rival"), problem: null },
      { url: page.url("/rival"), problem: expect.stringContaining("another page in your list") },
    ]);
  });

  test("the same page twice is fetched once", async () => {
    const fetches = () => page.hits.filter((hit) => hit.startsWith("/second")).length;
    const before = fetches();
    const { result } = await analyzed([page.url("/second"), `${page.url("/second")}#top`]);
    expect(result.competitors).toEqual([{ url: page.url("/second"), problem: null }]);
    expect(fetches()).toBe(before + 1);
  });

  test("bad lists are refused before a use is spent or a page is fetched", async () => {
    const six = Array.from({ length: 6 }, (_, n) => `https://example.org/${n}`);
    const atMost = "Please name at most 5 competing pages, each by its URL";
    const before = page.hits.length;
    for (const [competitors, error] of [
      [six, atMost],
      [page.url("/rival"), atMost],
      [[42], atMost],
      [["example.org"], /^example\.org is not a valid URL/],
      [at("/own"), /is the page you want to analyze/],
    ] as const) {
      const answer = await analyzed(competitors);
      expect(answer.status).toBe(400);
      expect(answer.error).toEqual(typeof error === "string" ? error : expect.stringMatching(error));
      expect(await server.services.listSearches(answer.person.id)).toEqual([]);
    }
    expect(page.hits).toHaveLength(before);
  });
});
