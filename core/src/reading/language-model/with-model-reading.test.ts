import { expect, test } from "vitest";
import { readingWith } from "../../analysis/testing/with-reading.ts";
import type { AcceptedReading } from "./model-reading.ts";
import { withModelReading } from "./with-model-reading.ts";

const engine = readingWith({ checks: { figures: "no", steps: "na", faq: "yes" }, quotes: ["What is it?"] });
const answer = {
  level: "answers" as const,
  sure: true,
  sentences: ["It takes 16 hours."],
  place: "early" as const,
  isList: false,
  items: [],
};
const accepted: AcceptedReading = {
  kind: "how-to",
  question: "How long does it take?",
  alsoAsked: [],
  answer,
  checks: {
    figures: { verdict: "yes", quotes: ["It takes 16 hours."] },
    faq: { verdict: "yes", quotes: [] },
  },
  marks: null,
};
const NOTHING: AcceptedReading = {
  kind: null,
  question: null,
  alsoAsked: [],
  answer: null,
  checks: {},
  marks: null,
};

test("accepted parts are marked as the model's, and the engine's other verdict is kept beside them", () => {
  const reading = withModelReading(engine, accepted, "a-model");
  expect(reading).toMatchObject({ kind: "how-to", kindBy: "model", questionBy: "model", model: "a-model" });
  expect(reading.answer).toEqual({ ...answer, by: "model" });
  expect(reading.checks.figures).toBe("yes");
  expect(reading.details.figures).toMatchObject({
    by: "model",
    engineSaid: "no",
    quotes: ["It takes 16 hours."],
  });
});

test("where both agree, the engine's verdict isn't repeated and its words still serve as proof", () => {
  const { faq } = withModelReading(engine, accepted, "a-model").details;
  expect(faq).toMatchObject({ verdict: "yes", by: "model", quotes: ["What is it?"] });
  expect(faq).not.toHaveProperty("engineSaid");
});

test("a model that doesn't see what the engine can prove doesn't overrule it, and its word is kept", () => {
  const checks = { faq: { verdict: "no" as const, quotes: [] } };
  const { faq } = withModelReading(engine, { ...accepted, checks }, "a-model").details;
  expect(faq).toMatchObject({ verdict: "yes", by: "engine", modelSaid: "no", quotes: ["What is it?"] });
  const unproven = readingWith({ checks: { faq: "yes" }, quotes: [] });
  expect(withModelReading(unproven, { ...accepted, checks }, "a-model").checks.faq).toBe("no");
});

test("parts that were not accepted stay the engine's", () => {
  const reading = withModelReading(engine, { ...NOTHING, kind: "news" }, "a-model");
  expect(reading).toMatchObject({ kind: "news", question: engine.question, questionBy: "engine" });
  expect(reading.answer).toEqual(engine.answer);
  expect(reading.details).toEqual(engine.details);
});

test("a reading without any accepted part names no model", () => {
  expect(withModelReading(engine, NOTHING, "a-model")).toEqual(engine);
});

test("what the user gave is not overruled by a model", () => {
  const given = {
    ...engine,
    kindBy: "user" as const,
    question: "Is it safe?",
    questionBy: "user" as const,
    answer: { ...engine.answer, sentences: ["Yes, it is safe."], by: "user" as const },
    details: { ...engine.details, figures: { ...engine.details.figures, by: "user" as const } },
  };
  const reading = withModelReading(given, accepted, "a-model");
  expect(reading).toMatchObject({ kind: "explainer", question: "Is it safe?", model: "a-model" });
  expect(reading.answer.sentences).toEqual(["Yes, it is safe."]);
  expect(reading.checks.figures).toBe("no");
});
