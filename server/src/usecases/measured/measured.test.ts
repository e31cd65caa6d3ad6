import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

const HASH = (letter: string) => letter.repeat(64);
type Row = [string, string, string, number, number | null];
const part = (rows: Row[], more: object = {}) => ({
  name: "pages.csv",
  hash: HASH("a"),
  source: "bing",
  dated: true,
  rows,
  total: rows.length,
  ...more,
});

describe.each(serverDatabases)("measured citations on $kind", (database) => {
  let page: StubPage;
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    page = await startStubPage({ "/cold-brew": html(ARTICLE) });
    server = await startTestServer(database, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
    person = await server.signUp();
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });

  const take = (given: unknown, userId = person.id) =>
    server.services.importMeasured({ userId, part: given });
  const overview = (userId = person.id) => server.services.measuredOverview(userId);

  test("the same file twice counts once, and a newer file replaces the days it covers", async () => {
    const rows: Row[] = [
      ["https://own.example/a?utm_source=x", "", "2026-11-13", 5, 0.1],
      ["https://www.own.example/a/", "", "2026-11-14", 7, null],
    ];
    expect(await take(part(rows))).toEqual({ isKnown: false });
    expect(await take(part(rows))).toEqual({ isKnown: true });
    await take(part([["https://own.example/a", "", "2026-11-14", 9, null]], { hash: HASH("b") }));
    const { pages, files } = await overview();
    expect(pages).toMatchObject([{ page: "own.example/a", bing: 14, google: null, analysis: null }]);
    expect(files.map(({ rows: count }) => count).toSorted()).toEqual([1, 2]);
  });

  test("of reports without dates only the newest counts", async () => {
    const other = await server.signUp("undated@example.com");
    for (const [day, count, hash] of [
      ["2026-10-31", 50, "c"],
      ["2026-11-14", 40, "d"],
    ] as const) {
      const rows: Row[] = [["https://own.example/b", "", day, count, null]];
      await take(part(rows, { hash: HASH(hash), source: "google", dated: false }), other.id);
    }
    const { pages } = await overview(other.id);
    expect(pages).toMatchObject([{ google: 40, bing: null }]);
    const detail = await server.services.measuredPage({ userId: other.id, page: "own.example/b" });
    expect(detail?.days.map(({ count }) => count)).toEqual([50, 40]);
  });

  test("totals that were shown before follow each change of the rows, and a deletion", async () => {
    const { id } = await server.signUp("totals@example.com");
    const url = "https://own.example/c";
    const row = (day: string, count: number): Row[] => [
      [url, "", day, count, null],
      ["", "cold brew ratio", day, count, null],
    ];
    const shown = async () => {
      const { pages, queries } = await overview(id);
      return [pages.map(({ bing }) => bing), queries.map(({ count }) => count)];
    };
    expect(await shown()).toEqual([[], []]);
    await take(part(row("2026-11-13", 5), { hash: HASH("5") }), id);
    expect(await shown()).toEqual([[5], [5]]);
    // A part of a larger report: the file isn't complete yet.
    const { total: _, ...first } = part(row("2026-11-14", 7), { hash: HASH("6") });
    await take(first, id);
    expect(await shown()).toEqual([[12], [12]]);
    await Promise.all([shown(), take(part(row("2026-11-14", 8), { hash: HASH("7") }), id), shown()]);
    expect(await shown()).toEqual([[13], [13]]);
    await server.services.clearMeasured(id);
    expect(await shown()).toEqual([[], []]);
  });

  test("pages and queries that are read at once are both counted", async () => {
    const { id } = await server.signUp("at-once@example.com");
    for (let count = 1; count <= 30; count++) {
      const rows: Row[] = [
        ["https://own.example/d", "", "2026-11-13", count, null],
        ["", "cold brew", "2026-11-13", count, null],
      ];
      await take(part(rows, { hash: String(count).padStart(64, "0") }), id);
      const { pages, queries } = await overview(id);
      expect([pages[0]?.bing, queries[0]?.count]).toEqual([count, count]);
    }
  });

  test("a page is joined with its analysis, and each query with a passage or none", async () => {
    const url = page.url("/cold-brew");
    const reader = await server.signUp("reader@example.com");
    const analyzed = await server.call("/functions/analyze-content", {
      method: "POST",
      headers: { origin: server.url },
      cookie: reader.cookie,
      body: { input: url },
    });
    expect(analyzed.status).toBe(200);
    const rows: Row[] = [
      [url, "cold brew ratio", "2026-11-14", 8, null],
      [url, "mortgage rates in Norway", "2026-11-14", 2, null],
    ];
    await take(part(rows, { hash: HASH("e") }), reader.id);
    const { pages } = await overview(reader.id);
    expect(pages).toMatchObject([{ bing: 10, analysis: { score: expect.any(Number) } }]);
    const detail = await server.services.measuredPage({ userId: reader.id, page: pages[0]?.page ?? "" });
    expect(detail?.isForgotten).toBe(false);
    expect(detail?.queries.map(({ query, fit }) => [query, fit?.step])).toEqual([
      ["cold brew ratio", "on"],
      ["mortgage rates in Norway", "off"],
    ]);
  });

  test("a page is joined with its monitors, and queries that name no page are compared with it", async () => {
    const url = page.url("/cold-brew");
    const watcher = await server.signUp("watcher@example.com");
    const headers = { origin: server.url };
    await server.call("/functions/analyze-content", {
      method: "POST",
      headers,
      cookie: watcher.cookie,
      body: { input: url },
    });
    await take(part([[url, "", "2026-11-14", 8, null]], { hash: HASH("1") }), watcher.id);
    const queries: Row[] = [
      ["", "cold brew ratio", "2026-11-14", 5, null],
      ["", "mortgage rates in Norway", "2026-11-14", 2, null],
    ];
    await take(part(queries, { hash: HASH("2") }), watcher.id);
    const monitor = await server.services.createMonitor({
      userId: watcher.id,
      url: `${url}?utm_source=mail`,
      queries: ["cold brew ratio"],
      every: "weekly",
    });
    const view = await overview(watcher.id);
    expect(view.pages).toMatchObject([{ monitors: 1 }]);
    expect(view.queries.map(({ query, isWatched }) => [query, isWatched])).toEqual([
      ["cold brew ratio", true],
      ["mortgage rates in Norway", false],
    ]);
    const run = { id: crypto.randomUUID(), userId: watcher.id, url, query: "cold brew ratio", samples: 3 };
    const engine = (cited: number, counted: number) => ({ cited, counted });
    const aiAnalysis = { perplexity: engine(1, 3), openai: engine(2, 3), gemini: engine(0, 0) };
    const at = new Date("2026-11-15T10:00:00Z");
    await server.services.storage.visibility.begin({ ...run, monitorId: monitor.id }, at);
    // Only the part of a result that the trend reads.
    const result = { aiAnalysis } as unknown as Parameters<
      typeof server.services.storage.visibility.addResult
    >[1];
    await server.services.storage.visibility.addResult(run.id, result, at);
    const detail = await server.services.measuredPage({
      userId: watcher.id,
      page: view.pages[0]?.page ?? "",
    });
    const latest = { day: "2026-11-15", cited: 3, counted: 6 };
    expect(detail).toMatchObject({
      isOfSite: true,
      monitors: [{ id: monitor.id, queries: [{ query: "cold brew ratio", latest }] }],
      monitorDays: [latest],
    });
    expect(detail?.queries.map(({ query, fit, isWatched }) => [query, fit?.step, isWatched])).toEqual([
      ["cold brew ratio", "on", true],
      ["mortgage rates in Norway", "off", false],
    ]);
  });

  test("anything but a row of a report is refused", async () => {
    for (const rows of [
      [["javascript:alert(1)", "", "2026-11-14", 1, null]],
      [["", "", "2026-11-14", 1, null]],
      [["https://a.example/", "", "14.11.2026", 1, null]],
      [["https://a.example/", "", "2026-11-14", -1, null]],
      [["https://a.example/", "x".repeat(501), "2026-11-14", 1, null]],
    ])
      await expect(take(part(rows as Row[], { hash: HASH("f") }))).rejects.toMatchObject({
        code: "measured/rows-invalid",
      });
    await expect(take("text")).rejects.toMatchObject({ code: "measured/rows-invalid" });
  });

  test("an export has every row and no formula, and a deletion leaves nothing of one person only", async () => {
    const rows: Row[] = [["", "=cmd()", "2026-11-14", 3, 0.5]];
    await take(part(rows, { hash: HASH("9") }));
    let text = "";
    for await (const line of server.services.exportMeasured(person.id)) text += line;
    expect(text.split("\r\n")[0]).toBe("source,page,query,day,count,share");
    expect(text).toContain(`bing,,"'=cmd()",2026-11-14,3,0.5`);
    expect(await server.services.measuredPage({ userId: person.id, page: "own.example/b" })).toBeNull();
    await server.services.clearMeasured(person.id);
    expect(await overview()).toEqual({ files: [], pages: [], queries: [] });
  });
});
