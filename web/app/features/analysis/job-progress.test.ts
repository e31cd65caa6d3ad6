import { expect, test } from "vitest";
import { endOf, NOTHING_YET, percentDone, withReport } from "./job-progress.ts";

test("a step keeps its last report", () => {
  const started = withReport(NOTHING_YET, { step: "fetch", state: "running" });
  const done = withReport(started, { step: "fetch", state: "done", detail: "Status 200" });
  expect(done.reports).toEqual({ fetch: { step: "fetch", state: "done", detail: "Status 200" } });
});

test("the bar moves when a step begins and when it ends, and is never full before the end", () => {
  const first = withReport(NOTHING_YET, { step: "fetch", state: "running" });
  expect([
    percentDone(NOTHING_YET),
    percentDone(first),
    percentDone(withReport(first, { step: "fetch", state: "done" })),
  ]).toEqual([0, 10, 20]);
});

test("a page that did not answer may be asked again; one that refused may not", () => {
  expect(endOf("failed", { code: "page/timeout", error: "slow" })).toMatchObject({ mayPass: true });
  expect(endOf("failed", { code: "page/status", error: "Status 404" })).toEqual({
    kind: "failed",
    message: "Status 404",
    mayPass: false,
  });
});

test("a result that could not be saved is still shown", () => {
  expect(endOf("done", { notice: "not saved", result: {} as never })).toMatchObject({
    kind: "unsaved",
    notice: "not saved",
  });
});
