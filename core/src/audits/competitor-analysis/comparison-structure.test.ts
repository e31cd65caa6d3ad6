import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { comparisonStructure } from "./comparison-structure.ts";

const GOOD = "A bin costs more than a heap but needs less space.";
const BAD = "A bin is nice to have.";

test("a page that compares the options passes", () => {
  const finding = runWithReading(comparisonStructure, pageOf(`<p>${GOOD}</p>`), {
    checks: { comparison: "yes" },
    quotes: [GOOD],
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 1,
    found: "The page compares the options.",
    quotes: [GOOD],
    fix: null,
  });
});

test("a page about a choice that compares nothing fails", () => {
  const finding = runWithReading(comparisonStructure, pageOf(`<p>${BAD}</p>`), {
    checks: { comparison: "no" },
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 0,
    found: "Readers of this page choose between options, but we found no comparison.",
    quotes: [],
    fix: "Put the options in a table with one row each and the deciding properties as columns.",
  });
});

test("a news report has nothing to compare", () => {
  const finding = runWithReading(comparisonStructure, pageOf(`<p>${BAD}</p>`), {
    kind: "news",
    checks: { comparison: "na" },
  });
  expect(finding).toMatchObject({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
});
