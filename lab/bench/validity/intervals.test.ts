import { expect, test } from "vitest";
import { withInterval } from "./intervals.ts";

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
const tosses = (n: number) => Array.from({ length: n }, (_, at) => at % 2);

test("the interval of a mean is the one that theory gives", () => {
  const found = withInterval(tosses(400), mean);
  expect(found?.value).toBe(0.5);
  // The standard error of 400 tosses is 0.025.
  expect(Math.abs((found?.low ?? 0) - (0.5 - 1.96 * 0.025))).toBeLessThan(0.006);
  expect(Math.abs((found?.high ?? 0) - (0.5 + 1.96 * 0.025))).toBeLessThan(0.006);
});

test("fewer items give a wider interval", () => {
  const width = (n: number) => {
    const found = withInterval(tosses(n), mean);
    return (found?.high ?? 0) - (found?.low ?? 0);
  };
  expect(width(20)).toBeGreaterThan(2 * width(400));
});

test("two runs give the same figures", () => {
  expect(withInterval(tosses(50), mean)).toEqual(withInterval(tosses(50), mean));
});

test("without a figure there is no interval", () => {
  expect(withInterval([1, 2], () => null)).toBeNull();
});
