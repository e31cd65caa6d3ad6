import { expect, test } from "vitest";
import { readBody } from "./replies/read-reply.ts";
import { reportedUsage, UNKNOWN_USAGE } from "./reported-usage.ts";

const USUAL = { inputTokens: 1_200, outputTokens: 90, searches: 1, costUsd: 0.005 };

test("what a call can cost is taken as it is said, and so is what isn't said", () => {
  for (const usage of [USUAL, UNKNOWN_USAGE, { ...USUAL, costUsd: null }, { ...USUAL, inputTokens: 0 }])
    expect(reportedUsage(usage)).toEqual(usage);
});

test.each([
  { inputTokens: -1_000_000_000 },
  { outputTokens: -1 },
  { searches: -5 },
  { costUsd: -0.01 },
  { inputTokens: Number.NaN },
  { outputTokens: Number.POSITIVE_INFINITY },
  { costUsd: Number.NaN },
  { inputTokens: 1e12 },
  { outputTokens: 0.5 },
  { searches: 1e6 },
  { costUsd: 1e6 },
])("%j makes the whole report unknown", (change) => {
  expect(reportedUsage({ ...USUAL, ...change })).toEqual(UNKNOWN_USAGE);
});

const chat = (usage: object) => ({
  choices: [{ finish_reason: "stop", message: { content: "Four." } }],
  usage,
});

test.each([
  ["compatible", chat({ prompt_tokens: -1e9, completion_tokens: -1e9 })],
  ["compatible", chat({ prompt_tokens: 10, completion_tokens: 5, cost: -17_999 })],
  ["perplexity", chat({ prompt_tokens: 10, completion_tokens: 5, cost: { total_cost: -1 } })],
  [
    "gemini",
    {
      candidates: [{ finishReason: "STOP", content: { parts: [{ text: "Four." }] } }],
      usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 900, thoughtsTokenCount: -890 },
    },
  ],
] as const)("a reply of %s can't say that it cost less than nothing", (engine, body) => {
  expect(readBody(engine, body).usage).toEqual(UNKNOWN_USAGE);
});
