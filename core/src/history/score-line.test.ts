import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { articleHtml } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import type { PageReading } from "../contract/reading.ts";
import type { Measured } from "./measurement.ts";
import { scoreLine } from "./score-line.ts";

const result = analyze(evidenceOf(articleHtml()));
const by = (rubricVersion: string, score: number): Measured => ({
  ...result,
  rubricVersion,
  score: { ...result.score, score },
});
const point = (day: number, measured: Measured, again: Measured | null = null) => ({
  id: `day-${day}`,
  at: `2026-11-0${day}T08:00:00.000Z`,
  measured,
  again,
});

test("the line breaks where the rubric changed, and only there", () => {
  const line = scoreLine([
    point(1, by("1", 59)),
    point(2, by("1", 60)),
    point(3, by("2", 81)),
    point(4, by("2", 80)),
  ]);
  expect(line.map(({ score, differences }) => [score, differences.map(({ what }) => what)])).toEqual([
    [59, []],
    [60, []],
    [81, ["rubric"]],
    [80, []],
  ]);
});

test("points that were judged again by the rubric of the last one join the line", () => {
  const line = scoreLine([point(1, by("1", 59)), point(2, by("1", 60), by("2", 79)), point(3, by("2", 81))]);
  expect(line.map(({ score, isJudgedAgain }) => [score, isJudgedAgain])).toEqual([
    [59, false],
    [79, true],
    [81, false],
  ]);
  expect(line.map(({ differences }) => differences.length)).toEqual([0, 1, 0]);
});

test("seen from a report of the earlier rubric, the scores are those of that rubric", () => {
  const line = scoreLine([point(1, by("1", 59), by("2", 78)), point(2, by("1", 60), by("2", 79))]);
  expect(line.map(({ score, differences }) => [score, differences])).toEqual([
    [59, []],
    [60, []],
  ]);
});

test("a stored result of another shape is left out of the line", () => {
  const { answer: _, ...reading } = result.reading as PageReading;
  const broken = { ...by("1", 60), reading } as unknown as Measured;
  const oldest = { overallScore: 71.5 } as unknown as Measured;
  const points = [point(1, oldest), point(2, broken), point(3, by("1", 62), oldest), point(4, by("1", 63))];
  expect(scoreLine(points).map(({ score }) => score)).toEqual([62, 63]);
});
