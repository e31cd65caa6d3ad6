import { expect, test } from "vitest";
import { citationsOf, readBody } from "./read-reply.ts";
import { source } from "./reading.ts";
import { fromBytes, fromCodePoints, numberedMarks } from "./text-offsets.ts";
import { trimReply } from "./trim-reply.ts";

const gemini = (grounding: object, text = "Zoë says hello.") =>
  readBody("gemini", {
    candidates: [
      {
        content: { parts: [{ text: "thinking", thought: true }, { text }] },
        finishReason: "STOP",
        groundingMetadata: grounding,
      },
    ],
  });

test("places given in bytes or code points become places in the text, and wrong ones become none", () => {
  const text = "Zoë 🚀 x";
  const slice = (span: { start: number; end: number } | null) => span && text.slice(span.start, span.end);
  expect(slice(fromBytes(text, 5, 9))).toBe("🚀");
  expect(slice(fromCodePoints(text, 4, 5))).toBe("🚀");
  for (const span of [fromBytes(text, 5, 99), fromCodePoints(text, 3, 2), fromCodePoints(text, 0, 0)])
    expect(span).toBeNull();
});

test("only numbers in brackets are marks", () => {
  expect(numberedMarks("a[1] b[12][web:3] [x] [1234]").map(({ number }) => number)).toEqual([1, 12, 3]);
});

test("Gemini's bytes are checked against the words they should cover", () => {
  const uri = "https://vertexaisearch.cloud.google.com/grounding-api-redirect/A";
  const reading = gemini({
    groundingChunks: [{ web: { uri, title: "example.com" } }, { retrievedContext: {} }],
    groundingSupports: [
      { segment: { startIndex: 3, endIndex: 9, text: "says hello" }, groundingChunkIndices: [0, 1, 7] },
    ],
  });
  expect(reading.text).toBe("Zoë says hello.");
  const [citation] = citationsOf(reading, {});
  expect(citation).toMatchObject({ host: "example.com", via: uri, spans: [{ start: 4, end: 14 }] });
});

test("a source without an address is left out, and a title that isn't a host names none", () => {
  const reading = gemini({
    webSearchQueries: ["q"],
    groundingChunks: [
      { web: { uri: "AUZIYQE not an address", title: "x" } },
      { web: { uri: "https://r.example/grounding-api-redirect/B", title: "Ten ways to brew" } },
    ],
  });
  expect(citationsOf(reading, {})).toMatchObject([{ host: "", cited: false, position: 1 }]);
  expect(reading.searched).toBe(true);
});

test("a search that failed at Anthropic doesn't count as a search", () => {
  const reading = readBody("anthropic", {
    stop_reason: "end_turn",
    content: [
      {
        type: "web_search_tool_result",
        tool_use_id: "t",
        content: { type: "web_search_tool_result_error", error_code: "max_uses_exceeded" },
      },
      { type: "text", text: "From memory." },
    ],
  });
  expect(reading).toMatchObject({ searched: false, text: "From memory.", usage: { inputTokens: null } });
});

test("Perplexity's numbers are the results' own, over several searches, and a number without one cites nothing", () => {
  const reading = readBody("perplexity", {
    status: "completed",
    output: [
      { type: "search_results", results: [{ id: 1, url: "https://a.example/" }] },
      { type: "search_results", results: [{ id: 2, url: "https://b.example/", title: "B", snippet: "s" }] },
      { type: "finance_results", results: [] },
      { type: "message", content: [{ type: "output_text", text: "One[2], two[9].", annotations: [] }] },
    ],
  });
  expect(citationsOf(reading, {}).map(({ url, cited }) => [url, cited])).toEqual([
    ["https://b.example/", true],
    ["https://a.example/", false],
  ]);
  expect(reading.usage.searches).toBe(2);
});

test("one page under two addresses is one source, with all its places", () => {
  const reading = {
    ...gemini({}),
    cited: [
      source("https://www.example.com/a/?utm_source=openai", { spans: [{ start: 0, end: 3 }] }),
      source("https://example.com/a#part", { title: "A", spans: [{ start: 4, end: 8 }] }),
    ],
    retrieved: [source("http://example.com/a", { snippet: "words" })],
  };
  expect(citationsOf(reading, {})).toEqual([
    expect.objectContaining({
      url: "https://www.example.com/a/",
      title: "A",
      snippet: "words",
      position: 1,
      spans: [
        { start: 0, end: 3 },
        { start: 4, end: 8 },
      ],
    }),
  ]);
});

test("what is kept is small, and fit for the database", () => {
  const kept = trimReply({
    text: `a\0b\ud800${"x".repeat(50_000)}`,
    encrypted_content: "zzz",
    list: Array.from({ length: 900 }, () => 1),
  });
  expect(JSON.stringify(kept).length).toBeLessThan(42_000);
  expect(JSON.stringify(kept)).not.toMatch(/zzz|\\u0000|\\ud800/);
});
