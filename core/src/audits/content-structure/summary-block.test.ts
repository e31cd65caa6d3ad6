import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { summaryBlock } from "./summary-block.ts";

const GOOD = "Key takeaways: large heaps get hot and small ones don't.";
const BAD = "A heap gets hot.";

test("a page that sums itself up passes and shows where", () => {
  const finding = runWithReading(summaryBlock, pageOf(`<p>${GOOD}</p>`), {
    checks: { summary: "yes" },
    quotes: [GOOD],
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 1,
    found: "The page sums up its main points.",
    quotes: [GOOD],
    fix: null,
  });
});

test("a page without a summary fails", () => {
  const finding = runWithReading(summaryBlock, pageOf(`<p>${BAD}</p>`), {
    checks: { summary: "no" },
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 0,
    found: "We found no summary of the main points.",
    quotes: [],
    fix: "Add three to five key takeaways after the first paragraph.",
  });
});

test("a recipe needs no summary", () => {
  const finding = runWithReading(summaryBlock, pageOf(`<p>${BAD}</p>`), {
    kind: "recipe",
    checks: { summary: "na" },
  });
  expect(finding).toMatchObject({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
});
