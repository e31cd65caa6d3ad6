import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { sectionAnswers } from "./section-answers.ts";

const GOOD = "A heap gets hot because bacteria release energy.";
const BAD = "Read on for more.";

test("headings that say what is under them pass", () => {
  const finding = runWithReading(sectionAnswers, pageOf(`<p>${GOOD}</p>`), {
    checks: { headings_tell: "yes" },
    quotes: [GOOD],
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 1,
    found: "The headings say what is under them.",
    quotes: [GOOD],
    fix: null,
  });
});

test("vague headings fail", () => {
  const finding = runWithReading(sectionAnswers, pageOf(`<p>${BAD}</p>`), {
    checks: { headings_tell: "no" },
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 0,
    found: "Some headings don't say what is under them.",
    quotes: [],
    fix: "Reword the vague headings so that each one says what its section tells the reader.",
  });
});

test("a forum thread needs no headings", () => {
  const finding = runWithReading(sectionAnswers, pageOf(`<p>${BAD}</p>`), {
    kind: "forum",
    checks: { headings_tell: "na" },
  });
  expect(finding).toMatchObject({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
});
