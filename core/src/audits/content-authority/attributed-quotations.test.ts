import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { attributedQuotations } from "./attributed-quotations.ts";

const GOOD = "“The core is a furnace,” said Maria Lindt, soil scientist.";
const BAD = "A heap gets hot.";

test("a quote from a named person passes", () => {
  const finding = runWithReading(attributedQuotations, pageOf(`<p>${GOOD}</p>`), {
    checks: { expert_quotes: "yes" },
    quotes: [GOOD],
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 1,
    found: "The page quotes a named person.",
    quotes: [GOOD],
    fix: null,
  });
});

test("a page without such a quote fails", () => {
  const finding = runWithReading(attributedQuotations, pageOf(`<p>${BAD}</p>`), {
    checks: { expert_quotes: "no" },
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 0,
    found: "We found no quote from a named person.",
    quotes: [],
    fix: "Quote a named expert where it supports your main claim.",
  });
});

test("a recipe needs no quotes", () => {
  const finding = runWithReading(attributedQuotations, pageOf(`<p>${BAD}</p>`), {
    kind: "recipe",
    checks: { expert_quotes: "na" },
  });
  expect(finding).toMatchObject({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
});
