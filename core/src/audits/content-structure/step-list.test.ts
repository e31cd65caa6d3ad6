import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { stepList } from "./step-list.ts";

const GOOD = "Push the probe into the middle of the heap.";
const BAD = "Just pile it up and see.";

test("a how-to with steps passes", () => {
  const finding = runWithReading(stepList, pageOf(`<p>${GOOD}</p>`), {
    checks: { steps: "yes" },
    quotes: [GOOD],
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 1,
    found: "The instructions are given as steps.",
    quotes: [GOOD],
    fix: null,
  });
});

test("a how-to without steps fails", () => {
  const finding = runWithReading(stepList, pageOf(`<p>${BAD}</p>`), {
    checks: { steps: "no" },
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 0,
    found: "The page explains how to do something, but we found no numbered steps.",
    quotes: [],
    fix: "Turn the procedure into a numbered list with one action per step.",
  });
});

test("a page that isn't a how-to needs no steps", () => {
  const finding = runWithReading(stepList, pageOf(`<p>${BAD}</p>`), {
    kind: "news",
    checks: { steps: "na" },
  });
  expect(finding).toMatchObject({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
});
