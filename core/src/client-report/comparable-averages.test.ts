import { expect, test } from "vitest";
import { SECTIONS } from "../contract/analysis-result.ts";
import type { Measured } from "../history/measurement.ts";
import { averageChange, averageLine, type PagePoints } from "./comparable-averages.ts";

const sections = Object.fromEntries(SECTIONS.map((section) => [section, { measured: true }]));
const measured = (score: number, rubricVersion = "1"): Measured =>
  ({ ...sections, score: { score }, competitors: null, rubricVersion, reading: null }) as unknown as Measured;
const day = (n: number) => new Date(Date.UTC(2026, 9, n));
type Point = [day: number, score: number, rubric?: string, again?: number];
const page = (pageId: string, ...points: Point[]): PagePoints => ({
  pageId,
  points: points.map(([n, score, rubric, again], index) => ({
    id: `${pageId}-${index}`,
    at: day(n).toISOString(),
    measured: measured(score, rubric),
    again: again === undefined ? null : measured(again, "2"),
  })),
});

test("an average is compared on the pages that were analyzed before and since", () => {
  const pages = [page("a", [1, 60], [20, 70]), page("b", [2, 80], [21, 84]), page("new", [22, 10])];
  expect(averageChange(pages, day(10))).toEqual({ before: 70, after: 77, pages: 2 });
});

test("a page that wasn't analyzed since isn't counted as unchanged", () => {
  expect(averageChange([page("a", [1, 60])], day(10))).toBeNull();
});

test("a newer rubric is no progress of the client: only scores by the same rubric are compared", () => {
  expect(averageChange([page("a", [1, 59, "1"], [20, 81, "2"])], day(10))).toBeNull();
  const again = page("a", [1, 59, "1", 79], [20, 81, "2"]);
  expect(averageChange([again], day(10))).toEqual({ before: 79, after: 81, pages: 1 });
});

test("the line starts when half of the pages had a score, and follows the same pages to the end", () => {
  const pages = [page("a", [1, 60], [20, 70]), page("b", [6, 80], [20, 80]), page("late", [20, 10])];
  const days = [day(1), day(8), day(15), day(22)];
  expect(averageLine(pages, days)).toEqual({
    points: [
      { at: day(8).toISOString(), average: 70 },
      { at: day(15).toISOString(), average: 70 },
      { at: day(22).toISOString(), average: 75 },
    ],
    pages: 2,
  });
});

test("there is no line where nothing was measured twice", () => {
  expect(averageLine([page("a", [1, 60])], [day(1), day(8)])).toBeNull();
  expect(averageLine([], [day(1), day(8)])).toBeNull();
});
