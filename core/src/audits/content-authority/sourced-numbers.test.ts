import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { sourcedNumbers } from "./sourced-numbers.ts";

const GOOD = "Most heaps pass 55 °C, according to a 2024 study by Cornell University.";
const BAD = "Most heaps pass 55 °C.";

test("numbers with their source pass and one is shown", () => {
  const finding = runWithReading(sourcedNumbers, pageOf(`<p>${GOOD}</p>`), {
    checks: { figures_sourced: "yes" },
    quotes: [GOOD],
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 1,
    found: "The main numbers name or link their source.",
    quotes: [GOOD],
    fix: null,
  });
});

test("numbers without a source fail", () => {
  const finding = runWithReading(sourcedNumbers, pageOf(`<p>${BAD}</p>`), {
    checks: { figures_sourced: "no" },
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 0,
    found: "The page gives numbers, but we found no source for most of them.",
    quotes: [],
    fix: "Name or link the source of your main number in the same sentence.",
  });
});

test("a page without numbers is not judged by their sources", () => {
  const finding = runWithReading(sourcedNumbers, pageOf(`<p>${BAD}</p>`), {
    kind: "opinion",
    checks: { figures_sourced: "na" },
  });
  expect(finding).toMatchObject({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
});
