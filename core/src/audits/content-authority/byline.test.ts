import { expect, test } from "vitest";
import { padding, pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { byline } from "./byline.ts";

const SIGNED = pageOf(`<p>By Rosa Feld</p>${padding(5)}`);

test("a named author passes and is shown", () => {
  const finding = runWithReading(byline, SIGNED, {
    checks: { named_author: "yes" },
    quotes: ["Rosa Feld"],
    reading: { author: "Rosa Feld" },
  });
  expect(finding).toMatchObject({ share: 1, found: "Author shown: Rosa Feld.", quotes: ["Rosa Feld"] });
});

test("an author whose name we can't read is not made up", () => {
  expect(runWithReading(byline, SIGNED, { checks: { named_author: "yes" } })).toMatchObject({
    found: "The page names its author.",
  });
});

test("a page without an author fails", () => {
  expect(runWithReading(byline, pageOf(padding(5)), { checks: { named_author: "no" } })).toMatchObject({
    share: 0,
    found: "We found no author name on the page.",
    fix: "Show the author's full name under the title.",
  });
});

test("a product page needs no author", () => {
  const finding = runWithReading(byline, pageOf(padding(5)), {
    kind: "product",
    checks: { named_author: "na" },
  });
  expect(finding.kind).toBe("not-applicable");
});
