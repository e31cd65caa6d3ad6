/** Eight replies in the form that vendors really send, each with the parts that were once misread. The words are invented. */
import { expect, test } from "vitest";
import { citationsOf, readBody } from "./read-reply.ts";
import * as forms from "./testing/recorded-forms.ts";
import { trimReply } from "./trim-reply.ts";

type Engine = Parameters<typeof readBody>[0];
function read(engine: Engine, body: unknown) {
  const reading = readBody(engine, trimReply(body));
  const sources = citationsOf(reading, {});
  const hosts = (cited: boolean) =>
    sources.filter((source) => source.cited === cited).map(({ host }) => host);
  return { reading, sources, cited: hosts(true), readOnly: hosts(false) };
}

test("Gemini: Google's own weather widget isn't a source, the pages beside it are", () => {
  const { reading, cited, readOnly } = read("gemini", forms.geminiWithWidget);
  expect(reading).toMatchObject({ ending: "done", searched: true, searches: ["weather in Lisbon today"] });
  expect([cited, readOnly]).toEqual([["weather.example", "stations.example"], []]);
});

test("Gemini: one segment may have several sources", () => {
  const { cited, sources } = read("gemini", forms.geminiSharedSegments);
  expect(cited).toEqual(["weather.example", "stations.example", "stations.example"]);
  expect(sources[0]?.spans).toHaveLength(2);
});

test("a chat completion with annotations that point nowhere cites without places", () => {
  const { reading, cited, sources } = read("compatible", forms.compatibleAnnotations);
  expect(reading).toMatchObject({ ending: "done", searched: true, searches: [] });
  expect(cited).toEqual(["code.example", "docs.example"]);
  expect(sources.flatMap(({ spans }) => spans)).toEqual([]);
});

test("Anthropic: a turn that ends with a search without result is paused, not an answer without citations", () => {
  const { reading, cited } = read("anthropic", forms.anthropicPaused);
  expect(reading).toMatchObject({ ending: "paused", searches: ["Lisbon weather", "Lisbon sunrise"] });
  expect(cited).toEqual([]);
});

test("Anthropic: the two halves of a paused turn are one answer with all searches", () => {
  const content = [...forms.anthropicPaused.content, ...forms.anthropicContinued.content];
  const { reading, cited, readOnly } = read("anthropic", { ...forms.anthropicContinued, content });
  expect(reading.ending).toBe("done");
  expect(reading.searches).toEqual(["Lisbon weather", "Lisbon sunrise", "Lisbon tram news"]);
  expect(cited).toEqual(["weather.example", "trams.example"]);
  expect(readOnly).toEqual(["sun.example"]);
});

test("Anthropic: an answer in many text blocks, of which some cite", () => {
  const { reading, sources } = read("anthropic", forms.anthropicBlocks);
  expect(reading.text).toBe("I searched twice. The council opened a new line. It runs until midnight.");
  const [trams] = sources;
  expect(trams?.spans.map(({ start, end }) => reading.text.slice(start, end))).toEqual([
    "The council opened a new line.",
  ]);
});

test("OpenAI: opening a page and looking for words on it are calls too, but not searches", () => {
  const { reading, cited, readOnly } = read("openai", forms.openaiWithPageVisits);
  expect(reading).toMatchObject({ ending: "done", searches: ["tram news Lisbon"] });
  expect([cited, readOnly]).toEqual([["trams.example"], ["city.example"]]);
});

test("Perplexity: marks right behind the full stop, and an address that no mark points to", () => {
  const { reading, cited, readOnly } = read("perplexity", forms.perplexityMarks);
  expect(reading).toMatchObject({ ending: "done", searched: true });
  expect([cited, readOnly]).toEqual([["statistics.example", "wiki.example"], ["unused.example"]]);
});

const wholeTurn = {
  ...forms.anthropicContinued,
  content: [...forms.anthropicPaused.content, ...forms.anthropicContinued.content],
};
/** Each source as its role and its place in the engine's own list. */
test.each<[Engine, unknown, boolean, string[]]>([
  ["gemini", forms.geminiWithWidget, true, ["cited 1", "cited 2"]],
  ["gemini", forms.geminiSharedSegments, true, ["cited 1", "cited 2", "cited 3"]],
  ["compatible", forms.compatibleAnnotations, false, ["cited null", "cited null"]],
  ["anthropic", wholeTurn, true, ["cited 1", "cited 3", "dropped 2"]],
  ["openai", forms.openaiWithPageVisits, true, ["cited 1", "dropped 2"]],
  ["perplexity", forms.perplexityMarks, true, ["cited 2", "cited 1", "dropped 3"]],
])(
  "%s: what was cited and what was dropped, in the order of the engine's list (%#)",
  (engine, body, lists, expected) => {
    const { reading, sources } = read(engine, body);
    expect(reading.listsRetrieved).toBe(lists);
    expect(sources.map(({ cited, rank }) => `${cited ? "cited" : "dropped"} ${rank}`)).toEqual(expected);
  },
);

test("a reply that names what it cites and not what else was read doesn't report what was dropped", () => {
  const { output } = forms.openaiWithPageVisits;
  const withoutSources = output.map((item) =>
    "action" in item ? { ...item, action: { type: "search" } } : item,
  );
  const openai = read("openai", { ...forms.openaiWithPageVisits, output: withoutSources });
  expect(openai.reading).toMatchObject({ searched: true, listsRetrieved: false });
  expect([openai.cited, openai.readOnly]).toEqual([["trams.example"], []]);

  const { candidates } = forms.geminiWithWidget;
  const withoutSupports = candidates.map(({ groundingMetadata, ...candidate }) => ({
    ...candidate,
    groundingMetadata: { ...groundingMetadata, groundingSupports: [] },
  }));
  const gemini = read("gemini", { ...forms.geminiWithWidget, candidates: withoutSupports });
  expect(gemini.reading).toMatchObject({ searched: true, listsRetrieved: false });
});

test.each<[Engine, unknown]>([
  ["anthropic", { ...forms.anthropicBlocks, stop_reason: "tool_use" }],
  ["anthropic", { ...forms.anthropicBlocks, stop_reason: null }],
  ["openai", { ...forms.openaiWithPageVisits, status: "failed" }],
  ["openai", { ...forms.openaiWithPageVisits, status: "toString" }],
  ["perplexity", { ...forms.perplexityMarks, choices: [{ finish_reason: null, message: { content: "x" } }] }],
  ["perplexity", { status: "cancelled", output: [] }],
  ["compatible", { choices: [{ finish_reason: "tool_calls", message: { content: "x" } }] }],
  ["gemini", { candidates: [{ finishReason: "OTHER", content: { parts: [{ text: "x" }] } }] }],
])("%s: an ending that isn't documented as complete is unknown (%#)", (engine, body) => {
  expect(readBody(engine, body).ending).toBe("unknown");
});
