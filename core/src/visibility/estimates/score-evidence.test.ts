import { expect, test } from "vitest";
import { type EvidencePoint, scoreEvidence } from "./score-evidence.ts";

/** Numbers from 0 to 1 that are the same each time. */
function steady(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const runs = (count: number, scoreOf: (isCited: boolean, next: () => number) => number): EvidencePoint[] => {
  const next = steady(7);
  return Array.from({ length: count }, (_, at) =>
    [true, false].map((isCited) => ({
      run: String(at),
      score: scoreOf(isCited, next),
      cited: isCited ? 2 : 0,
      counted: 3,
    })),
  ).flat();
};

test("with too few pages there is no figure, only how many are missing", () => {
  expect(
    scoreEvidence(
      runs(129, () => 50),
      steady(1),
    ),
  ).toEqual({
    runs: 129,
    cited: 129,
    uncited: 129,
    needed: 130,
    figure: null,
  });
  expect(scoreEvidence([], steady(1)).figure).toBeNull();
});

test("a score that follows citation is seen, one that doesn't is not", () => {
  const real = scoreEvidence(
    runs(200, (isCited, next) => (isCited ? 55 : 45) + next() * 20),
    steady(2),
  ).figure;
  expect(real?.concordance).toBeGreaterThan(0.75);
  expect(real?.interval.low).toBeGreaterThan(0.5);
  const none = scoreEvidence(
    runs(200, (_, next) => next() * 100),
    steady(3),
  ).figure;
  expect(none?.interval.low).toBeLessThan(0.5);
  expect(none?.interval.high).toBeGreaterThan(0.5);
});

test("equal scores are half won, and pages cited equally often say nothing", () => {
  expect(
    scoreEvidence(
      runs(140, () => 50),
      steady(4),
    ).figure,
  ).toMatchObject({ concordance: 0.5, pairs: 140 });
  const alike = runs(140, () => 50).map((point) => ({ ...point, cited: 1 }));
  expect(scoreEvidence(alike, steady(5))).toMatchObject({ runs: 0, figure: null });
});
