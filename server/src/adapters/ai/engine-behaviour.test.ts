import { inspect } from "node:util";
import { siteOutcomeIn } from "@citeworthy/core/visibility/answers/outcome";
import { ENGINE_IDS, type EngineId } from "@citeworthy/core/visibility/engines";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EngineAnswer } from "../../ports/ai/answer-engine.ts";
import { readAgain } from "./replies/read-reply.ts";
import { spending } from "./testing/ai-on-loopback.ts";
import { LOOPBACK_KEY } from "./testing/loopback-vendors.ts";
import type { Script } from "./testing/script.ts";
import { type StartedAi, startAi } from "./testing/start-ai.ts";
import { VendorFailure } from "./vendor-failure.ts";

const QUERY = "Was ist GEO? 🧭";
const ANSWER: Script = {
  say: "answer",
  statements: [
    { text: "Größe zählt nicht 🚀: GEO formt Inhalte für Antworten. ", cites: [2] },
    { text: "Example Corp bietet ein Werkzeug.", cites: [2, 1] },
  ],
  sources: [
    { url: "https://www.example.com/geo", title: "What is GEO", snippet: "GEO is …" },
    { url: "https://other.org/a?id=1", title: "Other" },
    { url: "https://read-but-not-cited.net/", title: "Third" },
  ],
};

let started: StartedAi;
let vendors: StartedAi["vendors"];
let ai: StartedAi["ai"];
beforeAll(async () => {
  started = await startAi(() => ANSWER);
  ({ vendors, ai } = started);
});
afterAll(() => started.close());

