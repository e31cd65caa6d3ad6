import { expect, test } from "vitest";
import { subjectOf } from "../analysis/subject.ts";
import { articleHtml, bodyParts, without } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { padding, pageOf } from "../analysis/testing/run-audit.ts";
import { competitorReferences } from "./competitor-references.ts";

const QUESTION = "How hot does a compost heap get?";
const ANSWER = "A compost heap is a pile of organic waste that gets as hot as 65 °C when it is large enough.";
const answering = articleHtml();
/** The answer of a whole article, moved to its end. */
const answeringLate = articleHtml({
  body: [...without(bodyParts(), "answer", "summary"), ...bodyParts().filter(({ id }) => id === "answer")],
});
const offTopic = pageOf(padding(20));

/** `answer`: the user marks the page's own answer, so that it is certain. */
const reasonOf = (own: string, rival: string, given: { answer?: string } = {}) => {
  const [item] = competitorReferences(
    subjectOf(evidenceOf(own), {
      question: QUESTION,
      ...given,
      rivals: [{ url: "https://rival.example/", html: rival }],
    }),
  );
  return item && "reason" in item ? item.reason : null;
};

test("a competitor is quoted with the sentence that the reading takes for its answer", () => {
  expect(reasonOf(offTopic, answering)).toMatch(/ its opening: “A compost heap is a pile of organic waste/);
});

test("a competitor whose answer comes late is said to answer further down", () => {
  expect(reasonOf(offTopic, answeringLate)).toContain("further down: “");
});

test("a competitor that is about something else is quoted with nothing", () => {
  expect(reasonOf(answering, offTopic, { answer: ANSWER })).toBe(
    "Its text has no sentence that comes close to an answer.\nYours answers more clearly. Keep the answer near the top.",
  );
});

test("a page without an answer is told to state it, one with an answer to keep it", () => {
  expect(reasonOf(offTopic, answering)).toContain("\nYours answers less clearly. State the answer");
  expect(reasonOf(offTopic, offTopic)).toContain("\nYours doesn't clearly answer it either.");
});

test("of two pages that answer, the one that answers later is told to move its answer up", () => {
  expect(reasonOf(answeringLate, answering, { answer: ANSWER })).toContain(
    "Yours answers it too, but later.",
  );
  expect(reasonOf(answering, answering)).toContain("Yours answers it too. The text alone can't tell");
});
