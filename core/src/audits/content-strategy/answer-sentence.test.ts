import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { answerSentence } from "./answer-sentence.ts";

const ANSWER = "A compost heap gets as hot as 65 °C.";
const question = "how hot does a compost heap get";

test("a sentence that answers the question on its own passes and is shown", () => {
  const finding = runWithReading(answerSentence, pageOf(`<p>${ANSWER}</p>`), {
    checks: { answer_quotable: "yes" },
    quotes: [ANSWER],
    reading: { question },
  });
  expect(finding).toMatchObject({
    share: 1,
    found: "One sentence answers “how hot does a compost heap get” on its own.",
    quotes: [ANSWER],
  });
});

test("a page without such a sentence fails, and the finding names the question", () => {
  const finding = runWithReading(answerSentence, pageOf("<p>Read on to learn more.</p>"), {
    checks: { answer_quotable: "no" },
    reading: { question },
  });
  expect(finding).toMatchObject({
    share: 0,
    found: "We found no single sentence that answers “how hot does a compost heap get” on its own.",
    fix: expect.stringMatching(/^Write one sentence/),
  });
});

test("a question that we don't know is not quoted", () => {
  const finding = runWithReading(answerSentence, pageOf("<p>Read on.</p>"), {
    checks: { answer_quotable: "no" },
  });
  expect(finding).toMatchObject({
    found: "We found no single sentence that answers the page's question on its own.",
  });
});

test("a page that the engine isn't sure about is not judged", () => {
  const finding = runWithReading(answerSentence, pageOf("<p>Read on.</p>"), {
    checks: { answer_quotable: "unsure" },
  });
  expect(finding.kind).toBe("not-applicable");
});
