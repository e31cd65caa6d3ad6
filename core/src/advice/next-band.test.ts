import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { judge, kindMixOf } from "../analysis/judge.ts";
import { runAudits } from "../analysis/run-audits.ts";
import { scoreSections } from "../analysis/score-sections.ts";
import { articleHtml } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { subjectWithReading } from "../analysis/testing/with-reading.ts";
import { allAudits } from "../audits/all.ts";
import type { AnalysisResult } from "../contract/analysis-result.ts";
import { overallScore } from "../score/points.ts";
import { exactScore, planToNextBand, possibleEdits, scoreAfter } from "./next-band.ts";

const html = articleHtml();

/** Verdicts are given, so that the score does not depend on the models. */
function analysisWithFaults(): AnalysisResult {
  const checks = {
    answer_early: "no",
    answer_quotable: "no",
    figures: "no",
    outside_sources: "no",
    first_hand: "no",
    summary: "no",
  } as const;
  const subject = subjectWithReading(html, { checks });
  const audits = judge(runAudits(allAudits, subject), kindMixOf(subject));
  const scores = scoreSections(audits, 0);
  const overall = overallScore(scores.map(({ score }) => score));
  const whole = analyze(evidenceOf(html));
  const sections = scores.map(({ section, score }) => [
    section,
    { ...whole[section], score: { score, explanation: "" } },
  ]);
  return {
    ...whole,
    ...Object.fromEntries(sections),
    audits,
    gates: [],
    score: { score: overall, explanation: "" },
  };
}
const poor = analysisWithFaults();

test("the plan reaches the next band, and no edit of it can be left out", () => {
  const plan = planToNextBand(poor);
  expect(plan).not.toBeNull();
  if (!plan) return;
  const goal = poor.score.score >= 60 ? 85 : 60;
  expect(plan.to).toBeGreaterThanOrEqual(goal);
  for (const edit of plan.edits)
    expect(
      scoreAfter(
        poor,
        plan.edits.filter((other) => other !== edit),
      ),
    ).toBeLessThan(goal);
});

test("the plan is worth no less than a greedy choice of the same effort", () => {
  const plan = planToNextBand(poor);
  const greedy = possibleEdits(poor).toSorted((one, other) => other.gain - one.gain);
  const cost = (edits: typeof greedy) =>
    edits.reduce((sum, { effort }) => sum + (effort === "high" ? 2 : 1), 0);
  let taken = 0;
  while (scoreAfter(poor, greedy.slice(0, taken)) < (plan?.to ?? 0)) taken++;
  expect(cost(plan?.edits ?? [])).toBeLessThanOrEqual(cost(greedy.slice(0, taken)));
});

test("an edit promises no more overall points than its check can bring", () => {
  const [edit] = possibleEdits(poor);
  if (!edit) throw new Error("no edit");
  expect(scoreAfter(poor, [])).toBe(poor.score.score);
  expect(scoreAfter(poor, [edit]) - exactScore(poor)).toBeLessThanOrEqual(edit.gain);
});

test("a page that fails a gate has no plan: the gate comes first", () => {
  const blocked = { ...poor, gates: [{ id: "delivery", passed: false, found: "" }] };
  expect(planToNextBand(blocked)).toBeNull();
});

test("an excellent page has nothing to reach", () => {
  expect(planToNextBand({ ...poor, score: { ...poor.score, score: 85 } })).toBeNull();
});
