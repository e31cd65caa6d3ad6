/** The functions with AI keys configured: real SDKs, vendors on loopback. */
import { type AnalysisResult, SECTIONS } from "@citeworthy/core/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LoopbackVendors, startLoopbackVendors } from "../adapters/ai/testing/loopback-vendors.ts";
import type { Script } from "../adapters/ai/testing/script.ts";
import { testDatabases } from "../testing/databases.ts";
import { modelReading } from "../testing/model-reading.ts";
import { ARTICLE, html, LATE_ANSWER, type StubPage, startStubPage } from "../testing/stub-page.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let page: StubPage;
let vendors: LoopbackVendors;
let server: TestServer;
let script: Record<"search" | "read" | "write", Script[]>;
let batches = 0;

const ANSWER =
  "Cold brew should steep for 16 to 18 hours at 20 °C, because a shorter steep leaves the coffee thin and sour.";
const READING: Script = {
  say: "json",
  value: modelReading({
    answer: { sentences: [ANSWER], isList: false, items: [] },
    checks: {
      answer_early: { quote: ANSWER, verdict: "yes" },
      expert_quotes: { quote: "Dr. Lind, who was never asked, agrees with us.", verdict: "yes" },
      promotional: { quote: "A coarse grind keeps the brew clear", verdict: "yes" },
    },
  }),
};
const cited = {
  say: "answer" as const,
  statements: [{ text: "Steep it for 16 hours.", cites: [1] }],
  sources: [
    { url: "https://rival.example/steep", title: "Steeping" },
    { url: "https://unused.example/", title: "Not used" },
  ],
};

const uncited = { say: "answer" as const, statements: [{ text: "Nobody knows." }], sources: [] };

