import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { topicFocus } from "./topic-focus.ts";

const GOOD = "A heap gets hot because bacteria release energy.";
const BAD = "Our boats are fast and cheap this summer.";

test("a page that stays on its topic passes", () => {
  const finding = runWithReading(topicFocus, pageOf(`<p>${GOOD}</p>`), {
    checks: { stays_on_topic: "yes" },
    quotes: [GOOD],
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 1,
    found: "The page stays on its topic.",
    quotes: [GOOD],
    fix: null,
  });
});

test("a page that leaves its topic fails", () => {
  const finding = runWithReading(topicFocus, pageOf(`<p>${BAD}</p>`), {
    checks: { stays_on_topic: "no" },
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 0,
    found: "Parts of the page leave its topic.",
    quotes: [],
    fix: "Move the parts that don't serve the page's question to their own page.",
  });
});

test("a home page has no single topic to stay on", () => {
  const finding = runWithReading(topicFocus, pageOf(`<p>${BAD}</p>`), {
    kind: "home",
    checks: { stays_on_topic: "na" },
  });
  expect(finding).toMatchObject({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
});
