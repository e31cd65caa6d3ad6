import { analyze } from "@citeworthy/core/analysis";
import { optimizeArticle } from "@citeworthy/core/optimize/optimize-article";
import { expect, test } from "vitest";
import { samplePage } from "./sample-page.ts";

const clock = { now: () => new Date("2026-11-17T12:00:00Z") };
const sample = samplePage("https://citeworthy.example", clock);
const report = analyze(sample.evidence());

test("the sample report opens without doubt: a sure kind of page and a question that is one", () => {
  const { reading } = report;
  expect(reading?.kindSure).toBeGreaterThan(0.6);
  expect(reading?.question).toMatch(/^(?:What|How|Why|When|Which|Who|Where) .+\?$/);
});

test("the sample report and its article agree on where the answer is, and no edit of it costs points", () => {
  const { reading } = report;
  const article = optimizeArticle(sample.evidence(), { before: report });
  const opening = article?.edits.find(({ after }) => after === reading?.answer.sentences[0]);
  expect(reading?.answer).toMatchObject({ level: "answers" });
  // An edit that moves the answer up says that readers met it late, so the report must say the same.
  expect(opening).toBeDefined();
  expect(reading?.answer.place).not.toBe("opening");
  expect(article?.edits.filter(({ points }) => points < 0)).toEqual([]);
});
