/**
 * The longest time that the process answers nobody, with the largest inputs that the limits allow. A time depends on the machine
 * and on what else it does, which only adds to it: the best of three counts, and a slower machine than ours may take longer.
 */
import { randomUUID } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { MAX_DRAFT_LENGTH } from "@citeworthy/core/drafts/limits";
import type { ChangeNote } from "@citeworthy/core/history/change-note";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articles, projectPages, searches } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../databases.ts";
import { jobDone } from "../job-done.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../test-server.ts";

const MAX_BLOCK_MS = 100;
/** The embedded database sums all imported rows in one statement. In minutes it would be a fault; PostgreSQL blocks nobody. */
const MAX_SUM_MS = 3_000;
const TRIES = 3;
/** What `fixedWork` takes on two cores of 2026, on which the limit holds. */
const REFERENCE_MS = 20;
/** However slow the machine is: work that grows with the square of its input took 20,000 ms. */
const MOST_SLOWNESS = 10;
/** Looks this often, which adds to each time. */
const RESOLUTION_MS = 5;

/** As much as is kept of a page, in as many lines as possible. */
const ITEMS = 14_000;
const PAGES = 50_000;
const FINDINGS_PER_PAGE = 10;
const WORK_ITEMS = 2_000;
const IMPORTED_ROWS = 200_000;
/** As many as are stored of reports; addresses, queries and days differ as much as they can. */
const REPORT_ROWS = 500_000;
/** The most that the engine reads of a page. */
const BLOCKS = 6_000;
const TEXT_CHARS = 1_000_000;
/** As many as the history of a page shows. */
const ANALYSES = 30;

const listOf = (round: number) => {
  const item = (at: number) => (at + round * ITEMS).toString(36).padStart(3, "0").slice(-3);
  const items = Array.from({ length: ITEMS }, (_, at) => `<li>${item(at)}</li>`).join("");
  return ARTICLE.replace("</article>", `<ul>${items}</ul></article>`);
};

let server: TestServer;
let page: StubPage;
let person: Person;
let served = listOf(0);

beforeAll(async () => {
  const [database] = serverDatabases;
  if (!database) throw new Error("no database");
  page = await startStubPage({ "/list": (request, response) => html(served)(request, response) });
  server = await startTestServer(database, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
  person = await server.signUp();
});
afterAll(async () => {
  await server.close();
  await page.close();
});

/** Objects, text and a sort, as in the work that is measured. */
function fixedWork(): void {
  const rows = Array.from({ length: 20_000 }, (_, n) => ({ n: (n * 7_919) % 20_011, text: `row ${n}` }));
  JSON.parse(JSON.stringify(rows.toSorted((one, other) => one.n - other.n)));
}

/** How many times longer than the reference this machine takes at present; 1 where it is faster. */
function slowness(): number {
  const times = Array.from({ length: TRIES }, () => {
    const started = performance.now();
    fixedWork();
    return performance.now() - started;
  });
  return Math.min(Math.max(1, Math.min(...times) / REFERENCE_MS), MOST_SLOWNESS);
}

async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  await sleep(5 * RESOLUTION_MS);
  delay.reset();
  await work();
  await sleep(5 * RESOLUTION_MS);
  delay.disable();
  return delay.max / 1e6 - RESOLUTION_MS;
}

async function expectNoBlock(
  what: string,
  work: (round: number) => Promise<unknown>,
  mostMs = MAX_BLOCK_MS,
): Promise<void> {
  const limit = mostMs * slowness();
  const blocks: number[] = [];
  for (let round = 1; round <= TRIES; round++) blocks.push(await longestBlock(() => work(round)));
  const figures = `${what}: ${blocks.map((ms) => `${ms.toFixed(0)} ms`).join(", ")} of ${limit.toFixed(0)} ms`;
  process.stdout.write(`${figures}\n`);
  expect.soft(Math.min(...blocks), figures).toBeLessThan(limit);
}

async function analyze(): Promise<string> {
  const { jobId } = await server.services.startAnalysis({ userId: person.id, input: page.url("/list") });
  await jobDone(server, { id: jobId, userId: person.id });
  return jobId;
}

const firstPage = async () => {
  const [row] = await server.database.db
    .select()
    .from(projectPages)
    .where(eq(projectPages.userId, person.id));
  if (!row) throw new Error("no page");
  return row;
};

test("a page of 14,000 short lines that all changed is analyzed again, with thousands of items on the work list", async () => {
  await analyze();
  const { key, url } = await firstPage();
  await server.database.db.execute(sql`
    insert into work_items (id, workspace_id, kind, title, detail, page_url, page_title, page_key, source, signs, history)
    select gen_random_uuid(), ${person.id}, 'note', 'Item ' || n, '', ${url}, 'List', ${key}, '{"from": "hand"}',
      json_build_object('words', 10, 'fault', 'these words ' || n || ' are not there', 'wanted', null, 'check', null), '[]'
    from generate_series(1, ${WORK_ITEMS}) n`);
  await expectNoBlock("analysis", async (round) => {
    served = listOf(round);
    await analyze();
  });
});

