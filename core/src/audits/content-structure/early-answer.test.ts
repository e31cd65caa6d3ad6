import { expect, test } from "vitest";
import { padding, pageOf } from "../../analysis/testing/run-audit.ts";
import { readingWith, runWithReading } from "../../analysis/testing/with-reading.ts";
import { earlyAnswer } from "./early-answer.ts";

const ANSWER = "A compost heap gets as hot as 65 °C.";
const question = "how hot does a compost heap get";
const later = { ...readingWith({}).answer, level: "answers" as const, sure: true, sentences: [ANSWER] };

test("an answer in the first 100 words passes and is shown", () => {
  const finding = runWithReading(earlyAnswer, pageOf(`<p>${ANSWER}</p>${padding(20)}`), {
    checks: { answer_early: "yes" },
    quotes: [ANSWER],
    reading: { question, answer: { ...later, place: "opening", opening: 1 } },
  });
  expect(finding).toMatchObject({
    share: 1,
    found: "The first 100 words answer “how hot does a compost heap get”.",
    quotes: [ANSWER],
    fix: null,
  });
});

test("an opening that answers in part earns a part", () => {
  const finding = runWithReading(earlyAnswer, pageOf(`<p>${ANSWER}</p>${padding(20)}`), {
    checks: { answer_early: "yes" },
    quotes: [ANSWER],
    reading: { question, answer: { ...later, place: "opening", opening: 0.7 } },
  });
  expect(finding).toMatchObject({ share: 0.7 });
});

test("an opening without an answer fails and names the question", () => {
  const finding = runWithReading(earlyAnswer, pageOf(padding(20)), {
    checks: { answer_early: "no" },
    reading: { question },
  });
  expect(finding).toMatchObject({
    share: 0,
    found: "The first 100 words don't answer “how hot does a compost heap get”.",
    fix: "Answer the question in the first two sentences.",
  });
});

test("a certain answer further down is the sentence to move", () => {
  const finding = runWithReading(earlyAnswer, pageOf(`${padding(20)}<p>${ANSWER}</p>`), {
    checks: { answer_early: "no" },
    reading: { question, answer: { ...later, place: "later" } },
  });
  expect(finding).toMatchObject({ fix: `Move this sentence to the top: “${ANSWER}”` });
});

test("a sentence that only comes close is not one to move", () => {
  const finding = runWithReading(earlyAnswer, pageOf(`${padding(20)}<p>${ANSWER}</p>`), {
    checks: { answer_early: "no" },
    reading: { question, answer: { ...later, level: "closest", sure: false, place: "later" } },
  });
  expect(finding).toMatchObject({ fix: "Answer the question in the first two sentences." });
});

test("a catalogue has no question to answer early", () => {
  const finding = runWithReading(earlyAnswer, pageOf(padding(3)), {
    kind: "catalogue",
    checks: { answer_early: "na" },
  });
  expect(finding.kind).toBe("not-applicable");
});
