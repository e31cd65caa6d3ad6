import { expect, test } from "vitest";
import { bandOf, effortAndImpact } from "./bands.ts";

test("85 and more is excellent, 60 to 84 good, below needs work", () => {
  expect([100, 85, 84, 60, 59, 0].map(bandOf)).toEqual([
    "excellent",
    "excellent",
    "good",
    "good",
    "needs-work",
    "needs-work",
  ]);
});

test.each([
  [85, "low", "low"],
  [84, "high", "low"],
  [70, "high", "low"],
  [69, "low", "high"],
  [50, "low", "high"],
  [49, "high", "high"],
] as const)("a section at %i takes %s effort for %s impact", (score, effort, impact) => {
  expect(effortAndImpact(score)).toEqual({ effort, impact });
});
