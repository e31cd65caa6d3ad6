import { expect, test } from "vitest";
import { projectedScore } from "./projected-score.ts";

const edit = (audit: string | null, points: number) => ({ audit, points });

test("the projection is rounded down, so that it never promises too much", () => {
  expect(projectedScore(68, 67.6, [edit("a", 6.2), edit("b", 2.1)])).toBe(75);
});

test("two edits for one check earn its points once", () => {
  expect(projectedScore(60, 60, [edit("a", 5), edit("a", 3)])).toBe(65);
});

test("the projection is never below the score and never above 100", () => {
  expect(projectedScore(68, 67.5, [edit(null, 0)])).toBe(68);
  expect(projectedScore(95, 95, [edit("a", 9)])).toBe(100);
});
