import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { faqBlock } from "./faq-block.ts";

const GOOD = "Can I compost meat?";
const BAD = "A heap gets hot.";

test("a page with questions and answers passes and shows one", () => {
  const finding = runWithReading(faqBlock, pageOf(`<p>${GOOD}</p>`), {
    checks: { faq: "yes" },
    quotes: [GOOD],
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 1,
    found: "The page answers its readers' questions one by one.",
    quotes: [GOOD],
    fix: null,
  });
});

test("a page without questions fails", () => {
  const finding = runWithReading(faqBlock, pageOf(`<p>${BAD}</p>`), {
    checks: { faq: "no" },
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 0,
    found: "We found no questions with their answers below.",
    quotes: [],
    fix: "Add questions your readers ask, each answered in two or three sentences.",
  });
});

test("a news report needs no questions and answers", () => {
  const finding = runWithReading(faqBlock, pageOf(`<p>${BAD}</p>`), {
    kind: "news",
    checks: { faq: "na" },
  });
  expect(finding).toMatchObject({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
});
