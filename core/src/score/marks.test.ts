import { expect, test } from "vitest";
import { recordOf } from "../contract/lists/record-of.ts";
import { MARKS, type MarkName, type PageMarks } from "../contract/marks.ts";
import { markPoints } from "./marks.ts";

const MODEL = { share: 0.5, most: 30 };
const marks = (given: Partial<Record<MarkName, number>>, more: Partial<PageMarks> = {}): PageMarks => ({
  marks: recordOf(MARKS, (name) => ({ mark: given[name] ?? 5, reason: "", missing: "", quote: "" })),
  better: [],
  ...more,
});
const points = (score: number, given: PageMarks | undefined, section: Parameters<typeof markPoints>[1]) =>
  markPoints(score, section, given, MODEL);

test("a section moves towards the average of its own marks, by a share of the way", () => {
  const given = marks({ answers: 8, substance: 6, quotable: 2, shape: 3, trust: 9 });
  expect(points(50, given, "content_strategy")).toBe(10);
  expect(points(50, given, "content_structure")).toBe(-12.5);
  expect(points(50, given, "content_authority")).toBe(20);
});

test("no mark moves a section that it says nothing about", () => {
  for (const section of ["technical_implementation", "content_freshness", "competitor_analysis"] as const)
    expect(points(50, marks({ trust: 10 }), section)).toBe(0);
});

test("a section moves at most as far as allowed", () => {
  expect(markPoints(5, "content_authority", marks({ trust: 10 }), { share: 1, most: 30 })).toBe(30);
  expect(markPoints(95, "content_authority", marks({ trust: 0 }), { share: 1, most: 30 })).toBe(-30);
});

test("marks with a fault, and no marks, move nothing", () => {
  expect(points(50, undefined, "content_authority")).toBe(0);
  expect(points(50, marks({ trust: 10 }, { fault: "alike" }), "content_authority")).toBe(0);
  const faulty = marks({ trust: 10, answers: 10, substance: 6 });
  faulty.marks.trust.fault = "quote";
  faulty.marks.answers.fault = "range";
  expect(points(50, faulty, "content_authority")).toBe(0);
  expect(points(50, faulty, "content_strategy"), "the other mark counts").toBe(5);
});
