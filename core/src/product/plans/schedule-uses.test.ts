import { expect, test } from "vitest";
import { scheduleWarning, usesAMonth } from "./schedule-uses.ts";

test("a month has four weeks and a third", () => {
  expect(usesAMonth({ every: "weekly", uses: 40 })).toBe(173);
  expect(usesAMonth({ every: "daily", uses: 4 })).toBe(120);
  expect(usesAMonth({ every: "monthly", uses: 7 })).toBe(7);
});

test("a schedule beyond the plan is warned of with both figures", () => {
  expect(scheduleWarning({ every: "daily", uses: 4 }, { limit: 100, others: [] }, "analyses")).toBe(
    "This schedule needs about 120 analyses a month; your plan has 100.",
  );
});

test("other schedules count, and a schedule that fits beside them isn't warned of", () => {
  const others = [{ every: "weekly", uses: 3 }] as const;
  expect(scheduleWarning({ every: "weekly", uses: 6 }, { limit: 40, others }, "analyses")).toBeNull();
  expect(scheduleWarning({ every: "weekly", uses: 8 }, { limit: 40, others }, "monitor runs")).toBe(
    "This schedule needs about 35 monitor runs a month, and your other schedules 13; your plan has 40.",
  );
});

test("a plan without limit fits everything, and a plan without uses nothing", () => {
  const wanted = { every: "daily", uses: 5_000 } as const;
  expect(scheduleWarning(wanted, { limit: null, others: [] }, "analyses")).toBeNull();
  expect(scheduleWarning({ every: "monthly", uses: 1 }, { limit: 0, others: [] }, "analyses")).toContain(
    "has 0",
  );
});
