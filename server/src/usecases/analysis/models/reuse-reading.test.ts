import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import type { ModelReading } from "@citeworthy/core/reading/language-model/model-reading";
import { expect, test } from "vitest";
import { modelReading } from "../../../testing/model-reading.ts";
import { reusableReading } from "./reuse-reading.ts";

const READING = modelReading({
  answer: { sentences: ["It takes 16 hours."], isList: false, items: [] },
  checks: {
    figures: { quote: "It takes 16 hours.", verdict: "yes" },
    named_author: { quote: "Ida Brandt", verdict: "yes" },
    steps: { quote: "", verdict: "na" },
  },
});
const reuse = (given: GivenReading, before: GivenReading = {}) =>
  reusableReading({ said: { model: "m", said: READING }, given: before }, given)?.said as ModelReading;

test("nothing changes for the same question, whether the user repeats the model's or gives none", () => {
  expect(reuse({})).toEqual(READING);
  expect(reuse({ question: READING.question })).toEqual(READING);
  expect(reuse({ question: "Why?" }, { question: "Why?" })).toEqual(READING);
});

test("another question drops the answer and the verdicts about it, and keeps the rest", () => {
  const said = reuse({ question: "What does it cost?" });
  expect(said).toMatchObject({ question: "", answer: { sentences: [""] }, kind: "how-to" });
  expect(said.checks.figures.verdict).toBe("");
  expect(said.checks.named_author).toEqual(READING.checks.named_author);
});

test("a question that the user takes back was not the model's idea, and neither was the kind", () => {
  expect(reuse({}, { question: READING.question })).toMatchObject({ question: "" });
  expect(reuse({}, { kind: "how-to" })).toMatchObject({ kind: "", question: READING.question });
});

test("another kind drops the verdicts that nothing was to be expected of it", () => {
  const { checks } = reuse({ kind: "review" });
  expect(checks.steps.verdict).toBe("");
  expect(checks.figures.verdict).toBe("yes");
});

test("a reading in another form is not used", () => {
  expect(reusableReading({ said: { model: "m", said: { kind: "how-to" } }, given: {} }, {})).toBeNull();
});
