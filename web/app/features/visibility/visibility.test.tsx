import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { competitorLines } from "./monitor-form.tsx";
import { askForVisibility } from "./monitor-request.ts";
import { averageOf, type Loose, plainText } from "./monitor-view.ts";
import { ComparisonMatrix } from "./results/comparison-matrix.tsx";
import { DetailedAnalysis } from "./results/detailed-analysis.tsx";
import { markedParts } from "./results/marked-parts.ts";
import { SearchList } from "./results/search-list.tsx";

/** Only the fields of the specification, and no Gemini. */
const BARE: Loose = {
  url: "https://own.example/a",
  query: "cold brew",
  timestamp: "2026-11-15T10:00:00.000Z",
  contentMetadata: { title: "Cold brew", wordCount: 1842 },
  aiAnalysis: {
    perplexity: { relevanceScore: 6, mentions: ["a mention"], analysis: "## Good\n**Bold** and `code`." },
    openai: { relevanceScore: 6, quotes: [], analysis: "" },
  },
};

test("a missing Gemini score counts as 0 and says so; without competitors the matrix asks for some", () => {
  expect(averageOf(BARE)).toBe(4);
  const html = renderToStaticMarkup(<ComparisonMatrix result={BARE} />).replaceAll("<wbr/>", "");
  expect(html).toContain("40%");
  expect(html).toContain("not measured, counted as 0");
  expect(html).toContain("Add competitor URLs to see comparison data");
  expect(html).toContain("own.example");
  expect([...html.matchAll(/opacity:([\d.]+)/g)].map(([, value]) => Number(value))).toEqual([0.72, 0.72]);
});

const FIT = {
  step: "on",
  passage: "Cold brew takes time.",
  heading: "Time",
  lacks: ["It is long."],
  blocked: [],
} as const;
const ESTIMATE: Loose = { ...BARE, mode: "estimate", fit: { ...FIT, lacks: [...FIT.lacks], blocked: [] } };

test("without an engine there is one column in three steps, and no percentage, score or citation", () => {
  const rival = {
    url: "https://www.example.com/x",
    fit: { step: "off", passage: null, heading: null, lacks: [], blocked: [] },
  } as const;
  const result = { ...ESTIMATE, competitors: [{ ...rival, fit: { ...rival.fit, lacks: [], blocked: [] } }] };
  const html = renderToStaticMarkup(<ComparisonMatrix result={result} />);
  for (const words of [
    "Topic fit (estimated from your page)",
    "On topic",
    "Cold brew takes time.",
    "It is long.",
    "Off topic",
    "No passage",
  ])
    expect(html).toContain(words);
  const details = renderToStaticMarkup(<DetailedAnalysis result={result} />);
  expect(details).toContain("not measured: no AI engine was asked");
  for (const shown of [html, details])
    expect(shown.replace(/<[^>]+>/g, " ")).not.toMatch(/\d%|\/10|Perplexity|Gemini/);
  const old = renderToStaticMarkup(<ComparisonMatrix result={{ ...BARE, mode: "estimate" }} />);
  expect(old).toContain("This run has no topic fit");
});

const cell = (cited: number, counted: number, low: number, high: number) => ({
  relevanceScore: 1.3,
  provenance: "measured" as const,
  cited,
  counted,
  interval: { low, high },
  outcomes: {},
  wordShare: null,
  note: null,
});

test("0 of 3 is shown as 0 of 3 with its interval; beside measured cells an estimate counts as 0", () => {
  const result: Loose = {
    ...BARE,
    mode: "mixed",
    aiAnalysis: {
      perplexity: { ...cell(0, 3, 0, 0.56), mentions: [], analysis: "" },
      openai: {
        relevanceScore: 9,
        provenance: "estimated",
        note: "ChatGPT is not connected.",
        quotes: [],
        analysis: "",
      },
    },
    competitors: [{ url: "https://gone.example/", unread: "The page returned status 404." }],
  };
  const html = renderToStaticMarkup(<ComparisonMatrix result={result} />);
  for (const words of ["0 of 3", "never cited, score 13%", "0 to 56%", "not fetched, counted all the same"])
    expect(html).toContain(words);
  expect(html).toContain("not measured, counted as 0. ChatGPT is not connected.");
  expect(html).not.toContain("90%");
  expect(averageOf(result)).toBe(0.43);
});

