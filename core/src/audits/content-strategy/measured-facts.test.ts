import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { measuredFacts } from "./measured-facts.ts";

const GOOD = "A heap of one cubic meter reaches 65 °C in nine days.";
const BAD = "A heap gets hot rather fast.";

test("a page with concrete numbers passes and shows one", () => {
  const finding = runWithReading(measuredFacts, pageOf(`<p>${GOOD}</p>`), {
    checks: { figures: "yes" },
    quotes: [GOOD],
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 1,
    found: "The text gives concrete numbers.",
    quotes: [GOOD],
    fix: null,
  });
});

test("a page without numbers fails", () => {
  const finding = runWithReading(measuredFacts, pageOf(`<p>${BAD}</p>`), {
    checks: { figures: "no" },
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 0,
    found: "We found few or no concrete numbers in the text.",
    quotes: [],
    fix: "Add two or three numbers your readers would ask for, with their source.",
  });
});

test("an opinion that needs no numbers is not judged", () => {
  const finding = runWithReading(measuredFacts, pageOf(`<p>${BAD}</p>`), {
    kind: "opinion",
    checks: { figures: "na" },
  });
  expect(finding).toMatchObject({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
});
