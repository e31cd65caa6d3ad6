import { expect, test } from "vitest";
import { bestCut } from "./choose-main.ts";
import { chances, parseForest } from "./forest.ts";
import { FIRST_PASS, SECOND_PASS } from "./main-forest.ts";
import { ROW_WIDTH } from "./second-pass.ts";
import { FEATURE_NAMES } from "./segment-features.ts";
import type { Segment } from "./segments.ts";

test("each tree asks its questions and their answers add up to a chance", () => {
  const forest = parseForest("0\n0 5 6 -1 2 0 -1 -2 0\n1 0.5 6 -1 0 0 -1 1 0");

  const [low, high] = chances(forest, Float64Array.of(5, 0, 9, 1), 2);

  expect(low).toBeCloseTo(1 / (1 + Math.exp(-2)));
  expect(high).toBeCloseTo(1 / (1 + Math.exp(1)));
});

test("the learned trees only ask about what is measured, and always end", () => {
  for (const [text, width] of [
    [FIRST_PASS, FEATURE_NAMES.length],
    [SECOND_PASS, ROW_WIDTH],
  ] as const) {
    for (const { feature, right } of parseForest(text).trees) {
      for (const [at, asks] of feature.entries()) {
        expect(asks).toBeLessThan(width);
        if (asks >= 0) expect(right[at]).toBeGreaterThan(at);
      }
    }
  }
});

test("a clear page is cut at about one half, a doubtful one lower", () => {
  const run = (words: number): Segment => ({
    nodes: [],
    box: { tag: "p" } as Segment["box"],
    text: "",
    words,
    linkChars: 0,
  });
  const segments = [run(100), run(100), run(100)];

  expect(bestCut(segments, Float64Array.of(0.98, 0.97, 0.02))).toBeCloseTo(0.49, 1);
  expect(bestCut(segments, Float64Array.of(0.4, 0.35, 0.3))).toBeLessThan(0.3);
});
