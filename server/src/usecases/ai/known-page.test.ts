import { analyze } from "@citeworthy/core/analysis";
import { expect, test } from "vitest";
import { knownReading } from "../../testing/known-reading.ts";
import { modelReading } from "../../testing/model-reading.ts";
import { comparedWithKnown, knownEvidence } from "./known-page.ts";

const right = (reading: typeof knownReading) =>
  comparedWithKnown({
    kind: reading.kind as "how-to",
    question: reading.question,
    sentences: reading.answer.sentences,
    checks: Object.fromEntries(Object.entries(reading.checks).map(([name, { verdict }]) => [name, verdict])),
  }).filter(({ isRight }) => isRight).length;

test("the right reading agrees on every point, an empty one on few, and our own rules leave room above them", () => {
  expect(right(knownReading)).toBe(12);
  expect(right(modelReading({ kind: "other", question: "What is white crust in the kettle?" }))).toBe(3);
  const own = analyze(knownEvidence(new Date("2026-11-17T09:00:00Z"))).reading;
  if (!own) throw new Error("not read");
  const agreed = comparedWithKnown({ ...own, sentences: own.answer.sentences });
  expect(agreed.filter(({ isRight }) => isRight).length).toBeLessThan(11);
});

test("every quote of the right reading is on the page", () => {
  const { html } = knownEvidence(new Date());
  const text = html.replaceAll(/<[^>]+>/g, "");
  for (const { quote } of Object.values(knownReading.checks)) expect(text).toContain(quote);
});