beforeAll(async () => {
  // Another page with another question each time, so that no reply comes from the cache.
  page = await startStubPage({
    "/late-answer": html(LATE_ANSWER),
    "/cold-brew": (request, response) =>
      html(ARTICLE.replaceAll("steep?<", `steep in batch ${++batches}?<`))(request, response),
  });
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

type Asked = { read?: Script[]; search?: Script[]; given?: Record<string, string> };

async function analyzed({ read = [READING], search = [cited, cited], given = {} }: Asked = {}) {
  script = { search, read, write: [] };
  const person = await server.signUp();
  const { body, headers } = await server.call("/functions/analyze-content", {
    body: { input: page.url("/cold-brew"), ...given },
    cookie: person.cookie,
  });
  const id = headers.get("content-location")?.replace("/analysis/", "") ?? "";
  return { person, id, body: body as unknown as AnalysisResult };
}

test("sources that engines cite are shown with the sentence that cites them; the page's own site and unused sources are not", async () => {
  const { body } = await analyzed();
  const live = body.competitor_analysis.what_can_be_enhanced.flatMap((item) =>
    "link" in item && item.provenance === "measured" ? [item] : [],
  );
  expect(live.map(({ link, engine }) => [link, engine])).toEqual([
    ["https://rival.example/steep", "perplexity"],
    ["https://rival.example/steep", "chatgpt"],
  ]);
  for (const { reason, role } of live) {
    expect(role).toBe("competitor");
    expect(reason.split("\n")).toHaveLength(2);
    expect(reason).toContain("Steep it for 16 hours.");
  }
});

test("a model fills the reading where the page confirms it, and the score follows from the engine's rules", async () => {
  const { body } = await analyzed();
  const { reading } = body;
  expect(body.mode).toBe("live");
  expect(reading).toMatchObject({
    model: "gpt-5.4-mini",
    kind: "how-to",
    kindBy: "model",
    answer: { sentences: [ANSWER], place: "opening", by: "model" },
    checks: { promotional: "yes" },
  });
  expect(reading?.details.promotional).toMatchObject({
    by: "model",
    quotes: ["A coarse grind keeps the brew clear"],
  });
  expect(reading?.details.expert_quotes.by).toBe("engine");
  for (const section of SECTIONS) expect(body[section]).not.toHaveProperty("model");
  expect(body.audits.find(({ id }) => id === "promotional-wording")).toMatchObject({ share: 0 });
});

test.each<[string, Script]>([
  ["refuses", { say: "refusal" }],
  ["answers in another form", { say: "json", value: { content_strategy: { score: 100 } } }],
  ["fails", { say: "status", status: 401 }],
])("when the model %s, the engine's own reading stays and the result is local", async (_name, said) => {
  const { body } = await analyzed({ read: [said, said], search: [uncited, uncited] });
  expect(body.mode).toBe("local");
  expect(body.reading).not.toHaveProperty("model");
  expect(body.reading?.kindBy).toBe("engine");
});

test("what the user says about the page is not overruled by the model", async () => {
  const given = { question: "What ratio of coffee to water should I use?", kind: "explainer" };
  const { body } = await analyzed({ given });
  expect(body.reading).toMatchObject({ ...given, kindBy: "user", questionBy: "user", model: "gpt-5.4-mini" });
});

test("judged again, cited pages stay, the model's reading stays where it holds, and no engine is asked", async () => {
  const { person, body, id } = await analyzed();
  script = { search: [], read: [], write: [] };
  const judged = await server.services.judgeAgain({
    id,
    userId: person.id,
    question: "What ratio of coffee to water should I use?",
  });
  expect(judged.mode).toBe("live");
  expect(judged.competitor_analysis.what_can_be_enhanced).toEqual(
    body.competitor_analysis.what_can_be_enhanced,
  );
  expect(judged.reading).toMatchObject({ questionBy: "user", kindBy: "model", model: "gpt-5.4-mini" });
  expect(judged.reading?.details.promotional.by).toBe("model");
  expect(judged.reading?.details.answer_early.by).toBe("engine");
  expect(judged.reading?.answer.by).toBe("engine");

  const back = await server.services.judgeAgain({ id, userId: person.id });
  const { id: _id, ...result } = body as typeof body & { id: string };
  expect(back).toEqual(result);
});

const article = (text: string): Script => ({ say: "text", text });
/** The model does what an editor would: the answer first, the small talk gone. */
const FAITHFUL = `# How much does a rain barrel cost?

A rain barrel of 200 litres costs between $60 and $180 in most shops.

It pays to think about your roof, your soil and your neighbours first. A barrel is with you for a long time, so take an afternoon for the choice and ask around.

## Overview

Plastic is light and easy to move. Oak looks better next to a wooden house and weighs three times as much.

## Prices

A rain barrel of 200 litres costs between $60 and $180 in most shops. A stand adds $25 to the price, and a diverter kit for the downpipe costs $40.

## More

Installing a rain barrel takes about two hours with a saw and a drill. A plumber charges $120 for the same work, according to [the city's price list of 2026](https://city.example.gov/barrels).`;
const POOR = "# Rain barrels\n\nOak looks better.";
const INVENTED = `# Cold brew\n\nA 2021 Harvard study found that 73% of people prefer it.`;

async function written(...drafts: Script[]) {
  const { person, body } = await analyzed();
  script = { search: [], read: [], write: drafts };
  const answer = await server.call("/functions/generate-article", {
    body: { analysisResult: body, url: page.url("/late-answer") },
    cookie: person.cookie,
  });
  return answer.body;
}

test("a model's article that says only what the page says and scores higher is taken", async () => {
  expect(await written(article(FAITHFUL))).toMatchObject({
    mode: "live",
    article: FAITHFUL,
    note: expect.stringMatching(/It scores \d+, our own edits \d+\.$/),
  });
});

test("a model's article that scores below the page is not saved, and the note says which one is", async () => {
  const body = await written(article(POOR));
  expect(body).toMatchObject({
    mode: "local",
    note: expect.stringMatching(/version scored \d+, your page \d+/),
  });
  expect(body.article).toContain("## Prices");
});

test("one that invents is corrected once", async () => {
  const body = await written(article(INVENTED), article(FAITHFUL));
  expect(body).toMatchObject({
    mode: "live",
    article: FAITHFUL,
    note: expect.stringContaining("corrected it once"),
  });
});

test("the local writer takes over, with a note, when the model invents twice, refuses, is cut or says nothing", async () => {
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
