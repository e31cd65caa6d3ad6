import type { PageReading } from "@citeworthy/core/contract/reading";
import { expect, test } from "vitest";
import { result } from "../testing/sample-view.tsx";
import { saidWith } from "./change-reading.ts";

const { reading } = result;
if (!reading) throw new Error("no reading");
const QUESTION = "How hot is compost?";
const byEngine: PageReading = { ...reading, question: QUESTION, kind: "how-to" };
const marked = { ...reading.answer, sentences: ["It reaches 60 degrees."], by: "user" as const };
const byUser: PageReading = { ...byEngine, questionBy: "user", kindBy: "user", answer: marked };
const NOTHING = { question: "", kind: "", answer: "" };

test("changing one thing leaves to the engine what the engine chose", () => {
  expect(saidWith(byEngine, { question: " Why is it hot? ", kind: "" })).toEqual({
    ...NOTHING,
    question: "Why is it hot?",
  });
  expect(saidWith(byEngine, { question: QUESTION, kind: "news" })).toEqual({ ...NOTHING, kind: "news" });
  expect(saidWith(byEngine, { answer: "It cools." })).toEqual({ ...NOTHING, answer: "It cools." });
});

test("what the user said before is kept until it is changed", () => {
  const said = { question: QUESTION, kind: "how-to", answer: "It reaches 60 degrees." };
  expect(saidWith(byUser, { kind: "news" })).toEqual({ ...said, kind: "news" });
  expect(saidWith(byUser, { answer: "" })).toEqual({ ...said, answer: "" });
  expect(saidWith(byUser, { kind: "" })).toEqual({ ...said, kind: "" });
});

test("a marked answer is dropped with its question", () => {
  expect(saidWith(byUser, { question: "Why is it hot?" })).toMatchObject({ answer: "" });
});
