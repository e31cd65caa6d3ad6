import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { titlePromise } from "./title-promise.ts";

const PAGE = pageOf("<p>A heap gets as hot as 65 °C.</p>", { title: "Ten facts about heaps" });

test("a title that says what the page delivers passes", () => {
  expect(runWithReading(titlePromise, PAGE, { checks: { title_fits: "yes" } })).toMatchObject({
    share: 1,
    found: "The title says what the page delivers.",
  });
});

test("a title that promises something else fails and is named", () => {
  expect(runWithReading(titlePromise, PAGE, { checks: { title_fits: "no" } })).toMatchObject({
    share: 0,
    found: "The title “Ten facts about heaps” doesn't say what the page delivers.",
    fix: "Change the title so that it says what the page delivers.",
  });
});

test("a page without a title gets that as its finding", () => {
  expect(
    runWithReading(titlePromise, "<p>Heaps are hot.</p>", { checks: { title_fits: "no" } }),
  ).toMatchObject({
    found: "The page has no title that says what it delivers.",
  });
});

test("a home page is not judged by its title", () => {
  const finding = runWithReading(titlePromise, PAGE, { kind: "home", checks: { title_fits: "na" } });
  expect(finding.kind).toBe("not-applicable");
});
