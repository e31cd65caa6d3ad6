import { expect, test } from "vitest";
import { padding, pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { age } from "./age.ts";

const dated = (day: string, title?: string) =>
  pageOf(`<p>Published <time datetime="${day}">${day}</time></p>${padding(6)}`, title ? { title } : {});
const shareOf = (html: string) => {
  const finding = runWithReading(age, html);
  return finding.kind === "scored" ? finding.share : null;
};

test("a page as new as what engines cite passes", () => {
  expect(runWithReading(age, dated("2026-10-01"))).toMatchObject({
    share: 1,
    found: "Latest date found: 2026-10-01, 45 days ago.",
    quotes: ["2026-10-01"],
  });
});

test("an old page loses points where the topic changes quickly, and is reported elsewhere", () => {
  expect(runWithReading(age, dated("2022-11-15", "Best compost bins"))).toMatchObject({
    found: "The latest date we found is 2022-11-15, 4 years ago.",
    fix: "Update what has changed, then change the date.",
  });
  expect(runWithReading(age, dated("2022-11-15"))).toMatchObject({
    kind: "reported",
    found: "Latest date found: 2022-11-15, 4 years ago.",
  });
});

test("half of the points are gone 270 days after the fresh ones", () => {
  expect(shareOf(dated("2025-09-16", "Best compost bins"))).toBeCloseTo(0.5);
});

test("a page without a date, of a kind that carries none, or of one day is not judged", () => {
  expect(runWithReading(age, pageOf(padding(6)))).toEqual({
    kind: "not-applicable",
    reason: "We found no date on this page.",
  });
  expect(
    runWithReading(age, dated("2020-01-01"), { checks: { visible_date: "na" }, kind: "product" }),
  ).toEqual({
    kind: "not-applicable",
    reason: "We don't expect a date on a page of the kind “product”.",
  });
  expect(runWithReading(age, dated("2020-01-01"), { kind: "news" })).toMatchObject({
    kind: "not-applicable",
  });
});

test("a date that only the structured data has isn't denied", () => {
  const head = '<script type="application/ld+json">{"@type":"Article","datePublished":"2025-03-27"}</script>';
  expect(runWithReading(age, pageOf(padding(6), { head }))).toEqual({
    kind: "not-applicable",
    reason: "We found a date only in the structured data (2025-03-27).",
  });
});
