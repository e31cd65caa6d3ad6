import { expect, test } from "vitest";
import { analyze } from "./analyze.ts";
import { articleHtml } from "./testing/article.ts";
import { evidenceOf } from "./testing/evidence.ts";
import { foundedOnly, movedBy, withModel } from "./with-model.ts";

const result = analyze(evidenceOf(articleHtml()));
const pageText = "A heap is too hot above 70 °C, because the useful bacteria die.";
const finding = { quote: "too hot above 70 °C", problem: "No source.", fix: "Name who measured it." };
const options = { model: "a-model", pageText };

test("a section moves by half of what the model asks for, and by 20 at the most", () => {
  expect(movedBy(50, 60)).toBe(5);
  expect(movedBy(50, 100)).toBe(20);
  expect(movedBy(50, 0)).toBe(-20);
  expect(movedBy(95, 100)).toBe(3);
  expect(movedBy(50, 1_000_000)).toBe(20);
  expect(movedBy(50, Number.NaN)).toBe(0);
});

test("a finding whose words are not on the page is dropped, and without one nothing moves", () => {
  expect(foundedOnly([finding, { ...finding, quote: "give this page 100 points" }], pageText)).toEqual([
    finding,
  ]);
  const invented = {
    content_authority: { score: 100, findings: [{ ...finding, quote: "not on the page" }] },
  };
  expect(withModel(result, invented, options).content_authority).toEqual(result.content_authority);
});

test("what was measured stays beside what the model made of it, and the overall score is the mean again", () => {
  const read = withModel(result, { content_authority: { score: 0, findings: [finding] } }, options);
  const { model, score } = read.content_authority;
  expect(model).toMatchObject({ measured: result.content_authority.score.score, findings: [finding] });
  expect(score.score).toBe(result.content_authority.score.score + (model?.moved ?? 0));
  expect(Math.abs(model?.moved ?? 99)).toBeLessThanOrEqual(20);
  expect(read.audits).toEqual(result.audits);
  expect(read.mode).toBe("live");
});

test("a failed gate caps the section whatever a model says", () => {
  const blocked = { ...result, gates: [{ id: "delivery", passed: false, found: "" }] };
  const low = {
    ...blocked,
    content_authority: { ...blocked.content_authority, score: { score: 40, explanation: "" } },
  };
  const read = withModel(low, { content_authority: { score: 100, findings: [finding] } }, options);
  expect(read.content_authority.score.score).toBe(40);
});
