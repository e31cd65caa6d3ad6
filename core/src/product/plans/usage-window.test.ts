import { expect, test } from "vitest";
import { addMonths, usageWindow } from "./usage-window.ts";

const at = (iso: string) => new Date(iso);
const paid = (start: string, end: string) => ({
  planType: "core" as const,
  periodStart: at(start),
  periodEnd: at(end),
});

test("a trial is one window from its start to its end", () => {
  const trial = {
    planType: "free" as const,
    periodStart: at("2026-01-28T10:00:00Z"),
    periodEnd: at("2026-02-04T10:00:00Z"),
  };
  expect(usageWindow(trial, true, at("2026-02-01T00:00:00Z"))).toEqual({
    start: trial.periodStart,
    end: trial.periodEnd,
  });
});

test("the free plan counts by the calendar month in UTC", () => {
  const free = { planType: "free" as const, periodStart: at("2026-01-15T00:00:00Z"), periodEnd: null };
  expect(usageWindow(free, false, at("2026-12-31T23:59:59Z"))).toEqual({
    start: at("2026-12-01T00:00:00Z"),
    end: at("2027-01-01T00:00:00Z"),
  });
});

test("no period at all falls back to the calendar month", () => {
  const nothing = { planType: "pro" as const, periodStart: null, periodEnd: null };
  expect(usageWindow(nothing, false, at("2026-02-10T00:00:00Z")).start).toEqual(at("2026-02-01T00:00:00Z"));
});

test("a yearly plan is cut into months since its start, by day and hour", () => {
  const yearly = paid("2026-03-17T12:00:00Z", "2027-03-17T12:00:00Z");
  expect(usageWindow(yearly, false, at("2026-09-17T11:59:59Z"))).toEqual({
    start: at("2026-08-17T12:00:00Z"),
    end: at("2026-09-17T12:00:00Z"),
  });
  expect(usageWindow(yearly, false, at("2026-09-17T12:00:00Z")).start).toEqual(at("2026-09-17T12:00:00Z"));
});

test("a plan that began on the 31st renews on the last day of shorter months, and on the 31st again after them", () => {
  expect(
    [1, 2, 3, 13].map((months) => addMonths(at("2026-01-31T08:00:00Z"), months).toISOString().slice(0, 10)),
  ).toEqual(["2026-02-28", "2026-03-31", "2026-04-30", "2027-02-28"]);
});

test("every instant of five years is in exactly one window, and windows join without gaps", () => {
  const anchors = ["2024-02-29T23:30:00Z", "2026-01-31T00:00:00Z", "2025-12-15T06:00:00Z"];
  for (const anchor of anchors) {
    const plan = paid(anchor, "2099-01-01T00:00:00Z");
    let now = at(anchor).getTime();
    for (let step = 0; step < 2_000; step++, now += 79_817_000) {
      const window = usageWindow(plan, false, new Date(now));
      expect(window.start.getTime()).toBeLessThanOrEqual(now);
      expect(window.end.getTime()).toBeGreaterThan(now);
      expect(usageWindow(plan, false, window.end).start).toEqual(window.end);
    }
  }
});
