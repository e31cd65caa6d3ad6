import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { articleHtml } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import type { AnswerReading, PageReading } from "../contract/reading.ts";
import { answerWords, decidersLine, questionProblem, readingLine } from "./reading-words.ts";

const { reading } = analyze(evidenceOf(articleHtml()), { question: "How hot is compost?", kind: "how-to" });
const withAnswer = (answer: Partial<AnswerReading>): PageReading => {
  if (!reading) throw new Error("no reading");
  return { ...reading, answer: { ...reading.answer, isList: false, items: [], ...answer } };
};
const page = withAnswer({});
const sentences = ["A heap reaches 60 °C.", "It cools after a month.", "Turn it weekly."];

test("one line names the kind and the question, each with the right ending", () => {
  expect(readingLine(page)).toBe("Judged as a how-to guide. Question: How hot is compost?");
  expect(readingLine({ ...page, kind: "explainer", question: "compost heat" })).toBe(
    "Judged as an explainer. Question: compost heat.",
  );
});

test("a page without a question says so, and nothing is shown as its answer", () => {
  const silent = { ...page, question: "" };
  expect(readingLine(silent)).toBe("Judged as a how-to guide. We can't tell which question it answers.");
  expect(answerWords(silent)).toBeNull();
});

test("who decided is said once where it was one", () => {
  const by = (questionBy: "engine" | "user") =>
    decidersLine({ ...withAnswer({ by: "engine" }), kindBy: "engine", questionBy });
  expect(by("engine")).toBe("Kind of page, question and answer chosen by our engine.");
  expect(by("user")).toBe("Kind of page chosen by our engine, question by the user, answer by our engine.");
});

test("only a sure answer is called one, and others are said to come closest", () => {
  const words = (answer: Partial<AnswerReading>) => answerWords(withAnswer(answer));
  expect(words({ level: "answers", sentences })).toEqual({
    title: "This sentence answers it",
    texts: sentences.slice(0, 1),
    more: 0,
  });
  expect(words({ level: "closest", sentences })).toMatchObject({
    title: "No sentence clearly answers the question. These come closest",
    texts: sentences,
  });
  expect(words({ level: "closest", sentences: sentences.slice(0, 1) })).toMatchObject({
    title: "No sentence clearly answers the question. This one comes closest",
  });
  expect(words({ level: "none", sentences })).toMatchObject({
    title: "No sentence here answers it on its own",
    texts: [],
  });
});

test("a list shows its first items and counts the rest", () => {
  const items = Array.from({ length: 14 }, (_, index) => `Item ${index + 1}`);
  expect(answerWords(withAnswer({ isList: true, items, level: "closest", sentences }))).toEqual({
    title: "The answer is a list",
    texts: items.slice(0, 10),
    more: 4,
  });
});

test("items that the page numbers have their numbers", () => {
  const list = withAnswer({ isList: true, items: ["Straw", "Leaves"], isNumbered: true });
  expect(answerWords(list)?.texts).toEqual(["1. Straw", "2. Leaves"]);
});

test("a sentence the user marked is called marked, not found", () => {
  const marked = withAnswer({ level: "answers", sentences: sentences.slice(0, 1), by: "user" });
  expect(answerWords(marked)).toMatchObject({
    title: "Marked as the answer",
    texts: ["A heap reaches 60 °C."],
  });
});

test("a page that fails the question asked says so; the engine's own guess isn't held against it", () => {
  const unanswered = withAnswer({ level: "none", sentences: [] });
  expect(questionProblem(unanswered)).toBe("This page doesn't answer “How hot is compost?”.");
  expect(questionProblem({ ...unanswered, isOffTopic: true })).toBe(
    "This page isn't about “How hot is compost?”.",
  );
  expect(questionProblem({ ...unanswered, questionBy: "model" })).not.toBeNull();
  expect(questionProblem({ ...unanswered, questionBy: "engine" })).toBeNull();
  expect(questionProblem(withAnswer({ level: "none", isList: true, items: ["Straw"] }))).toBeNull();
  expect(questionProblem(withAnswer({ level: "closest", sentences }))).toBeNull();
});
