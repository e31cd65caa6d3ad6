import { expect, test } from "vitest";
import { scaleFor } from "./scale.ts";

test("the axis begins a point below the lowest value and ends where the next rating begins", () => {
  const { at, ticks, goal } = scaleFor([46, 58.4, 50.2], 50);
  expect([at(45), at(60)]).toEqual([0, 100]);
  expect(ticks).toEqual([50, 55]);
  expect(goal).toEqual({ at: 100, label: "60 Good" });
});

test("a page that rises beyond the next rating before it falls is drawn in full", () => {
  const { at, goal } = scaleFor([58, 66.5, 59], 59);
  expect(at(66.5)).toBeLessThan(100);
  expect(goal.at).toBeLessThan(at(66.5));
});

test("the highest rating has no name to reach", () => {
  expect(scaleFor([88, 92.1, 90], 90).goal).toEqual({ at: 100, label: "100" });
});
