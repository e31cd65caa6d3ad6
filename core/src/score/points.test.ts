import { expect, test } from "vitest";
import { FULL_WEIGHT, overallScore, sectionPoints, sumOfPoints } from "./points.ts";

/** Chance that is the same every time. */
function* chance(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** What a section with this much applicable weight can give. */
const fullPoints = (weight: number) => Math.round(100 * Math.min(1, weight / FULL_WEIGHT));

test("points of a section add up to a whole number, and what can be won to 100 or the share that applies", () => {
  const dice = chance(7);
  for (let round = 0; round < 500; round++) {
    const checks = Array.from({ length: 1 + Math.floor(dice.next().value * 20) }, () => ({
      weight: [1, 0.6, 0.3, 0.2][Math.floor(dice.next().value * 4)] ?? 1,
      share: [0, 1, dice.next().value][Math.floor(dice.next().value * 3)] ?? 0,
    }));
    const weight = checks.reduce((sum, one) => sum + one.weight, 0);
    const points = sectionPoints(checks);
    const tenths = points.reduce((sum, one) => sum + Math.round(one.won * 10), 0);
    const possible = points.reduce((sum, one) => sum + Math.round(one.possible * 10), 0);

    expect(tenths % 10).toBe(0);
    expect(possible).toBe(10 * fullPoints(weight));
    expect(points.every((one) => one.won >= 0 && one.won <= one.possible)).toBe(true);
    const won = checks.reduce((sum, one) => sum + one.weight * one.share, 0);
    const exact = (fullPoints(weight) * won) / weight;
    expect(Math.abs(tenths / 10 - exact)).toBeLessThanOrEqual(1);
  }
});

test("a check that won nothing shows nothing, and one that won all shows all", () => {
  const points = sectionPoints([
    { weight: 1, share: 1 },
    { weight: 0.3, share: 0 },
    { weight: 0.6, share: 1 },
  ]);

  expect(points[1]?.won).toBe(0);
  expect(points[0]?.won).toBe(points[0]?.possible);
  expect(points[2]?.won).toBe(points[2]?.possible);
  expect(Number.isInteger(sumOfPoints(points))).toBe(true);
});

test("a section with too little weight can only give its share of 100 points", () => {
  expect(sectionPoints([{ weight: FULL_WEIGHT / 4, share: 1 }])).toEqual([{ won: 25, possible: 25 }]);
  expect(sectionPoints([{ weight: FULL_WEIGHT, share: 1 }])).toEqual([{ won: 100, possible: 100 }]);
  expect(sectionPoints([{ weight: FULL_WEIGHT * 3, share: 0.5 }])).toEqual([{ won: 50, possible: 100 }]);
});

test("a section without checks has no points", () => {
  expect(sumOfPoints(sectionPoints([]))).toBe(0);
});

test("the overall score is the rounded mean of the seven sections", () => {
  expect(overallScore([63, 40, 55, 71, 98, 46, 75])).toBe(64);
  expect(overallScore([0, 0, 0, 0, 0, 0, 4])).toBe(1);
});
