/** The same functions with keys: real SDKs, vendors on loopback. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LoopbackVendors, startLoopbackVendors } from "../adapters/ai/testing/loopback-vendors.ts";
import type { Script } from "../adapters/ai/testing/script.ts";
import { testDatabases } from "../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../testing/stub-page.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let page: StubPage;
let vendors: LoopbackVendors;
let server: TestServer;
let script: Record<"search" | "read" | "write", Script[]>;

const QUOTE = "a shorter steep leaves the coffee thin and sour";
const findings = [{ quote: QUOTE, problem: "No source.", fix: "Name who measured it." }];
const reading = (score: number, quote = QUOTE) => ({
  say: "json" as const,
  value: Object.fromEntries(
    [
      "content_strategy",
      "content_structure",
      "content_authority",
      "content_freshness",
      "interactive_elements",
    ].map((section) => [section, { score, findings: findings.map((finding) => ({ ...finding, quote })) }]),
  ),
});
const cited = {
  say: "answer" as const,
  statements: [{ text: "Steep it for 16 hours.", cites: [1] }],
  sources: [
    { url: "https://rival.example/steep", title: "Steeping" },
    { url: "https://unused.example/", title: "Not used" },
  ],
};

beforeAll(async () => {
  page = await startStubPage({ "/cold-brew": html(ARTICLE) });
  vendors = await startLoopbackVendors(({ body, prompt }) => {
    const isObject = JSON.stringify(body).includes("page_reading");
    const kind = isObject ? "read" : prompt.includes("<page>") ? "write" : "search";
    return script[kind].shift() ?? { say: "status", status: 500 };
  });
  const [embedded] = testDatabases;
  if (!embedded) throw new Error("There is no database to test on");
  server = await startTestServer(
    embedded,
    {
      ...vendors.environment("openai", "perplexity"),
      FETCH_ALLOW_HOSTS: page.host,
      AI_BUDGET_PER_DAY: "1000",
    },
    { worker: true },
  );
});
afterAll(async () => {
  await server.close();
  await vendors.close();
  await page.close();
});

async function analyzed(quote?: string, score = 100) {
  script = { search: [cited, cited], read: [reading(score, quote)], write: [] };
  const person = await server.signUp();
  // An address of its own each time, so that no reply comes from the cache.
  const { body } = await server.call("/functions/analyze-content", {
    body: { input: page.url("/cold-brew") },
    cookie: person.cookie,
  });
  return { person, body: body as unknown as AnalysisResult };
}

test("engines that cite others are quoted with the words that lean on them; the page's own site and unused sources are not", async () => {
  const { body } = await analyzed();
  const live = body.competitor_analysis.what_can_be_enhanced.flatMap((item) =>
    "link" in item && item.provenance === "measured" ? [item] : [],
  );
  expect(live.map(({ link, engine }) => [link, engine])).toEqual([
    ["https://rival.example/steep", "perplexity"],
    ["https://rival.example/steep", "chatgpt"],
  ]);
  for (const { reason } of live) {
    expect(reason.split("\n")).toHaveLength(2);
    expect(reason).toContain("Steep it for 16 hours.");
  }
});

test("a model moves a section by 20 points at most, and its own words count only where they stand on the page", async () => {
  const { body } = await analyzed();
  const { model, score } = body.content_authority;
  expect(model?.moved).toBeLessThanOrEqual(20);
  expect(score.score).toBe((model?.measured ?? 0) + (model?.moved ?? 0));
  expect(body.mode).toBe("live");
});

const article = (text: string): Script => ({ say: "text", text });
const FAITHFUL = `# How long should cold brew steep?\n\nCold brew should steep for 16 to 18 hours at 20 °C.\n\n## What ratio should I use?\n\nUse 1 part coffee to 8 parts water by weight.`;
const INVENTED = `# Cold brew\n\nA 2021 Harvard study found that 73% of people prefer it.`;

async function written(...drafts: Script[]) {
  const { person, body } = await analyzed();
  script = { search: [], read: [], write: drafts };
  const answer = await server.call("/functions/generate-article", {
    body: { analysisResult: body, url: page.url("/cold-brew") },
    cookie: person.cookie,
  });
  return answer.body;
}

test("a model's article that says only what the page says is taken", async () => {
  expect(await written(article(FAITHFUL))).toMatchObject({ mode: "live", article: FAITHFUL });
});

test("one that invents is repaired once", async () => {
  const body = await written(article(INVENTED), article(FAITHFUL));
  expect(body).toMatchObject({
    mode: "live",
    article: FAITHFUL,
    note: expect.stringContaining("repaired once"),
  });
});

test("one that invents twice, refuses, is cut or says nothing gives way to the local writer, and says so", async () => {
  const cases: Script[][] = [
    [article(INVENTED), article(INVENTED)],
    [{ say: "refusal" }],
    [{ say: "cut", text: "# Cold" }],
    [{ say: "empty" }],
  ];
  for (const drafts of cases) {
    const body = await written(...drafts);
    expect(body).toMatchObject({ mode: "local", note: expect.stringMatching(/own sentences/) });
    expect(body.article).not.toContain("Harvard");
  }
});

test("a visitor's article is written without a call to any model", async () => {
  const { sample, sampleReport } = server.services;
  const before = vendors.seen.length;
  const { status, body } = await server.call("/functions/generate-article", {
    body: { analysisResult: await sampleReport(), url: sample.url },
  });
  expect([status, body.mode]).toEqual([200, "local"]);
  expect(vendors.seen).toHaveLength(before);
});

test("no key reaches an answer", async () => {
  const { body } = await analyzed();
  expect(JSON.stringify(body)).not.toContain("sk-loopback");
});
