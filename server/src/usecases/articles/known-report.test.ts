import type { PageReading } from "@citeworthy/core/contract/reading";
import { expect, test } from "vitest";
import { givenBy } from "./known-report.ts";

const reading = (change: object): PageReading =>
  ({
    question: "How long does a barrel last?",
    questionBy: "engine",
    kind: "explainer",
    kindBy: "engine",
    answer: { by: "engine", isList: false, sentences: ["It lasts ten years."] },
    ...change,
  }) as PageReading;

test("what the engine found itself is left for it to find again", () => {
  expect(givenBy(undefined)).toEqual({});
  expect(givenBy(reading({}))).toEqual({});
});

test("what the user or a model decided is used for the article too, a list of answers is not", () => {
  const answer = { by: "model", isList: false, sentences: ["A barrel lasts ten years.", "Or more."] };
  expect(givenBy(reading({ questionBy: "user", kindBy: "model", answer }))).toEqual({
    question: "How long does a barrel last?",
    kind: "explainer",
    answer: "A barrel lasts ten years.",
  });
  expect(givenBy(reading({ answer: { ...answer, isList: true } }))).toEqual({});
});
