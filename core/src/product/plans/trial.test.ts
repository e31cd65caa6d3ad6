import { expect, test } from "vitest";
import { trialDaysLeft, trialFrom } from "./trial.ts";

const now = new Date("2026-11-14T12:00:00Z");

test.each([
  ["2026-11-21T12:00:00Z", 7],
  ["2026-11-21T11:00:00Z", 7],
  ["2026-11-14T12:00:01Z", 1],
  ["2026-11-14T12:00:00Z", 0],
  ["2026-11-01T00:00:00Z", 0],
])("a trial that ends at %s has %i days left", (end, days) => {
  expect(trialDaysLeft(new Date(end), now)).toBe(days);
});

test("a trial that starts now ends in seven days", () => {
  expect(trialFrom(now)).toEqual({ start: now, end: new Date("2026-11-21T12:00:00Z") });
});
