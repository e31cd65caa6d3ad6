import { expect, test } from "vitest";
import { padding, pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { visibleDate } from "./visible-date.ts";

const PAGE = pageOf(`<p>Published 1 October 2026</p>${padding(6)}`);

test("a date that readers see passes and is quoted", () => {
  expect(
    runWithReading(visibleDate, PAGE, { checks: { visible_date: "yes" }, quotes: ["1 October 2026"] }),
  ).toMatchObject({ share: 1, found: "Readers see a date: 2026-10-01.", quotes: ["1 October 2026"] });
});

test("a page that shows no date fails with one instruction", () => {
  expect(runWithReading(visibleDate, pageOf(padding(6)), { checks: { visible_date: "no" } })).toMatchObject({
    share: 0,
    found: "We found no date that readers can see.",
    fix: "Show the date of the last update under the title.",
  });
});

test("a page that needs no date, or whose date is unsure, is not judged", () => {
  for (const verdict of ["na", "unsure"] as const)
    expect(runWithReading(visibleDate, PAGE, { checks: { visible_date: verdict } }).kind).toBe(
      "not-applicable",
    );
});
