import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { balancedView } from "./balanced-view.ts";

const GOOD = "A heap under half a cubic meter never gets hot.";
const BAD = "A heap is great for everyone.";

test("a page that names a limit passes and shows it", () => {
  const finding = runWithReading(balancedView, pageOf(`<p>${GOOD}</p>`), {
    checks: { limits_told: "yes" },
    quotes: [GOOD],
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 1,
    found: "The page mentions limits, drawbacks or exceptions.",
    quotes: [GOOD],
    fix: null,
  });
});

test("a page that names no limit fails", () => {
  const finding = runWithReading(balancedView, pageOf(`<p>${BAD}</p>`), {
    checks: { limits_told: "no" },
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 0,
    found: "We found no mention of a limit, drawback or exception.",
    quotes: [],
    fix: "Add a sentence that says when your main advice does not apply.",
  });
});

test("an event page has no advice to limit", () => {
  const finding = runWithReading(balancedView, pageOf(`<p>${BAD}</p>`), {
    kind: "event",
    checks: { limits_told: "na" },
  });
  expect(finding).toMatchObject({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
});
