import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { originalData } from "./original-data.ts";

const GOOD = "We measured 120 heaps in May 2024.";
const BAD = "Heaps are said to get hot.";

test("a page with its own measurement passes and shows it", () => {
  const finding = runWithReading(originalData, pageOf(`<p>${GOOD}</p>`), {
    checks: { first_hand: "yes" },
    quotes: [GOOD],
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 1,
    found: "The page gives first-hand information, such as its own test, data or experience.",
    quotes: [GOOD],
    fix: null,
  });
});

test("a page that only repeats what others say fails", () => {
  const finding = runWithReading(originalData, pageOf(`<p>${BAD}</p>`), {
    checks: { first_hand: "no" },
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 0,
    found: "We found no information that only this page has, such as your own test, data or experience.",
    quotes: [],
    fix: "Add what you measured or experienced yourself, with how many cases and when.",
  });
});

test("a catalogue needs no first-hand information", () => {
  const finding = runWithReading(originalData, pageOf(`<p>${BAD}</p>`), {
    kind: "catalogue",
    checks: { first_hand: "na" },
  });
  expect(finding).toMatchObject({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
});