test("the report and the history of such a page only read what changed", async () => {
  const { id: pageId, searchId } = await firstPage();
  const { db } = server.database;
  await db.execute(sql`
    insert into searches (id, user_id, query, result, score, rubric, again, again_rubric, page_id, created_at)
    select gen_random_uuid(), user_id, query, result, score, rubric, result, rubric, page_id, created_at - n * interval '1 hour'
    from ${searches}, generate_series(1, ${ANALYSES}) n where id = ${searchId}`);
  const report = { userId: person.id, query: page.url("/list"), id: searchId };
  await expectNoBlock("report", async () => {
    await server.services.findAnalysis({ id: searchId, userId: person.id });
    await server.services.scoreHistory(report);
  });
  await expectNoBlock("report by the API", async () => {
    expect((await server.call(`/api/analyses/${searchId}`, { cookie: person.cookie })).status).toBe(200);
  });
  await expectNoBlock("history of a page", async () => {
    const { status } = await server.call(`/api/pages/${pageId}/history`, { cookie: person.cookie });
    expect(status).toBe(200);
  });
  await expectNoBlock("sweep", async () => {
    await db.update(searches).set({ comparisons: null }).where(eq(searches.pageId, pageId));
    await db
      .update(projectPages)
      .set({ againDueAt: new Date(0) })
      .where(eq(projectPages.id, pageId));
    await server.services.judgeWaiting();
  });
});

/** As much text, in as many parts, as is read of a page. */
function longestArticle(url: string) {
  const numbers = Array.from({ length: BLOCKS }, (_, n) => n);
  const text = (n: number) => `${n} ${"words ".repeat(TEXT_CHARS / BLOCKS / 6)}`;
  const summary = { score: 70, sections: [] };
  const edit = (n: number) => ({
    ...{ id: `edit-${n}`, kind: "clear-out", title: "Remove it", before: text(n), after: null, points: 1 },
    steps: [{ do: "strike", sentences: [`b${n}.0`] }],
  });
  const report = {
    ...{ mode: "live", title: "List", note: "", before: summary, after: summary, changes: [], differs: "" },
    source: numbers.map((n) => ({ id: `b${n}`, kind: "paragraph", sentences: [[{ text: text(n) }]] })),
    edits: numbers.slice(0, 20).map(edit),
    claims: numbers.map((n) => ({
      status: "kept",
      text: text(n),
      source: { quote: text(n) },
      needsSource: false,
    })),
  };
  return { url, markdown: numbers.map(text).join("\n\n"), report: report as never };
}

test("the longest article is opened, sent to programs and chosen from", async () => {
  const { searchId } = await firstPage();
  const { db } = server.database;
  await db
    .insert(articles)
    .values({ id: randomUUID(), userId: person.id, searchId, ...longestArticle(page.url("/list")) });
  await expectNoBlock("article in its report", async () => {
    const stored = await server.services.latestArticleFor(searchId);
    // As the report sends it.
    expect(JSON.stringify(stored?.result).length).toBeGreaterThan(TEXT_CHARS);
  });
  await expectNoBlock("article by the API", async () => {
    const path = `/api/analyses/${searchId}/article`;
    expect((await server.call(path, { cookie: person.cookie })).status).toBe(200);
  });
  await expectNoBlock("choice of edits", async (round) => {
    const undone = [`edit-${round}`];
    const chosen = await server.services.chooseEdits({ searchId, userId: person.id, undone });
    expect(chosen.undone).toEqual(undone);
  });
});

/** Every text as long as it is kept. */
function longestNote(): ChangeNote {
  const [line, quote] = ["word ".repeat(200).slice(0, 1_000), "q".repeat(180)];
  const sentence = { before: line, after: line };
  const check = (n: number) => ({
    ...{ id: `check-${n}`, title: "Answer near the top", better: false, points: -2, sentence },
    ...{ before: { found: quote, quote }, after: { found: quote, quote } },
  });
  return {
    score: { before: 80, after: 70 },
    ...{ differences: [], points: -10, limits: [], kind: null, dateOnly: null },
    checks: [1, 2, 3, 4, 5].map(check),
    sentences: [sentence, sentence, sentence],
  };
}

test("findings and the export of a project with 50,000 pages, each in its own folder", async () => {
  const { projectId: id, searchId } = await firstPage();
  const { db } = server.database;
  await db.execute(sql`
    insert into project_pages (id, user_id, project_id, key, url, folder, title, score, change, changes, kind, question, search_id, analyzed_at)
    select gen_random_uuid(), ${person.id}, ${id}::uuid, 'example.com/f' || n || '/', 'https://example.com/f' || n || '/', '/f' || n,
      repeat('t', 300), 50, -10, ${JSON.stringify(longestNote())}::jsonb, 'other', repeat('q', 300), ${searchId}::uuid, now()
    from generate_series(1, ${PAGES}) n`);
  await db.execute(sql`
    insert into page_findings (page_id, audit, title, fault, found, quote, points)
    select id, 'audit-' || n, 'Title of ' || n, repeat('f', 200) || key, repeat('g', 200) || key, repeat('q', 200) || key, 2
    from project_pages, generate_series(1, ${FINDINGS_PER_PAGE}) n where project_id = ${id}::uuid`);
  const own = { id, userId: person.id };
  await expectNoBlock("findings across pages", () => server.services.projectFaults(own));
  await expectNoBlock("export of pages", async () => {
    const { lines } = await server.services.exportPages({ ...own, query: {} });
    let length = 0;
    for await (const line of lines) length += line.length;
    expect(length).toBeGreaterThan(PAGES);
  });
});