test("a competitor that has only scores gets a row named after its host", () => {
  const competitors = [
    { url: "https://www.example.com/x", perplexityScore: 8, chatgptScore: 3.9, geminiScore: 0 },
  ];
  const html = renderToStaticMarkup(<ComparisonMatrix result={{ ...BARE, competitors }} />).replaceAll(
    "<wbr/>",
    "",
  );
  for (const words of ["Example.com", "80%", "Excellent", "39%", "Poor"]) expect(html).toContain(words);
});

test("details show plain text, five recommendations and the external link", () => {
  const html = renderToStaticMarkup(<DetailedAnalysis result={BARE} />);
  expect(html).toContain("Good\nBold and code.");
  expect(html).toContain("1,842");
  for (const title of [
    "Structure content",
    "Add authority signals",
    "Improve relevance",
    "Add quotable content",
  ])
    expect(html).toContain(title);
  expect(html).toContain("Optimize for question-based queries");
  expect(html).toContain("Access Customized Recommendations");
});

test("quoted answers are plain text, and two that then read alike are shown once", () => {
  const quotes = ["## Tea **is** hot.", "Tea is hot."];
  const aiAnalysis = { openai: { relevanceScore: 6, quotes, analysis: "" } };
  const html = renderToStaticMarkup(<DetailedAnalysis result={{ ...BARE, aiAnalysis }} />);
  expect(html.match(/>Tea is hot\.</g)).toHaveLength(1);
  expect(html).not.toContain("**");
});

test("competitor lines are trimmed, start with http, and at most five are used", () => {
  const lines = [
    "  https://a.example  ",
    "b.example",
    ...Array.from({ length: 7 }, (_, at) => `http://${at}.example`),
  ];
  expect(competitorLines(lines.join("\n"))).toEqual([
    "https://a.example",
    "http://0.example",
    "http://1.example",
    "http://2.example",
    "http://3.example",
  ]);
});

const answered = (body: string, init: ResponseInit) => async () => new Response(body, init);
const FORM = { url: "https://own.example", query: "x", competitors: [], samples: 3 };

test.each([
  ['{"error":"A","details":"B"}', { status: 400 }, "A: B"],
  ['{"error":"A","details":{"code":"x"}}', { status: 400 }, "A"],
  ["", { status: 502, statusText: "Bad Gateway" }, "HTTP 502: Bad Gateway: Unknown error occurred"],
  ["{}", { status: 402, statusText: "Payment Required" }, "Usage limit reached"],
  ["{}", { status: 200 }, "Analysis failed: An unexpected error occurred during analysis"],
])("the response %s with %o gives the right message", async (body, init, message) => {
  expect(await askForVisibility(FORM, answered(body, init))).toMatchObject({ kind: "failed", message });
});

test("a page without its scheme is asked for with https", async () => {
  const sent: unknown[] = [];
  const send: typeof fetch = async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ job: "1" });
  };
  await askForVisibility({ ...FORM, url: "own.example/page" }, send);
  expect(sent).toMatchObject([{ url: "https://own.example/page" }]);
});

test("a text is highlighted where the site is mentioned, and no character is lost", () => {
  const text = "Ask Roofle, or roofle.com.";
  const parts = markedParts(text, [
    { start: 4, end: 10 },
    { start: 15, end: 25 },
  ]);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.filter((part) => part.isMarked).map((part) => part.text)).toEqual(["Roofle", "roofle.com"]);
});

test("an old run says why it has no searches; an engine that doesn't name any is another case", () => {
  const list = { run: "run", url: BARE.url, saved: [] };
  const old = renderToStaticMarkup(<SearchList searches={undefined} {...list} />);
  expect(old).toContain("This run is too old");
  expect(renderToStaticMarkup(<SearchList searches={[]} {...list} />)).toContain("No searches to show");
});

test("an answer is shown without its marks, and one of many blank lines is read in one pass", () => {
  expect(plainText("## A\n\n- **one**\n\n* two")).toBe("A\none\ntwo");
  expect(plainText(`a${"\n".repeat(300_000)}b`)).toHaveLength(300_002);
});
