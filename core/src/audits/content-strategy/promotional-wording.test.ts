import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { promotionalWording } from "./promotional-wording.ts";

const GOOD = "A heap needs air, water and time.";
const BAD = "Our world-class bins are simply the best you can buy.";

test("a page that informs passes", () => {
  const finding = runWithReading(promotionalWording, pageOf(`<p>${GOOD}</p>`), {
    checks: { promotional: "no" },
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 1,
    found: "We found little or no promotional wording.",
    quotes: [],
    fix: null,
  });
});

test("a page that praises itself fails and shows the praise", () => {
  const finding = runWithReading(promotionalWording, pageOf(`<p>${BAD}</p>`), {
    checks: { promotional: "yes" },
    quotes: [BAD],
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 0,
    found: "The text uses promotional wording.",
    quotes: [BAD],
    fix: "Replace the praise with something a reader can check, such as a number or a test result.",
  });
});

test("an event page is not judged by its praise", () => {
  const finding = runWithReading(promotionalWording, pageOf(`<p>${BAD}</p>`), {
    kind: "event",
    checks: { promotional: "na" },
  });
  expect(finding).toMatchObject({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
});
