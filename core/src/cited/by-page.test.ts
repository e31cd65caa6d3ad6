import { expect, test } from "vitest";
import { byPage } from "./by-page.ts";
import { byPageCsv, citedPagesCsv, whyThemCsv } from "./cited-csv.ts";
import { citedInFact } from "./cited-in-fact.ts";
import { askedAt, keptAnswer, OWN, pageHtml, QUERY, readAnswers, readPage } from "./testing/scripted-run.ts";
import { whyThem } from "./why-them.ts";

const KETTLE = "https://kettlelab.example/ratios";
const kettle = readPage(
  KETTLE,
  pageHtml("Ratios", "<p>Use 60 grams of coffee per liter of water. Good coffee starts with good water.</p>"),
);
const cites = keptAnswer("Use 60 grams of coffee per liter of water.[1]", [KETTLE]);
const drops = keptAnswer("Use 65 grams of coffee per liter of water.[2]", [KETTLE, OWN.url], {
  engine: "openai",
});
const absent = keptAnswer("Use 70 grams of coffee per liter of water.[1]", [OWN.url], { sample: 2 });
const runs = [
  { runId: "a", query: QUERY, answers: readAnswers([cites, absent], [kettle], 7).readings },
  { runId: "b", query: QUERY, answers: readAnswers([drops], [kettle], 14).readings },
];

test("one address has all answers that name it, its questions with their counts, and claims by day", () => {
  const history = byPage(`${KETTLE}/`, runs);
  expect(history).toMatchObject({
    host: "kettlelab.example",
    title: "Ratios",
    isOwn: false,
    total: { cited: 1, counted: 3 },
    dropped: 1,
    from: askedAt(7),
    to: askedAt(14),
    questions: [{ query: QUERY, runId: "b", cited: 1, counted: 3, dropped: 1 }],
  });
  expect(history.days).toEqual([
    {
      day: "2026-11-07",
      cited: 1,
      dropped: 0,
      counts: { supported: 1, partly: 0, not_supported: 0, not_checked: 0 },
    },
    {
      day: "2026-11-14",
      cited: 0,
      dropped: 1,
      counts: { supported: 0, partly: 0, not_supported: 0, not_checked: 0 },
    },
  ]);
  expect(history.answers.map(({ runId, role, claims }) => [runId, role, claims.length])).toEqual([
    ["b", "dropped", 0],
    ["a", "cited", 1],
  ]);
});

test("an address that no answer names has no history", () => {
  expect(byPage("https://nobody.example/", runs)).toMatchObject({
    total: { cited: 0, counted: 3 },
    answers: [],
    from: null,
  });
});

test("exports have a header and a row for each claim or page", () => {
  const lines = (csv: string) => csv.trimEnd().split("\r\n");
  expect(lines(byPageCsv(byPage(KETTLE, runs)))).toHaveLength(3);
  const shown = whyThem({
    runId: "a",
    query: QUERY,
    own: OWN,
    asked: [cites, absent].map((kept) => ({ kept, askedAt: askedAt(7) })),
    answers: runs[0]?.answers ?? [],
    differences: [],
    tooFew: null,
    progress: { waiting: 0, of: 1 },
  });
  expect(lines(whyThemCsv(shown))[1]).toContain("supported,yes,https://kettlelab.example/ratios");
  expect(lines(citedPagesCsv(shown))).toHaveLength(3);
});

test("cited in fact counts pages or sites, and leaves out failures and answers from memory", () => {
  const blog = keptAnswer("Grind the beans coarse for a press.[1]", ["https://brewnotes.example/blog"], {
    sample: 3,
  });
  const failed = { engine: "gemini" as const, sample: 1, failure: "timeout", answer: null };
  const asked = [cites, absent, blog, failed].map((kept, at) => ({
    kept,
    askedAt: askedAt(at + 1),
    query: QUERY,
  }));
  expect(citedInFact(asked, OWN, { of: "page", bing: 12 })).toMatchObject({
    cited: 1,
    counted: 3,
    byEngine: { perplexity: { cited: 1, counted: 3 } },
    from: askedAt(1),
    to: askedAt(3),
    queries: [QUERY],
    google: null,
    bing: 12,
  });
  expect(citedInFact(asked, OWN, { of: "site" })).toMatchObject({ cited: 2, counted: 3 });
  expect(citedInFact(asked.slice(3), OWN, { of: "site" })).toBeNull();
  expect(citedInFact([], OWN, { of: "site", google: 3 })).toMatchObject({ counted: 0, google: 3 });
});
