import { expect, test } from "vitest";
import { assistantOfSource } from "../logs/assistants.ts";
import { citedInterval } from "./page-demand.ts";
import { daysToRead } from "./properties.ts";
import { isRealQuestion } from "./real-questions.ts";

const NOW = new Date("2026-11-17T06:10:00Z");

test("the first reading goes back 90 settled days, and later ones go on where it ended", () => {
  const first = daysToRead("search_console", null, NOW);
  expect(first).toHaveLength(90);
  expect([first[0], first.at(-1)]).toEqual(["2026-08-17", "2026-11-14"]);
  expect(daysToRead("search_console", "2026-11-12", NOW)).toEqual(["2026-11-13", "2026-11-14"]);
  expect(daysToRead("search_console", "2026-11-14", NOW)).toEqual([]);
  expect(daysToRead("analytics", "2026-11-14", NOW)).toEqual(["2026-11-15"]);
});

test("a property that wasn't read for a year isn't read back further than the first time", () => {
  expect(daysToRead("analytics", "2025-01-01", NOW)).toHaveLength(90);
});

test.each([
  ["chatgpt.com", "ChatGPT"],
  ["chatgpt", "ChatGPT"],
  ["www.perplexity.ai", "Perplexity"],
  ["Gemini.google.com", "Gemini"],
  ["copilot.microsoft.com", "Copilot"],
  ["claude.ai", "Claude"],
  ["google", null],
  ["bing", null],
  ["chatgpt.com.evil.example", null],
  ["(direct)", null],
  ["constructor", null],
])("the source %s is %s", (source, assistant) => {
  expect(assistantOfSource(source)).toBe(assistant);
});

test.each([
  ["how to descale a kettle", true],
  ["is cold brew stronger than espresso", true],
  ["coffee per liter of water?", true],
  ["burr grinder", false],
  ["how to", false],
  ["best burr grinder for espresso", false],
  [`how ${"very ".repeat(200)}long`, false],
])("%s asks something: %s", (query, expected) => {
  expect(isRealQuestion(query)).toBe(expected);
});

test("no answers are not 0%, and 0 of 20 is up to 16%", () => {
  expect(citedInterval({ cited: 0, counted: 0 })).toBeNull();
  const range = citedInterval({ cited: 0, counted: 20 });
  expect(range?.high).toBeCloseTo(0.161, 2);
});
