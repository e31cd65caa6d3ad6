import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { NOTHING_LEFT_OUT } from "@citeworthy/core/projects/batch";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  emails,
  jobs,
  schedules,
  searches,
  subscriptions,
  usageRecords,
} from "../../adapters/db/schema/all.ts";
import type { createRegistry } from "../../adapters/metrics/registry.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { eventually } from "../../testing/eventually.ts";
import { jobDone } from "../../testing/job-done.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { PROOF_PATH } from "../projects/verify-site.ts";

const plain =
  (body: () => string | Buffer): Parameters<typeof startStubPage>[0][string] =>
  (_request, response) =>
    response.writeHead(200, { "content-type": "text/plain" }).end(body());

describe.each(serverDatabases)("on $kind", (database) => {
  let server: TestServer;
  let site: StubPage;
  let person: Person;
  let proof = "";
  let article = ARTICLE;

  beforeAll(async () => {
    const pages = Object.fromEntries(
      [1, 2, 3, 4].map((n) => [
        `/guides/page-${n}`,
        ((request, response) =>
          html(article.replaceAll("cold brew", `cold brew ${n}`))(request, response)) as ReturnType<
          typeof html
        >,
      ]),
    );
    const copy: ReturnType<typeof html> = (request, response) =>
      html(ARTICLE.replace("<title>", `<link rel="canonical" href="${site.url("/guides/page-3")}"><title>`))(
        request,
        response,
      );
    site = await startStubPage({
      ...pages,
      "/private/page": html(ARTICLE),
      "/guides/copy": copy,
      "/guides/other-copy": copy,
      "/robots.txt": plain(() => `User-agent: *\nDisallow: /private/\nSitemap: ${site.url("/index.xml")}`),
      "/index.xml": plain(
        () =>
          `<sitemapindex><sitemap><loc>${site.url("/pages.xml.gz")}</loc></sitemap><sitemap><loc>${site.url("/index.xml")}</loc></sitemap><sitemap><loc>http://169.254.169.254/latest</loc></sitemap></sitemapindex>`,
      ),
      "/pages.xml.gz": plain(() =>
        gzipSync(
          `<urlset>${[
            "/guides/page-1",
            "/guides/page-2",
            "/guides/page-1/",
            "/guides/missing",
            "/private/page",
          ]
            .map((path) => `<url><loc>${site.url(path)}</loc></url>`)
            .join("")}<url><loc>https://other.example/</loc></url></urlset>`,
        ),
      ),
      [PROOF_PATH]: plain(() => proof),
    });
    server = await startTestServer(database, { FETCH_ALLOW_HOSTS: site.host }, { worker: true });
    person = await server.signUp();
    await server.database.db
      .update(subscriptions)
      .set({ planType: "enterprise", status: "active" })
      .where(eq(subscriptions.userId, person.id));
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const read = (id: string, query = {}) => server.services.readBatch({ id, userId: person.id, query });
  const untilDone = (id: string, by = person) =>
    eventually(async () => {
      const view = await server.services.readBatch({ id, userId: by.id, query: {} });
      expect(view.batch, JSON.stringify(view.counts)).toMatchObject({ state: "done" });
      return view;
    });
  const uses = async (userId?: string) => {
    const [row] = await server.database.db
      .select({ n: sql<number>`count(*)::int` })
      .from(usageRecords)
      .where(and(eq(usageRecords.state, "committed"), userId ? eq(usageRecords.userId, userId) : undefined));
    return row?.n ?? 0;
  };

  test("a sitemap is read through its index, and what isn't a page of the site is left out and counted", async () => {
    const id = await server.services.draftFromSitemap({
      userId: person.id,
      projectId: null,
      source: "sitemap",
      address: `http://${site.host}`,
    });
    const { batch, counts, pages, usesLeft } = await read(id);
    expect(batch).toMatchObject({ state: "draft", leftOut: { otherSite: 1, robots: 1, isCut: true } });
    expect({ waiting: counts.waiting, usesLeft }).toEqual({ waiting: 3, usesLeft: null });
    expect(pages.map(({ url }) => new URL(url).pathname)).toEqual([
      "/guides/page-1",
      "/guides/page-2",
      "/guides/missing",
    ]);
    expect(await uses()).toBe(0);
    const stranger = await server.signUp();
    await expect(server.services.readBatch({ id, userId: stranger.id, query: {} })).rejects.toMatchObject({
      code: "batch/not-found",
    });

    const [project] = await server.services.listProjects(person.id);
    await expect(
      server.services.verifySite({ userId: person.id, id: project?.id ?? "", host: site.host }),
    ).rejects.toMatchObject({ code: "project/proof-missing" });
    proof =
      (await server.services.readProject({ id: project?.id ?? "", userId: person.id })).sites[0]?.proof ?? "";
    await server.services.verifySite({ userId: person.id, id: project?.id ?? "", host: site.host });

    await server.services.createWebhook({
      userId: person.id,
      session: await server.sessionOf(person),
      requestId: null,
      url: site.url("/webhook"),
      events: ["batch.finished"],
      format: "standard",
    });
    await server.services.startBatch({ id, userId: person.id, leftOut: [] });
    const done = await untilDone(id);
    const { deliveries } = await server.services.listWebhooks(person.id);
    expect(deliveries.map(({ event }) => event)).toEqual(["batch.finished"]);
    expect(done.counts).toMatchObject({ done: 2, failed: 1, waiting: 0, started: 0 });
    expect((await read(id, { state: "failed" })).pages[0]?.error).toContain("404");
    expect(await uses()).toBe(2);
    let csv = "";
    const { fileName, lines: rows } = await server.services.exportBatch({ id, userId: person.id });
    for await (const line of rows) csv += line;
    expect(fileName).toMatch(/^127-0-0-1-\d+-run-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.trim().split("\r\n")).toHaveLength(4);
  });

  test("a batch pauses, goes on, retries its failures and is cancelled", async () => {
    const lines = [
      ...[1, 2, 3, 4].map((n) => site.url(`/guides/page-${n}`)),
      site.url("/private/page"),
      "=cmd()",
      "",
    ];
    const id = await server.services.draftFromLines({
      userId: person.id,
      projectId: null,
      source: "list",
      lines,
    });
    expect((await read(id)).batch.leftOut).toMatchObject({ invalid: 1, duplicates: 0 });
    await server.services.startBatch({ id, userId: person.id, leftOut: [] });
    await server.services.pauseBatch({ id, userId: person.id });
    expect((await read(id)).batch.state).toBe("paused");
    await server.services.resumeBatch({ id, userId: person.id });
    const { counts } = await untilDone(id);
    expect(counts).toMatchObject({ done: 4, failed: 1 });
    expect((await read(id, { state: "failed" })).pages[0]?.error).toContain("robots.txt");
    await server.services.retryFailedPages({ id, userId: person.id });
    expect((await untilDone(id)).counts).toMatchObject({ done: 4, failed: 1 });
    expect(await uses()).toBe(6);

    const again = await server.services.draftFromLines({
      userId: person.id,
      projectId: null,
      source: "list",
      lines,
    });
    await server.services.startBatch({ id: again, userId: person.id, leftOut: ["/private/"] });
    await server.services.cancelBatch({ id: again, userId: person.id });
    expect((await read(again)).counts.waiting).toBe(0);
  });

  test("a run of many pages asks the question that the user gave for a page, and its own for the others", async () => {
    const other = await server.signUp();
    const lines = [site.url("/guides/page-1"), site.url("/guides/page-2")];
    const question = "How long does cold brew keep in the fridge?";
    const { jobId } = await server.services.startAnalysis({
      userId: other.id,
      input: site.url("/guides/page-1"),
      question,
    });
    await jobDone(server, { id: jobId, userId: other.id });
    const id = await server.services.draftFromLines({
      userId: other.id,
      projectId: null,
      source: "list",
      lines,
    });
    await server.services.startBatch({ id, userId: other.id, leftOut: [] });
    await untilDone(id, other);
    const readings = await server.database.db
      .select({ query: searches.query, result: searches.result })
      .from(searches)
      .where(and(eq(searches.userId, other.id), ne(searches.id, jobId)));
    const asked = (url?: string) => readings.find(({ query }) => query === url)?.result.reading;
    expect(asked(lines[0])).toMatchObject({ question, questionBy: "user" });
    expect(asked(lines[1])?.questionBy).not.toBe("user");
  });

  test("two addresses that an analysis found to be one page count once", async () => {
    const other = await server.signUp();
    const lines = [site.url("/guides/page-3"), site.url("/guides/copy"), site.url("/guides/page-4")];
    for (const input of lines.slice(0, 2)) {
      const { jobId } = await server.services.startAnalysis({ userId: other.id, input });
      await jobDone(server, { id: jobId, userId: other.id });
    }
    const id = await server.services.draftFromLines({
      userId: other.id,
      projectId: null,
      source: "list",
      lines,
    });
    const { counts, batch } = await server.services.readBatch({ id, userId: other.id, query: {} });
    expect(counts.waiting).toBe(2);
    expect(batch.leftOut).toMatchObject({
      duplicates: 1,
      examples: [{ url: lines[1], reason: "duplicate" }],
    });
  });

  test("a page whose canonical link leads to another page of the run is a duplicate and costs nothing", async () => {
    const fresh = await server.signUp();
    await server.database.db
      .update(subscriptions)
      .set({ planType: "enterprise", status: "active" })
      .where(eq(subscriptions.userId, fresh.id));
    const draft = (paths: string[]) =>
      server.services.draftFromLines({
        userId: fresh.id,
        projectId: null,
        source: "list",
        lines: paths.map((path) => site.url(path)),
      });
    const view = (id: string) => server.services.readBatch({ id, userId: fresh.id, query: {} });
    const run = async (id: string) => {
      await server.services.startBatch({ id, userId: fresh.id, leftOut: [] });
      return untilDone(id, fresh);
    };
    const judged = () =>
      (server.services.metrics as ReturnType<typeof createRegistry>)
        .families()
        .find(({ name }) => name.includes("engine_seconds"))
        ?.samples.find(({ suffix, labels }) => suffix === "_count" && labels.task === "judge")?.value ?? 0;
    // Pages of earlier runs may still be at work.
    const isAtWork = inArray(jobs.state, ["queued", "running"]);
    await eventually(async () =>
      expect(await server.database.db.select().from(jobs).where(isAtWork)).toEqual([]),
    );
    const judgedBefore = judged();
    // The copy comes first: the page itself is still waiting then, and is the one that stays.
    const first = await run(await draft(["/guides/copy", "/guides/page-3"]));
    expect(first.counts).toMatchObject({ done: 1, duplicate: 1, failed: 0 });
    expect(first.pages.map(({ state, error }) => [state, error])).toEqual([
      ["duplicate", `This is the same page as ${site.url("/guides/page-3")}.`],
      ["done", null],
    ]);
    expect(await uses(fresh.id)).toBe(1);
    // The copy was found before it was judged.
    expect(judged() - judgedBefore).toBe(1);

    const copies = await run(await draft(["/guides/copy", "/guides/other-copy"]));
    expect(copies.counts).toMatchObject({ done: 1, duplicate: 1, failed: 0 });
    expect(await uses(fresh.id)).toBe(2);
    // From then on, the preview knows: the canonical address wasn't asked for, but a page was filed under it. Both copies
    // run at the same time, and the one that comes first is analyzed.
    const analyzed = copies.pages.find(({ state }) => state === "done")?.url ?? "";
    const known = await view(await draft([new URL(analyzed).pathname, "/guides/page-3"]));
    expect(known.batch.leftOut.duplicates).toBe(1);
  });

  test("an eleventh open batch is refused until one of the ten ends", async () => {
    const { id: userId } = await server.signUp();
    const { storage } = server.services;
    const { id: projectId } = await server.services.createProject({ userId, name: "Many" });
    const open = Array.from({ length: 10 }, () => randomUUID());
    for (const id of open)
      await storage.batches.create(
        {
          ...{ id, userId, projectId, scheduleId: null, source: "list", state: "paused" },
          ...{ leftOut: NOTHING_LEFT_OUT, createdAt: new Date() },
        },
        [{ url: site.url("/guides/page-1"), folder: "/guides/" }],
      );
    const draft = { userId, projectId, source: "list" as const, lines: [site.url("/guides/page-2")] };
    const id = await server.services.draftFromLines(draft);
    const start = () => server.services.startBatch({ id, userId, leftOut: [] });
    await expect(start()).rejects.toMatchObject({ code: "batch/too-many", details: { most: 10 } });
    await server.services.cancelBatch({ id: open[0] ?? "", userId });
    await start();
    const { batch } = await server.services.readBatch({ id, userId, query: {} });
    expect(batch.state).not.toBe("draft");
  });

  test("a batch that runs out of uses pauses with the reason", async () => {
    const poor = await server.signUp();
    await server.database.db
      .update(subscriptions)
      .set({ planType: "free", status: "active" })
      .where(eq(subscriptions.userId, poor.id));
    const lines = [site.url("/guides/page-1")];
    const id = await server.services.draftFromLines({
      userId: poor.id,
      projectId: null,
      source: "csv",
      lines,
    });
    await server.services.startBatch({ id, userId: poor.id, leftOut: [] });
    const { batch } = await server.services.readBatch({ id, userId: poor.id, query: {} });
    expect(batch).toMatchObject({
      state: "paused",
      reason: expect.stringContaining("Monthly limit of 0 reached"),
    });
  });

  test("a due schedule runs once, emails the words that changed and calls webhooks, and emails stop by one request", async () => {
    const projectId = (await server.services.listProjects(person.id))[0]?.id ?? "";
    const { pages } = await server.services.listPages({
      userId: person.id,
      id: projectId,
      query: { text: "page-2" },
    });
    const schedule = await server.services.saveSchedule({
      userId: person.id,
      projectId,
      every: "weekly",
      pageIds: pages.map(({ id }) => id),
    });
    const webhook = { url: "https://hooks.example.com/", events: ["schedule.changed"], format: "standard" };
    await server.services.createWebhook({
      ...{ userId: person.id, requestId: null, session: await server.sessionOf(person) },
      ...webhook,
    });
    article = ARTICLE.replace(
      /<p>Cold brew should.*<\/p>/,
      "<p>Coffee is lovely, and many people like it in summer.</p>",
    );
    const past = new Date(Date.now() - 1000);
    await server.database.db.update(schedules).set({ nextRunAt: past }).where(eq(schedules.id, schedule.id));
    await Promise.all([server.services.runDueBatches(), server.services.runDueBatches()]);
    const runs = (await server.services.projectRuns({ id: projectId, userId: person.id })).filter(
      ({ source }) => source === "schedule",
    );
    expect(runs).toHaveLength(1);
    const run = await untilDone(runs[0]?.id ?? "");
    expect(run.counts, JSON.stringify(run.pages)).toMatchObject({ done: 1, failed: 0 });
    const mail = () =>
      server.mails().find((text) => text.includes("List-Unsubscribe-Post: List-Unsubscribe=One-Click"));
    await eventually(() => expect(mail(), "an email with a way to unsubscribe").toBeDefined());
    expect(mail()).toContain("Before:");
    expect(mail()).toContain("1 of 1 page changed");
    const { deliveries } = await server.services.listWebhooks(person.id);
    const told = deliveries.filter(({ event }) => event === "schedule.changed");
    expect(told).toHaveLength(1);
    const due = await server.services.storage.webhooks.due(told[0]?.id ?? "");
    expect(due?.data).toMatchObject({
      schedule: schedule.id,
      run: run.batch.id,
      changed: 1,
      words: expect.stringContaining("Before:"),
    });
    const token = /unsubscribe\/([\w-]+)/.exec(mail() ?? "")?.[1] ?? "";
    const stored = [
      await server.database.db.select().from(schedules),
      await server.database.db.select().from(emails),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await server.services.unsubscribe("no-such-token-at-all")).toBe(false);
    expect(await server.services.unsubscribe(token)).toBe(true);
  });
});
