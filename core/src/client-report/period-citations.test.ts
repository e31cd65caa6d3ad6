import { expect, test } from "vitest";
import type { KeptAnswer } from "../visibility/answers/kept-answer.ts";
import { type MonitorRun, periodCitations } from "./period-citations.ts";

const URL = "https://own.example/page";
const dates = { from: new Date("2026-11-01T00:00:00Z"), to: new Date("2026-11-15T00:00:00Z") };
const answer = (isCited: boolean, engine: KeptAnswer["engine"], searched = true): KeptAnswer =>
  ({
    engine,
    sample: 0,
    answer: {
      text: "Sixteen hours.",
      searched,
      citations: [
        {
          url: isCited ? URL : "https://other.example/",
          host: isCited ? "own.example" : "other.example",
          position: 1,
          cited: true,
        },
      ],
    },
    failure: null,
  }) as unknown as KeptAnswer;
const run = (day: string, cited: number, of: number, query = "how long"): MonitorRun => ({
  ...{ at: new Date(`${day}T12:00:00Z`), url: URL, query },
  answers: Array.from({ length: of }, (_, n) => answer(n < cited, "openai")),
});

test("answers of the period are counted by engine, and none means unmeasured", () => {
  const found = periodCitations([run("2026-11-03", 2, 4), run("2026-11-09", 1, 6)], dates);
  expect(found).toEqual({
    all: { cited: 3, counted: 10 },
    byEngine: [{ engine: "openai", rate: { cited: 3, counted: 10 } }],
    queries: 1,
    from: new Date("2026-11-03T12:00:00Z"),
    to: new Date("2026-11-09T12:00:00Z"),
    compared: null,
  });
  expect(periodCitations([run("2026-10-20", 3, 10)], dates)).toBeNull();
  const fromMemory = { ...run("2026-11-03", 0, 0), answers: [answer(false, "openai", false)] };
  expect(periodCitations([fromMemory], dates)).toBeNull();
});

test("a difference is claimed only where the ranges don't overlap", () => {
  const verdict = (before: MonitorRun, now: MonitorRun) =>
    periodCitations([before, now], dates)?.compared?.verdict;
  expect(verdict(run("2026-10-20", 0, 20), run("2026-11-03", 18, 20))).toBe("more");
  expect(verdict(run("2026-10-20", 18, 20), run("2026-11-03", 0, 20))).toBe("less");
  expect(verdict(run("2026-10-20", 4, 20), run("2026-11-03", 6, 20))).toBe("unclear");
});

test("a question that was asked in one period only isn't compared", () => {
  const runs = [run("2026-10-20", 0, 20, "which ratio"), run("2026-11-03", 18, 20)];
  expect(periodCitations(runs, dates)?.compared).toBeNull();
});

test("answers before the previous period of the same length are left out", () => {
  const runs = [run("2026-10-10", 20, 20), run("2026-10-20", 1, 20), run("2026-11-03", 1, 20)];
  expect(periodCitations(runs, dates)?.compared?.before).toEqual({ cited: 1, counted: 20 });
});
