import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { articleHtml } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import type { AnalysisResult } from "../contract/analysis-result.ts";
import { compareAnalyses } from "./compare-analyses.ts";

const HTML = articleHtml().replace(" · Updated", "</p><p>Updated");
const analyzed = (html: string) => analyze(evidenceOf(html));
const before = analyzed(HTML);
const later = (html: string) =>
  html.replaceAll("2026-08-20", "2026-10-02").replaceAll("20 August 2026", "2 October 2026");

/** The same result with another share of one check. */
function withShare(result: AnalysisResult, id: string, share: number): AnalysisResult {
  const audits = result.audits.map((audit) => (audit.id === id ? { ...audit, share } : audit));
  return { ...result, audits };
}

test("the same page has no changes", () => {
  expect(compareAnalyses(before, analyzed(HTML))).toMatchObject({
    checks: [],
    sentences: [],
    dateOnly: null,
  });
});

test("a check that moved by less than a quarter is noise", () => {
  const half = withShare(before, "canonical", 0.5);
  const changes = (share: number) =>
    compareAnalyses(half, withShare(before, "canonical", share)).checks.map(({ id, better }) => [id, better]);
  for (const share of [0.5, 0.3, 0.74]) expect(changes(share)).toEqual([]);
  expect(changes(0.75)).toEqual([["canonical", true]]);
  expect(changes(0.25)).toEqual([["canonical", false]]);
});

test("a date that moved alone is told", () => {
  const changes = compareAnalyses(before, analyzed(later(HTML)));
  expect(changes.sentences).toEqual([]);
  expect(changes.dateOnly).toEqual({ before: "2026-08-20", after: "2026-10-02" });
});

test("a date that moved together with the text is an update, not a date alone", () => {
  const updated = later(HTML).replace(
    "Most heaps pass 55 °C within ten days",
    "Most heaps pass 60 °C within two weeks",
  );
  const changes = compareAnalyses(before, analyzed(updated));
  expect(changes.sentences).toHaveLength(1);
  expect(changes.dateOnly).toBeNull();
});
