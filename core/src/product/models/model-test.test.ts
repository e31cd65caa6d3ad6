import { expect, test } from "vitest";
import { isWeak, type PassedTest, testDollars, testSentences, testTokens } from "./model-test.ts";

const passed = (change: Partial<PassedTest> = {}): PassedTest => ({
  kind: "passed",
  at: "2026-11-17T09:00:00.000Z",
  model: "llama3",
  seconds: 4.2,
  costUsd: 0.0042,
  inputTokens: 1_400,
  outputTokens: 300,
  form: "whole",
  parts: Array.from({ length: 12 }, (_, at) => ({ about: `Point ${at}`, isRight: at < 11 })),
  ownRight: 7,
  sources: 0,
  isTooSlow: false,
  ...change,
});

test("a good, a weak, a slow and a small model each get their own result", () => {
  expect(testSentences(passed())).toEqual([
    "llama3 agrees with the right reading on 11 of 12 points. Our own rules get 7.",
    "The reply had the form we asked for.",
  ]);
  const weak = passed({ ownRight: 11 });
  expect(isWeak(weak)).toBe(true);
  expect(testSentences(weak)[0]).toContain("may make reports worse");
  expect(testSentences(passed({ isTooSlow: true })).at(-1)).toContain("doesn't wait this long");
  expect(testSentences(passed({ form: "parts" }))[1]).toContain("smaller parts");
});

test("an answer engine is judged by its sources, and one without any can't measure", () => {
  const engine = passed({ form: "sources", parts: [], sources: 1 });
  expect(testSentences(engine)).toEqual(["It answered with 1 source."]);
  expect(isWeak(engine)).toBe(false);
  expect(testSentences({ ...engine, sources: 0 })[0]).toContain("can't measure citations");
});

test("small amounts keep their digits, and what isn't known isn't nothing", () => {
  expect([0, 0.00001, 0.0042, 0.25, null].map(testDollars)).toEqual([
    "$0",
    "less than $0.0001",
    "$0.0042",
    "$0.25",
    "unknown",
  ]);
  expect(testTokens(passed({ inputTokens: null, outputTokens: null }))).toBe("not reported");
});