test("a Word file with as many rows as a request may have", async () => {
  const block = (n: number) => ({ id: `b${n}`, kind: "paragraph", sentences: [[{ text: "Some words." }]] });
  const rows = Array.from({ length: 3_000 }, (_, n) => ({
    ...{ block: block(n), state: "added", struck: [], notes: ["A note."] },
  }));
  await expectNoBlock("Word file", async () => {
    const { status } = await server.call("/api/word-file", {
      body: { title: "Rows", rows },
      cookie: person.cookie,
    });
    expect(status).toBe(200);
  });
});

const SENTENCE =
  "Cold brew should steep for 16 to 18 hours at 20 °C, because a shorter steep is sour. ".repeat(2);
/** As long as a draft may be. */
const longestDraft = (part: string, before = "", after = "") => {
  const room = MAX_DRAFT_LENGTH - SENTENCE.length - before.length - after.length;
  return `${SENTENCE}${before}${part.repeat(room / part.length)}${after}`;
};

test.each([
  ["a heading of opening brackets", longestDraft("<", "<h1>", "</h1>"), "html"],
  ["headings that never end", longestDraft("<h1>"), "html"],
  ["tags that never end", longestDraft("<h1 "), "html"],
  ["links that never end", longestDraft("[link "), "markdown"],
])("a draft of %s", async (what, text, format) => {
  const { cookie } = await server.signUp();
  await expectNoBlock(`draft of ${what}`, async () => {
    const { status } = await server.call("/api/drafts", { body: { text, format }, cookie });
    expect(status).toBe(200);
  });
});

test("the export of an account with 200,000 rows of imported reports has each of them", async () => {
  const { id: userId } = await server.signUp();
  await server.database.db.execute(sql`
    insert into measured_citations (user_id, key, source, url, page, query, day, count, dated)
    select ${userId}, md5(n::text), 'bing', 'https://example.com/' || n, 'example.com/' || n, '', '2026-11-01', 1, true
    from generate_series(1, ${IMPORTED_ROWS}) n`);
  // As an import does at its end.
  await server.database.db.execute(sql`analyze measured_citations`);
  await expectNoBlock("export of an account", async () => {
    let rows = 0;
    for await (const text of await server.services.exportAccount({ userId, requestId: null }))
      if (text.includes('"source":"bing"')) rows++;
    expect(rows).toBe(IMPORTED_ROWS);
  });
});

test("reports of 500,000 rows, each of its own page or query, are shown, added to and deleted", async () => {
  const { id: userId } = await server.signUp();
  const { db } = server.database;
  // Newer rows with days beside older ones without, of which only the newest day counts.
  await db.execute(sql`
    insert into measured_citations (user_id, key, source, url, page, query, day, count, dated)
    select ${userId}, md5(n::text), 'bing', case n % 3 when 0 then '' else 'https://example.com/' || n end,
      case n % 3 when 0 then '' when 1 then 'example.com/' else 'example.com/' || n end,
      case n % 3 when 2 then '' else 'query ' || n end,
      (date '2026-11-01' - case n % 2 when 0 then 0 else 400 end - (n % 300)::int)::text, 1, n % 2 = 0
    from generate_series(1, ${REPORT_ROWS - 10 * TRIES}) n`);
  await db.execute(sql`analyze measured_citations`);
  const { services } = server;
  const showAll = async () => expect((await services.measuredOverview(userId)).pages).toHaveLength(500);
  await expectNoBlock("measured citations", showAll, MAX_SUM_MS);
  const showPage = async () => {
    const detail = await services.measuredPage({ userId, page: "example.com/" });
    expect(detail?.days).toHaveLength(100);
  };
  await expectNoBlock("a page with a third of all rows", showPage, MAX_SUM_MS);
  await expectNoBlock("figures of a page in its report", () =>
    services.citedInFact({ userId, url: "https://example.com/2" }),
  );
  await expectNoBlock("the last rows of a report", async (round) => {
    const rows = Array.from({ length: 10 }, (_, n) => [
      "https://example.com/",
      `${round} ${n}`,
      "2026-11-02",
      1,
      null,
    ]);
    const part = {
      name: "last.csv",
      hash: `${round}`.repeat(64),
      source: "bing",
      dated: true,
      rows,
      total: 10,
    };
    await services.importMeasured({ userId, part });
  });
  await expectNoBlock("deletion of reports", () => services.clearMeasured(userId));
  expect((await services.measuredOverview(userId)).pages).toEqual([]);
});
