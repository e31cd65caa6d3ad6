import { expect, test } from "vitest";
import { apportion } from "./apportion.ts";

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test("rounded parts add up to the total, each next to its own value", () => {
  expect(apportion(10, [3.4, 3.3, 3.3])).toEqual([4, 3, 3]);
  expect(apportion(-2, [5.5, -7.5])).toEqual([6, -8]);
});

test("a total that differs from the sum is shared by size", () => {
  expect(apportion(11, [8, 2])).toEqual([9, 2]);
  expect(apportion(-14, [-20, -10, 4])).toSatisfy((parts: number[]) => sum(parts) === -14);
});

test("no part changes its sign, and 0 stays 0", () => {
  for (let total = -5; total <= 5; total++) {
    const parts = [0.6, -0.4, 0, 6.2, -5.7];
    const rounded = apportion(total, parts);
    expect(sum(rounded)).toBe(total);
    for (const [at, part] of parts.entries()) expect((rounded[at] ?? 0) * part).toBeGreaterThanOrEqual(0);
  }
  expect(apportion(0, [0, 0])).toEqual([0, 0]);
});
