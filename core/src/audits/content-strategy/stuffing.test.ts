import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { stuffing } from "./stuffing.ts";

const GOOD = "A heap needs air, water and time.";
const BAD = "Compost heap heat, cheap compost heap, hot compost heap and compost heap help.";

test("a page with natural wording passes", () => {
  const finding = runWithReading(stuffing, pageOf(`<p>${GOOD}</p>`), {
    checks: { stuffed: "no" },
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 1,
    found: "We found no keyword that is repeated unusually often.",
    quotes: [],
    fix: null,
  });
});

test("a page that repeats its keyword fails and shows the sentence", () => {
  const finding = runWithReading(stuffing, pageOf(`<p>${BAD}</p>`), {
    checks: { stuffed: "yes" },
    quotes: [BAD],
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 0,
    found: "The text repeats its keywords unusually often.",
    quotes: [BAD],
    fix: "Replace some of the repeated keywords with a pronoun or a synonym.",
  });
});

test("a reference page that has to repeat its term is not judged", () => {
  const finding = runWithReading(stuffing, pageOf(`<p>${BAD}</p>`), {
    kind: "reference",
    checks: { stuffed: "na" },
  });
  expect(finding).toMatchObject({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
});
