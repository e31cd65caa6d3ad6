import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { pointsOf } from "../../score/score-model.ts";
import { speed } from "./speed.ts";

const page = pageOf(padding(3));

test("a slow answer is reported without points, because it was measured once", () => {
  expect(pointsOf(speed)).toBe(0);
  expect(runAudit(speed, page, { timings: { firstByteMs: 2999.6, totalMs: 4000 } })).toMatchObject({
    kind: "reported",
    found: "Not scored. The first byte arrived after 3000 ms.",
  });
});

test("a time that was not measured is not reported", () => {
  expect(runAudit(speed, page, { timings: { firstByteMs: null, totalMs: null } })).toMatchObject({
    kind: "not-applicable",
    reason: "Response time was not measured.",
  });
});
