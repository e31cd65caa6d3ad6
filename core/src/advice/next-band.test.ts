import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { articleHtml, bodyParts, without } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { planToNextBand, possibleEdits, scoreAfter } from "./next-band.ts";

const poor = analyze(evidenceOf(articleHtml({ body: without(bodyParts(), "answer", "figures", "steps") })));

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

test("a page behind a failed gate has no plan: the gate comes first", () => {
  const blocked = { ...poor, gates: [{ id: "delivery", passed: false, found: "" }] };
  expect(planToNextBand(blocked)).toBeNull();
});

test("an excellent page has nothing to reach", () => {
  expect(planToNextBand({ ...poor, score: { ...poor.score, score: 85 } })).toBeNull();
});
