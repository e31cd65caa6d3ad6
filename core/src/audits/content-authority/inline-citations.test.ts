import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { inlineCitations } from "./inline-citations.ts";

const GOOD = "The size trial of the state extension service measured 62 °C.";
const BAD = "Everybody knows that heaps are hot.";

test("a page with outside sources passes", () => {
  const finding = runWithReading(inlineCitations, pageOf(`<p>${GOOD}</p>`), {
    checks: { outside_sources: "yes" },
    quotes: [GOOD],
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 1,
    found: "The text cites outside sources.",
    quotes: [GOOD],
    fix: null,
  });
});

test("a page without outside sources fails", () => {
  const finding = runWithReading(inlineCitations, pageOf(`<p>${BAD}</p>`), {
    checks: { outside_sources: "no" },
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 0,
    found: "We found no outside source behind the page's claims.",
    quotes: [],
    fix: "Link your main claim to the document it comes from.",
  });
});

test("a product page needs no outside sources", () => {
  const finding = runWithReading(inlineCitations, pageOf(`<p>${BAD}</p>`), {
    kind: "product",
    checks: { outside_sources: "na" },
  });
  expect(finding).toMatchObject({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
});
