import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { definitions } from "./definitions.ts";

const GOOD = "A compost heap is a pile of organic waste that rots.";
const BAD = "Everyone likes a good heap in spring.";

test("a page that says what its key term means passes and shows the sentence", () => {
  const finding = runWithReading(definitions, pageOf(`<p>${GOOD}</p>`), {
    checks: { key_term_defined: "yes" },
    quotes: [GOOD],
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 1,
    found: "The page says what its key term means.",
    quotes: [GOOD],
    fix: null,
  });
});

test("a page that never says what its key term means fails", () => {
  const finding = runWithReading(definitions, pageOf(`<p>${BAD}</p>`), {
    checks: { key_term_defined: "no" },
  });
  expect(finding).toMatchObject({
    kind: "scored",
    share: 0,
    found: "We found no sentence that says what the page's key term means.",
    quotes: [],
    fix: "Add one sentence near the top that says what the page's key term means.",
  });
});

test("a product page needs no definition", () => {
  const finding = runWithReading(definitions, pageOf(`<p>${BAD}</p>`), {
    kind: "product",
    checks: { key_term_defined: "na" },
  });
  expect(finding).toMatchObject({
    kind: "not-applicable",
    reason: "This isn't expected of a page like this one.",
  });
});
