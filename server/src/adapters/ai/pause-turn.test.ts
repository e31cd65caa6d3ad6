/** Anthropic pauses long turns: they are continued within the budget, and never counted as an answer without citations. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { spending } from "./testing/ai-on-loopback.ts";
import type { Script } from "./testing/script.ts";
import { type StartedAi, startAi } from "./testing/start-ai.ts";

const SOURCES = [{ url: "https://www.example.com/geo", title: "What is GEO", snippet: "GEO is …" }];
const PAUSED: Script = {
  say: "answer",
  statements: [{ text: "Let me look further. " }],
  sources: [{ url: "https://first.example/", title: "First" }],
  ending: "paused",
};
const REST: Script = {
  say: "answer",
  statements: [{ text: "GEO shapes content for answers.", cites: [1] }],
  sources: SOURCES,
};

let started: StartedAi;
let vendors: StartedAi["vendors"];
let ai: StartedAi["ai"];
beforeAll(async () => {
  started = await startAi(() => PAUSED);
  ({ vendors, ai } = started);
});
afterAll(() => started.close());
beforeEach(async () => {
  vendors.seen.length = 0;
  await ai.breaker.succeeded("anthropic");
});

const ask = (environment: Record<string, string> = {}) => {
  const [engine] = ai.open(["anthropic"], environment).engines;
  if (!engine) throw new Error("Anthropic is not configured");
  return engine.ask({ query: "What is GEO?", spending: spending() });
};

test("a paused turn is sent back as it came and continued; both halves are one answer", async () => {
  vendors.direct(() => (vendors.seen.length === 1 ? PAUSED : REST));
  const answer = await ask();
  expect(answer.text).toBe("Let me look further. GEO shapes content for answers.");
  expect(answer.citations.map(({ host, cited }) => [host, cited])).toEqual([
    ["example.com", true],
    ["first.example", false],
  ]);
  expect(answer.usage.inputTokens).toBe(1800);
  const [, second] = vendors.seen;
  const messages = second?.body.messages as { role: string; content: { encrypted_content?: string }[] }[];
  expect(messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  expect(JSON.stringify(messages)).toContain("opaque");
  const kept = await ai.replies.find(answer.replyId ?? "");
  expect(JSON.stringify(kept?.body)).toContain("Let me look further.");
});

test("a turn that never ends is a failure after three continuations", async () => {
  vendors.direct(() => PAUSED);
  await expect(ask()).rejects.toMatchObject({ code: "ai/unfinished" });
  expect(vendors.seen).toHaveLength(4);
});

test("a continuation that the budget can't pay for isn't made", async () => {
  vendors.direct(() => PAUSED);
  await expect(ask({ AI_BUDGET_PER_MONITOR: "0.06" })).rejects.toMatchObject({ code: "ai/request-budget" });
  expect(vendors.seen).toHaveLength(1);
});
