/**
 * What follows from learned numbers. Each of these changes whenever the engine gets better, so none of them is a gate:
 * `BENCH_DATA=folder npm run learn` renews all of them at once. Read the difference before you commit it.
 */
import { expect, test } from "vitest";
import { analyze } from "../../core/src/analysis/analyze.ts";
import { articleHtml } from "../../core/src/analysis/testing/article.ts";
import { evidenceOf } from "../../core/src/analysis/testing/evidence.ts";
import { allAudits } from "../../core/src/audits/all.ts";
import { LEARNED } from "../../core/src/reading/weights/manifest.ts";
import { RUBRIC_VERSION } from "../../core/src/score/rubric.ts";
import { scoringDocument, shareOfAnswers } from "../../core/src/score/scoring-document.ts";
import { VALIDITY } from "../../core/src/score/weights/validity.ts";
import { openSite } from "../site/open-site.ts";
import { learningCodeHash } from "./learned-from.ts";
import { ownPages } from "./own-pages.ts";

test("the weights were learned with the code as it is", () => {
  expect(learningCodeHash()).toBe(LEARNED.code);
});

test("validity was measured on the current rubric", () => {
  expect(VALIDITY.rubric).toBe(RUBRIC_VERSION);
});

test("a third to three fifths of all points depend on answers and facts", () => {
  expect(shareOfAnswers(allAudits)).toBeGreaterThanOrEqual(33);
  expect(shareOfAnswers(allAudits)).toBeLessThanOrEqual(60);
});

test("docs/SCORING.md is what the rubric says", async () => {
  await expect(scoringDocument(allAudits)).toMatchFileSnapshot("../../docs/SCORING.md");
});

test("the golden report: saved evidence in, whole result out", async () => {
  const result = analyze(evidenceOf(articleHtml()));
  await expect(`${JSON.stringify(result, null, 2)}\n`).toMatchFileSnapshot("./golden-report.snapshot");
});

test("the scores and kinds of our own pages", async () => {
  await expect(await ownPages(await openSite())).toMatchFileSnapshot("./own-pages.snapshot");
});