describe.each(ENGINE_IDS)("asking %s", (id: EngineId) => {
  const engine = (parts: Parameters<typeof ai.open>[2] = {}) => {
    const [only] = ai.open([id], id === "compatible" ? { LLM_MODEL: "any:online" } : {}, parts).engines;
    if (!only) throw new Error(`${id} is not configured`);
    return only;
  };
  const ask = (requestId?: string, parts?: Parameters<typeof ai.open>[2]) =>
    engine(parts).ask({ query: QUERY, spending: spending("monitor", requestId) });
  const failing = async (script: Script | (() => Script), parts?: Parameters<typeof ai.open>[2]) => {
    vendors.direct(typeof script === "function" ? script : () => script);
    const error = await ask(undefined, parts).then(
      () => null,
      (failure) => failure,
    );
    if (!(error instanceof VendorFailure)) throw error ?? new Error("It did not fail");
    return error;
  };
  beforeEach(async () => {
    vendors.direct(() => ANSWER);
    vendors.seen.length = 0;
    ai.slept.length = 0;
    await ai.breaker.succeeded(id);
  });

  test("an answer comes with what it cites, apart from what was only read", async () => {
    const answer = await ask();
    const list = answer.citations.map(({ url, cited, position, host }) => ({ url, cited, position, host }));
    const readOnly = {
      url: "https://read-but-not-cited.net/",
      cited: false,
      position: 3,
      host: "read-but-not-cited.net",
    };
    expect(list).toEqual([
      { url: "https://other.org/a?id=1", cited: true, position: 1, host: "other.org" },
      { url: "https://www.example.com/geo", cited: true, position: 2, host: "example.com" },
      ...(id === "compatible" ? [] : [readOnly]),
    ]);
    expect(answer).toMatchObject({ engine: id, searched: true, cached: false });
    // The chat completions format has no place for what was searched.
    expect(answer.searches).toEqual(id === "compatible" ? [] : ["q"]);
    expect(siteOutcomeIn(answer, { url: "https://example.com/geo" })).toMatchObject({
      outcome: "cited",
      isPageCited: true,
    });
  });

  test("a citation says where in the text it is", async () => {
    const answer = await ask();
    const words = ({ spans }: EngineAnswer["citations"][number]) =>
      spans.map(({ start, end }) => answer.text.slice(start, end));
    const [other, example] = answer.citations;
    const first = "Größe zählt nicht 🚀: GEO formt Inhalte für Antworten. ";
    const second = "Example Corp bietet ein Werkzeug.";
    expect(other && words(other)).toEqual(id === "perplexity" ? ["[2]", "[2]"] : [first, second]);
    expect(example && words(example)).toEqual(id === "perplexity" ? ["[1]"] : [second]);
  });

  test("the question goes out as it is, the key in a header only, and usage comes back", async () => {
    const { usage, servedModel } = await ask();
    const [call] = vendors.seen;
    expect(call?.prompt).toContain(QUERY);
    expect(JSON.stringify(call?.body)).not.toMatch(/system|instructions|example\.com/);
    expect(JSON.stringify(call?.headers)).toContain(LOOPBACK_KEY);
    expect(JSON.stringify(call?.body) + call?.path).not.toContain(LOOPBACK_KEY);
    expect(usage.inputTokens).toBeGreaterThan(0);
    expect(usage.outputTokens).toBeGreaterThan(0);
    expect(servedModel).toBeTruthy();
  });

  test("the kept reply, read again, says the same", async () => {
    const answer = await ask("kept");
    const kept = answer.replyId && (await ai.replies.find(answer.replyId));
    if (!kept) throw new Error("The reply was not kept");
    const { text, citations, searched, searches, listsRetrieved } = answer;
    expect(readAgain(kept)).toEqual({ text, citations, searched, searches, listsRetrieved });
    expect(kept.question).toBe(QUERY);
    expect(JSON.stringify(kept.body)).not.toContain("opaque");
  });

  test("an answer from memory isn't a failure, and it isn't a search", async () => {
    vendors.direct(() => ({ say: "answer", statements: [{ text: "From memory." }], searched: false }));
    const answer = await ask();
    expect(answer).toMatchObject({ searched: false, citations: [] });
    expect(siteOutcomeIn(answer, { url: "https://example.com" }).outcome).toBe("no_search");
  });

  const noRefusals = id === "perplexity" ? "ai/empty" : "ai/refused";
  test.each<[string, Script, string]>([
    ["cut off", { say: "cut", text: "GEO is the pra" }, "ai/cut"],
    ["refused", { say: "refusal" }, noRefusals],
    ["empty", { say: "empty" }, "ai/empty"],
    [
      "ended in a way nobody documents",
      { say: "answer", statements: [{ text: "GEO is a practice." }], ending: "odd" },
      "ai/unfinished",
    ],
    ["no JSON", { say: "malformed" }, "ai/unreadable"],
    ["of another form", { say: "off-form" }, id === "gemini" ? "ai/empty" : "ai/unreadable"],
    ["a wrong key", { say: "status", status: 401, body: `<html>${LOOPBACK_KEY}</html>` }, "ai/key-refused"],
    ["a forbidden key", { say: "status", status: 403 }, "ai/key-refused"],
    ["no credit", { say: "status", status: 402 }, "ai/credit-spent"],
    [
      "a spent quota",
      { say: "status", status: 429, body: { error: { message: "x", code: "insufficient_quota" } } },
      "ai/credit-spent",
    ],
    ["an unknown model", { say: "status", status: 404 }, "ai/model-unknown"],
    ["a question it will not take", { say: "status", status: 400 }, "ai/question-refused"],
    [
      "too long a question",
      { say: "status", status: 400, body: { error: { message: "maximum context length is 8" } } },
      "ai/too-long",
    ],
    ["too large a body", { say: "status", status: 413 }, "ai/too-long"],
    [
      "a pause longer than we wait",
      { say: "status", status: 429, headers: { "retry-after": "3600" } },
      "ai/rate-limited",
    ],
  ])("%s: one call, a code, nothing waited for", async (_name, script, code) => {
    const failure = await failing(script);
    expect(failure.code).toBe(code);
    expect(vendors.seen).toHaveLength(1);
    expect(ai.slept).toEqual([]);
    expect(inspect(failure, { depth: 9 })).not.toMatch(new RegExp(`${LOOPBACK_KEY}|${QUERY.slice(0, 11)}`));
  });

  test.each<[string, Script, string, number[]]>([
    [
      "too many questions",
      { say: "status", status: 429, headers: { "retry-after-ms": "50" } },
      "ai/rate-limited",
      [50, 50],
    ],
    [
      "trouble",
      { say: "status", status: 500, headers: { "retry-after": "2" } },
      "ai/unavailable",
      [2000, 2000],
    ],
    ["overload", { say: "status", status: 529, body: "<html>busy</html>" }, "ai/unavailable", [1000, 2000]],
    ["a connection that breaks", { say: "hang-up" }, "ai/unreachable", [1000, 2000]],
    ["half a body", { say: "half" }, "ai/unreachable", [1000, 2000]],
  ])("%s: tried three times, with the vendor's own pauses", async (_name, script, code, pauses) => {
    expect((await failing(script)).code).toBe(code);
    expect(vendors.seen).toHaveLength(3);
    expect(ai.slept).toEqual(pauses);
  });

  test("an answer on the second try is an answer", async () => {
    vendors.direct(() => (vendors.seen.length === 1 ? { say: "status", status: 503 } : ANSWER));
    expect((await ask()).text).not.toBe("");
    expect(vendors.seen).toHaveLength(2);
  });

  test("an engine that says nothing is not waited for, nor asked again", async () => {
    const wait = new AbortController();
    const failure = await failing(
      () => {
        wait.abort(new DOMException("", "TimeoutError"));
        return { say: "nothing" };
      },
      { beginWait: () => wait.signal },
    );
    expect(failure.code).toBe("ai/timeout");
    expect(failure.message).toMatch(/took too long to respond\.$/);
    expect(vendors.seen).toHaveLength(1);
  });

  test("a caller who leaves gets his own reason, and the connection ends", async () => {
    const leaving = new AbortController();
    const gone = new Error("client gone");
    vendors.direct(() => {
      leaving.abort(gone);
      return { say: "nothing" };
    });
    const asked = engine().ask({ query: QUERY, spending: spending(), signal: leaving.signal });
    await expect(asked).rejects.toBe(gone);
  });
});
