import { expect, test } from "vitest";
import {
  exitStatusFor,
  failureLine,
  judge,
  NONE,
  ONE_FAILED,
  ONE_PASSED,
  ONE_SKIPPED,
  sum,
  summaryLine,
  type Tally,
} from "./tally.ts";

const report = (tally: Tally) => ({ tally, failures: [] });

test("the last line names passed and failed, and skipped only when there are any", () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe("12 passed, 0 failed");
  expect(summaryLine({ passed: 12, failed: 3, skipped: 2 })).toBe("12 passed, 3 failed, 2 skipped");
});

test("one failure among many passes makes the whole run fail", () => {
  const total = sum([ONE_PASSED, { passed: 340, failed: 0, skipped: 0 }, ONE_FAILED, ONE_SKIPPED]);

  expect(summaryLine(total)).toBe("341 passed, 1 failed, 1 skipped");
  expect(exitStatusFor(total)).toBe(1);
});

test("skips alone do not make a run fail", () => {
  expect(exitStatusFor(sum([ONE_PASSED, ONE_SKIPPED]))).toBe(0);
});

test("a runner that ends badly without naming a failed test counts as one failure", () => {
  expect(judge(report({ passed: 7, failed: 0, skipped: 0 }), 1).tally).toEqual({
    passed: 7,
    failed: 1,
    skipped: 0,
  });
});

test("a runner that leaves no report, or ran nothing, counts as one failure even with status 0", () => {
  expect(judge(null, 0).tally).toEqual(ONE_FAILED);
  expect(judge(report(NONE), 0).tally).toEqual(ONE_FAILED);
});

test("named failures are counted as named, not once more for the exit status", () => {
  const named = report({ passed: 5, failed: 2, skipped: 0 });
  expect(judge(named, 1)).toEqual(named);
});

test("a failure is one line that begins with FAIL", () => {
  expect(failureLine({ name: "lint", reason: "core/a.ts:1:1 unused" })).toBe(
    "FAIL lint: core/a.ts:1:1 unused",
  );
});
