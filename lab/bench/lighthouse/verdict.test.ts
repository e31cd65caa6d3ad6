import { expect, test } from "vitest";
import type { Reading } from "./run-lighthouse.ts";
import { medianOf, missed } from "./verdict.ts";

const reading = (performance: number, layoutShift = 0): Reading => ({
  scores: { performance, accessibility: 100, "best-practices": 100, seo: 100 },
  layoutShift,
  largestPaintMs: 1_000,
  blockedMs: 0,
  scriptBytes: 0,
  lost: [],
  throttling: "",
});

test("one slow run of three is the machine's, not the page's", () => {
  expect(missed(medianOf([reading(97), reading(60), reading(96)]))).toEqual([]);
});

test("two slow runs of three miss the target, and the verdict says which", () => {
  expect(missed(medianOf([reading(97), reading(90), reading(94)]))).toEqual(["performance 94, at least 95"]);
});

test("a layout shift in any run is a miss", () => {
  expect(missed(medianOf([reading(99), reading(99, 0.01), reading(99)]))).toEqual([
    "layout shift 0.0100, none",
  ]);
});
