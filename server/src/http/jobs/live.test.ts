/** The functions with AI keys configured: real SDKs, vendors on loopback. */
import { type AnalysisResult, SECTIONS } from "@citeworthy/core/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LoopbackVendors, startLoopbackVendors } from "../../adapters/ai/testing/loopback-vendors.ts";
import { OUTAGE, type Script } from "../../adapters/ai/testing/script.ts";
import { aiBudget } from "../../adapters/db/stores/ai/ai-budget.ts";
import { userPurse } from "../../ports/ai/ai-call-log.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { modelReading } from "../../testing/model-reading.ts";
import { ARTICLE, html, LATE_ANSWER, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let page: StubPage;
let vendors: LoopbackVendors;
let server: TestServer;
let script: Record<"search" | "read" | "write" | "edits", Script[]>;
let batches = 0;
/** Filled as tests need their own pages. */
const pages: Parameters<typeof startStubPage>[0] = {};

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
  pages["/cold-brew"] = (request, response) =>
    html(ARTICLE.replaceAll("steep?<", `steep in batch ${++batches}?<`))(request, response);
  page = await startStubPage(pages);
  vendors = await startLoopbackVendors(({ body, prompt }) => {
    const sent = JSON.stringify(body);
    const isWriting = prompt.includes("<page>");
    const kind = sent.includes("page_reading")
      ? "read"
      : sent.includes("page_edits")
        ? "edits"
        : isWriting
          ? "write"
          : "search";
    return script[kind].shift() ?? OUTAGE;
  });
  const [database] = serverDatabases;
  if (!database) throw new Error("There is no database to test on");
  server = await startTestServer(
    database,
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
  script = { search, read, write: [], edits: [] };
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

test("each of several sources in one paragraph is shown with its own sentence", async () => {
  const url = (n: number) => `https://rival${n}.example/`;
  const several = {
    say: "answer" as const,
    statements: [
      { text: "Cold brew is coffee steeped in cold water.", cites: [1] },
      { text: "Next, it is filtered twice.", cites: [2] },
      { text: "It keeps for two weeks.", cites: [3] },
    ],
    sources: [1, 2, 3].map((n) => ({ url: url(n), title: `Source ${n}` })),
  };
  const given = { question: "How long does cold brew keep?" };
  const { body } = await analyzed({ search: [several, several], given });
  const cites = body.competitor_analysis.what_can_be_enhanced.flatMap((item) =>
    "link" in item && item.engine === "perplexity" ? [[item.link, item.reason.split("\n")[1]]] : [],
  );
  expect(cites).toEqual([
    [url(1), "Where it is cited: “Cold brew is coffee steeped in cold water.”"],
    [url(2), "Where it is cited: “Next, it is filtered twice.”"],
    [url(3), "Where it is cited: “It keeps for two weeks.”"],
  ]);
});

test("a user whose share of the AI budget is used up gets a report by our own rules that says so, and others are not held back", async () => {
  const { person, id } = await analyzed();
  const now = new Date();
  await aiBudget(server.database.db).hold(
    {
      day: { key: "day:elsewhere", limitUsd: 1_000 },
      user: { key: userPurse(now, person.id), limitUsd: 1_000 },
      request: { key: "request:elsewhere", limitUsd: 1_000 },
    },
    399.99,
    now,
  );
  expect(await server.services.findModelNote({ id, userId: person.id })).toBeNull();
  script = { search: [cited, cited], read: [READING], write: [], edits: [] };
  const again = await server.call("/functions/analyze-content", {
    body: { input: page.url("/cold-brew") },
    cookie: person.cookie,
  });
  expect(again.body).toMatchObject({ mode: "local" });
  const note = { id: String(again.body.id), userId: person.id };
  expect(await server.services.findModelNote(note)).toMatch(/^Your account reached its AI spending limit/);
  expect(await server.services.findModelNote({ ...note, userId: "stranger" })).toBeNull();
  expect((await analyzed()).body.mode).toBe("live");
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
  script = { search: [], read: [], write: [], edits: [] };
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

/** Another page each time, so that no reply comes from the cache. */
async function requested({ read = [], write = [], edits = [] }: Partial<typeof script>, isRewrite: boolean) {
  const person = await server.signUp();
  script = { search: [uncited, uncited], read, write: [], edits };
  const path = `/late-answer/${++batches}`;
  pages[path] = html(LATE_ANSWER.replace("as much.</p>", `as much. Our barrel has number ${batches}.</p>`));
  const url = page.url(path);
  const analyzed = await server.call("/functions/analyze-content", {
    body: { input: url },
    cookie: person.cookie,
  });
  const searchId = analyzed.headers.get("content-location")?.replace("/analysis/", "") ?? "";
  const ask = async (next: Partial<typeof script>, rewrites: boolean) => {
    script = { search: [], read: [], write: [], edits: [], ...next };
    const body = { analysisResult: analyzed.body, url, searchId, isRewrite: rewrites };
    return (await server.call("/functions/generate-article", { body, cookie: person.cookie })).body;
  };
  const used = async () => (await server.services.usageStats(person.id)).tools.article_generator.used;
  const report = analyzed.body as unknown as AnalysisResult;
  return { body: await ask({ write }, isRewrite), report, ask, used, searchId, person };
}

const edited = (...edits: Script[]) => requested({ read: [LATE_READING], edits }, false);
const rewritten = (...write: Script[]) => requested({ write }, true);

const TOP = "A rain barrel of 200 litres costs between $60 and $180 in most shops.";
const LATE_READING: Script = {
  say: "json",
  value: modelReading({ answer: { sentences: [TOP], isList: false, items: [] } }),
};
const proposal = (change: object) => ({
  of: 0,
  about: "answer_early",
  fault: "Readers wait too long for the answer.",
  quotes: [],
  text: "",
  before: "",
  needs: "",
  reason: "It helps.",
  ...change,
});
const proposals = (...edits: object[]): Script => ({
  say: "json",
  value: { changes: [], edits: edits.map(proposal) },
});
const GOOD = [
  { kind: "answer", quotes: [TOP], text: TOP },
  {
    kind: "strike",
    quotes: [
      "Welcome back to the garden blog! Sign up for our newsletter and never miss a post.",
      "In this post we will look at everything you need to know before you buy.",
      "Don't forget to share this post with your friends!",
    ],
  },
  { kind: "retitle", quotes: ["More"], text: "Installing a rain barrel" },
];
const LIE = {
  kind: "takeaways",
  quotes: [TOP, "Plastic is light and easy to move."],
  text: "A rain barrel of 200 litres costs between $45 and $180 in most shops.\nPlastic is light and easy to move.",
};

test("a model's proposals are in the report, and in its article without another call", async () => {
  const { body, report, used } = await edited(proposals(...GOOD, LIE));
  const ofModel = (report.edits ?? []).filter(({ by }) => by === "model");
  expect(new Set(ofModel.map(({ kind }) => kind))).toEqual(new Set(["opening", "strike", "headings"]));
  expect(report.edits?.[0]).toMatchObject({ kind: "opening", by: "model", after: TOP });
  expect(JSON.stringify(report.edits)).not.toContain("$45 and $180");
  expect(body).toMatchObject({ mode: "live", verdict: { outcome: "improved" } });
  expect(body.note).toMatch(/roposed by gpt-5.4-mini, and each change is checked/);
  const ids = (body.edits as { id: string }[]).map(({ id }) => id);
  for (const { id } of ofModel) expect(ids).toContain(id);
  expect(String(body.article).split(TOP)).toHaveLength(3);
  expect(await used()).toBe(1);
});

test("the page is sent once: the edits are asked for in the conversation of the reading", async () => {
  vendors.seen.length = 0;
  await edited(proposals(...GOOD));
  const calls = vendors.seen
    .map(({ body }) => JSON.stringify(body))
    .filter((sent) => sent.includes("page_edits"));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.split("Our barrel has number")).toHaveLength(2);
});

test("an edit that costs points is offered all the same", async () => {
  const { report, body } = await edited(
    proposals({ kind: "retitle", quotes: ["More"], text: "More rain barrel work" }),
  );
  expect(report.edits?.some(({ after, by }) => by === "model" && after === "More rain barrel work")).toBe(
    true,
  );
  expect(body.article).toContain("## More rain barrel work");
});

test("when the model proposes nothing usable, refuses or fails, our own edits are used", async () => {
  const cases: Script[][] = [
    [proposals(LIE)],
    [proposals()],
    [{ say: "refusal" }],
    [
      { say: "json", value: { article: "# Free text" } },
      { say: "text", text: "no" },
    ],
    [{ say: "empty" }, { say: "empty" }],
  ];
  for (const edits of cases) {
    const { body } = await edited(...edits);
    expect(body).toMatchObject({ mode: "local", note: expect.stringContaining("No AI model") });
    expect(String(body.article).split(TOP)).toHaveLength(3);
  }
});

test("a free rewrite that says only what the page says and scores higher is taken", async () => {
  const { body, used } = await rewritten(article(FAITHFUL));
  expect(body).toMatchObject({
    mode: "live",
    article: FAITHFUL,
    note: expect.stringMatching(/It scores \d+, our own edits \d+\.$/),
  });
  expect(await used()).toBe(1);
});

test("a free rewrite that scores below the page is not saved, and the note says which one is", async () => {
  const { body } = await rewritten(article(POOR));
  expect(body).toMatchObject({
    mode: "local",
    notice: expect.stringMatching(/version scored \d+, your page \d+/),
  });
  expect(body.article).toContain("## Prices");
});

test("one that invents is corrected once", async () => {
  const { body } = await rewritten(article(INVENTED), article(FAITHFUL));
  expect(body).toMatchObject({
    mode: "live",
    article: FAITHFUL,
    note: expect.stringContaining("corrected it once"),
  });
});

test("our own edits are used, with a note, when a rewrite invents twice, is refused, cut or empty", async () => {
  const cases: Script[][] = [
    [article(INVENTED), article(INVENTED)],
    [{ say: "refusal" }],
    [{ say: "cut", text: "# Cold" }],
    [{ say: "empty" }],
  ];
  for (const drafts of cases) {
    const { body } = await rewritten(...drafts);
    expect(body).toMatchObject({ mode: "local", note: expect.stringMatching(/own sentences/) });
    expect(body.article).not.toContain("Harvard");
  }
});

test("a rewrite that fails or scores below never replaces the saved article, and its use is given back", async () => {
  const { body, ask, used, searchId } = await edited(proposals(...GOOD));
  expect(await used()).toBe(1);
  for (const write of [
    [article(POOR)],
    [article(INVENTED), article(INVENTED)],
    [{ say: "refusal" } as const],
  ]) {
    const again = await ask({ write }, true);
    expect(again).toMatchObject({
      article: body.article,
      notice: expect.stringContaining("Your article stays."),
    });
    expect(await used()).toBe(1);
  }
  const { notice, ...saved } = { notice: "", ...(await server.services.latestArticleFor(searchId))?.result };
  expect(saved).toEqual(body);
});

test("visitors can't ask for a rewrite", async () => {
  const { sample, sampleReport } = server.services;
  const { status, body } = await server.call("/functions/generate-article", {
    body: { analysisResult: await sampleReport(), url: sample.url, isRewrite: true },
  });
  expect([status, body.error]).toEqual([400, expect.stringContaining("needs an account")]);
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
