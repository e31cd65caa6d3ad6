/** The monitor without keys, on every database. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subscriptionUsage, visibilitySites } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

const RIVAL = `<html><head><title>Cold brew ratio</title></head><body><main><h1>Cold brew ratio</h1>
<p>The best cold brew ratio is 1:8, rather than 1:4 for a concentrate. In 2026 we measured 125 g of coffee to 1 litre.</p>
<p>${"Grind it as coarse as sea salt and keep it in the fridge until it is poured. ".repeat(4)}</p></main></body></html>`;
const QUERY = "best cold brew ratio";

describe.each(serverDatabases)("the monitor on $kind", (testDatabase) => {
  let page: StubPage;
  let server: TestServer;
  beforeAll(async () => {
    page = await startStubPage({
      "/cold-brew": html(ARTICLE),
      "/rival": html(RIVAL),
      "/gone": html("no", 404),
    });
    server = await startTestServer(testDatabase, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });

  const monitor = (body: unknown, person?: Person) =>
    server.call("/functions/monitor-ai-visibility", { body, ...(person && { cookie: person.cookie }) });
  const used = async ({ id }: Person) => {
    const { db } = server.database;
    const rows = await db.select().from(subscriptionUsage).where(eq(subscriptionUsage.userId, id));
    return rows.find(({ toolName }) => toolName === "ai_visibility")?.usageCount ?? 0;
  };

  test("a run without keys is estimated and says so, skips what it cannot use and says why, and costs one use", async () => {
    const person = await server.signUp();
    const own = page.url("/cold-brew");
    const competitors = [page.url("/rival"), page.url("/gone"), `${own}#again`, "ftp://x.example", "  "];
    const { status, body } = await monitor({ url: own, query: QUERY, competitors }, person);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      url: own,
      query: QUERY,
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      contentMetadata: { title: expect.stringContaining("cold brew"), wordCount: expect.any(Number) },
      mode: "estimate",
      sampleSize: 0,
      provenance: { perplexity: "estimated", openai: "estimated", gemini: "estimated" },
      interval: { perplexity: null, openai: null, gemini: null },
      competitors: [
        { url: page.url("/rival"), perplexityScore: expect.any(Number), versus: { openai: null } },
      ],
      duel: { lacks: expect.any(Array) },
      answers: [],
    });
    const { aiAnalysis, skipped } = body as { aiAnalysis: Record<string, never>; skipped: unknown };
    expect(aiAnalysis).toMatchObject({
      perplexity: {
        relevanceScore: expect.any(Number),
        mentions: expect.any(Array),
        analysis: expect.any(String),
      },
      openai: { quotes: expect.any(Array), note: "ChatGPT is not connected." },
      gemini: { mentions: expect.any(Array) },
    });
    expect(skipped).toEqual([
      { url: `${own}#again`, reason: "This is your own page." },
      { url: "ftp://x.example", reason: "This is not an http or https URL." },
      { url: page.url("/gone"), reason: expect.stringContaining("404") },
    ]);
    expect(await used(person)).toBe(1);
    expect(await server.services.latestVisibility(person.id)).toEqual(body);
  });

  test("a page joins a run by its id without another use, six at most, and nobody else's", async () => {
    const [person, other] = [await server.signUp(), await server.signUp()];
    const own = await monitor({ url: page.url("/cold-brew"), query: QUERY }, person);
    const join = (path: string, who = person, query = QUERY) =>
      monitor({ url: page.url(path), query, run: own.body.run }, who);
    expect(await join("/rival")).toMatchObject({ status: 200, body: { run: own.body.run } });
    expect(await join("/rival", other)).toMatchObject({ status: 404 });
    expect(await join("/rival", person, "something else")).toMatchObject({ status: 404 });
    const fetched = () => page.hits.filter((path) => path === "/gone").length;
    const before = fetched();
    for (const _ of [1, 2])
      expect(await join("/gone")).toMatchObject({
        status: 422,
        body: { error: expect.stringContaining("404") },
      });
    expect(fetched()).toBe(before + 1);
    expect(await used(person)).toBe(1);

    const { db } = server.database;
    const run = String(own.body.run);
    for (const place of [3, 4, 5])
      await db
        .insert(visibilitySites)
        .values({ runId: run, place, url: `https://x.example/${place}`, failure: "no" });
    expect(await join("/cold-brew")).toMatchObject({ status: 200 });
    expect(await join("/another")).toMatchObject({
      status: 400,
      body: { error: "A run can include up to 5 competitors" },
    });
  });

  test("only the first five competitors are used", async () => {
    const person = await server.signUp();
    const competitors = Array.from({ length: 7 }, (_, at) => page.url(`/missing-${at}`));
    const { body } = await monitor({ url: page.url("/cold-brew"), query: QUERY, competitors }, person);
    const { skipped } = body as { skipped: { url: string; reason: string }[] };
    const beyond = skipped.filter(({ reason }) => reason === "Only the first 5 are used.");
    expect(beyond.map(({ url }) => url)).toEqual(competitors.slice(5));
    expect(skipped).toHaveLength(7);
  });

  test("bad input is refused with its own words, before anything is spent", async () => {
    const person = await server.signUp();
    const cases = [
      [{}, "URL and query are required", undefined],
      [{ url: "https://example.com" }, "URL and query are required", undefined],
      [{ query: "x" }, "URL and query are required", undefined],
      [{ url: "nope", query: "x" }, "Invalid URL format", "Please provide a valid HTTP/HTTPS URL"],
      [
        { url: "ftp://example.com", query: "x" },
        "Invalid URL format",
        "Please provide a valid HTTP/HTTPS URL",
      ],
      [
        { url: "https://example.com", query: "a".repeat(10_000) },
        "The search query is too long",
        "Please use at most 300 characters",
      ],
      [
        { url: "https://example.com", query: "???" },
        "The search query has no words",
        "Please enter the question as a person would type it",
      ],
      [{ url: "https://example.com", query: "x", samples: 54 }, "Samples must be 3, 5 or 10", undefined],
    ] as const;
    for (const [body, error, details] of cases)
      expect(await monitor(body, person)).toMatchObject({
        status: 400,
        body: { error, ...(details && { details }) },
      });
    expect(await used(person)).toBe(0);
  });

  test("a visitor is refused; a private or dead page gives the use back; at the limit nothing is fetched", async () => {
    expect(await monitor({ url: page.url("/cold-brew"), query: QUERY })).toMatchObject({ status: 401 });
    const person = await server.signUp();
    for (const url of ["http://127.0.0.1:1/", "http://169.254.169.254/latest", page.url("/gone")])
      expect((await monitor({ url, query: QUERY }, person)).status).toBeGreaterThanOrEqual(400);
    expect(await used(person)).toBe(0);
    const runs = Array.from({ length: 11 }, () =>
      monitor({ url: page.url("/cold-brew"), query: QUERY }, person),
    );
    const statuses = (await Promise.all(runs)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 402)).toHaveLength(1);
  });
});
