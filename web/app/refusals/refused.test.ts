import { expect, test } from "vitest";
import { refusedFrom } from "./refused.ts";

const reason = (status: number, details?: object) =>
  refusedFrom(status, { error: "Said.", details }, "Said.")?.reason ?? null;

test.each([
  [402, { code: "usage/trial-ended" }, "trial-over"],
  [402, { code: "usage/limit-reached", limit: 10 }, "quota"],
  [402, { code: "usage/limit-reached", limit: 0 }, "free-plan"],
  [402, { code: "usage/on-hold" }, "payment"],
  [402, { code: "usage/plan-ended" }, "plan-over"],
  [402, undefined, "quota"],
  [429, { code: "request/too-many" }, "wait"],
  [503, { code: "usage/check-failed" }, "fault"],
  [500, undefined, "fault"],
  [422, { code: "page/status" }, null],
  [400, undefined, null],
])("%d %j is refused for the reason %s", (status, details, expected) => {
  expect(reason(status, details)).toBe(expected);
});

test("a used-up quota says until when", () => {
  const details = { code: "usage/limit-reached", limit: 10, resetsAt: "2026-12-01T00:00:00.000Z" };
  expect(refusedFrom(402, { details }, "Said.")).toEqual({
    message: "Said.",
    reason: "quota",
    resetsAt: "2026-12-01T00:00:00.000Z",
    isUsageCheck: false,
  });
});

test("an answer that isn't JSON still has a reason", () => {
  expect(refusedFrom(502, undefined, "Said.")?.reason).toBe("fault");
});
