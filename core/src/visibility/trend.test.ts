import { expect, test } from "vitest";
import type { MonitoredEngine } from "./ratings.ts";
import { changesIn, type RunPoint, trendOf } from "./trend.ts";

const run = (day: string, cited: number, counted: number, engine: MonitoredEngine = "openai"): RunPoint => {
  const none = { cited: 0, counted: 0 };
  const rates = { perplexity: none, openai: none, gemini: none, [engine]: { cited, counted } };
  return { at: `2026-${day}T00:00:00.000Z`, rates, pageChanged: false };
};

test("a point pools the 28 days before it, and runs that count nothing make none", () => {
  const points = trendOf("openai", [
    run("09-01", 3, 3),
    run("10-01", 0, 3),
    run("10-08", 0, 0),
    run("10-15", 3, 3),
  ]);
  expect(points.map(({ cited, counted }) => [cited, counted])).toEqual([
    [3, 3],
    [0, 3],
    [3, 6],
  ]);
});

test("only a change larger than the noise is one", () => {
  const steady = Array.from({ length: 4 }, (_, at) => run(`10-0${at + 1}`, 3, 3));
  expect(changesIn([...steady, run("10-08", 2, 3)])).toEqual([]);
  expect(changesIn([...steady, run("10-08", 0, 3)])).toEqual([
    {
      engine: "openai",
      direction: "down",
      before: { cited: 12, counted: 12 },
      after: { cited: 0, counted: 3 },
    },
  ]);
  expect(changesIn([run("10-08", 0, 3)])).toEqual([]);
});
