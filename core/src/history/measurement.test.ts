import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { articleHtml } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import type { AnalysisResult } from "../contract/analysis-result.ts";
import { recordOf } from "../contract/lists/record-of.ts";
import { MARKS, type PageMarks } from "../contract/marks.ts";
import type { PageReading } from "../contract/reading.ts";
import { differenceWords } from "./difference-words.ts";
import { differencesOf, type Measured } from "./measurement.ts";

const result = analyze(evidenceOf(articleHtml()));
const read = (change: Partial<PageReading>): AnalysisResult => ({
  ...result,
  reading: { ...(result.reading as PageReading), ...change },
});
const whats = (before: Measured, after: Measured) => differencesOf(before, after).map(({ what }) => what);
const answered = (by: "engine" | "user", sentence: string) =>
  read({ answer: { ...(result.reading as PageReading).answer, by, sentences: [sentence] } });

test("two analyses of the same kind can be compared", () => {
  expect(differencesOf(result, analyze(evidenceOf(articleHtml())))).toEqual([]);
});

test("other marks of the model that count are a difference, other values of the same marks aren't", () => {
  const marked = (mark: number, change: Partial<PageMarks> = {}) =>
    read({
      model: "a-model",
      marks: {
        marks: recordOf(MARKS, () => ({ mark, reason: "", missing: "", quote: "" })),
        better: [],
        ...change,
      },
    });
  expect(differencesOf(marked(4), marked(7))).toEqual([]);
  const [difference] = differencesOf(read({ model: "a-model" }), marked(4));
  expect(difference).toEqual({ what: "marks", before: 0, after: 5 });
  expect(differenceWords(difference ? [difference] : [])).toBe(
    "Of the model's five marks, 0 counted before and 5 now. Scores before and after can't be compared.",
  );
  expect(whats(marked(4), marked(4, { fault: "alike" }))).toEqual(["marks"]);
});

test("a result without a rubric can't be compared, not even with another one without", () => {
  const { rubricVersion: _, ...old } = result;
  expect(whats(old, result)).toEqual(["rubric"]);
  expect(whats(old, old)).toEqual(["rubric"]);
  expect(whats({ ...result, rubricVersion: "" }, { ...result, rubricVersion: "" })).toEqual(["rubric"]);
});

test("the question, the kind, the model, the marked answer and the measured sections each make another measurement", () => {
  expect(whats(result, read({ question: "How do you turn a heap?" }))).toEqual(["question"]);
  expect(whats(result, read({ kind: "news", kindBy: "user" }))).toEqual(["kind"]);
  expect(whats(result, read({ model: "gpt-5" }))).toEqual(["model"]);
  expect(whats(result, answered("user", "It gets as hot as 65 °C."))).toEqual(["answer"]);
  const interactive = { ...result.interactive_elements, measured: !result.interactive_elements.measured };
  expect(whats(result, { ...result, interactive_elements: interactive })).toEqual(["sections"]);
  const competitors = [{ url: "https://other.example/", problem: null }];
  expect(whats(result, { ...result, competitors })).toEqual(["competitors"]);
});

test("the same question in another spelling, another answer or kind found by the engine and a competitor that failed change nothing", () => {
  const question = ` ${result.reading?.question.toUpperCase().replace("?", "")}`;
  expect(whats(result, read({ question }))).toEqual([]);
  expect(whats(result, answered("engine", "Another sentence."))).toEqual([]);
  expect(whats(result, read({ kind: "news" }))).toEqual([]);
  const competitors = [{ url: "https://other.example/", problem: "It took too long." }];
  expect(whats(result, { ...result, competitors })).toEqual([]);
});

test("the words say what changed", () => {
  const old = { ...read({ question: "What is compost?", model: "gpt-5" }), rubricVersion: "2025.1" };
  const freshness = { ...result.content_freshness, measured: false };
  expect(differenceWords(differencesOf(old, { ...result, content_freshness: freshness }))).toBe(
    `The rubric changed from 2025.1 to ${result.rubricVersion}. The question was “What is compost?” and is now “How hot does a compost heap get?”. The model gpt-5 no longer reads the page. Content Freshness was measured before and can't be now. Scores before and after can't be compared.`,
  );
});
