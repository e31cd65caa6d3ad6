import type { PageReading } from "@citeworthy/core/contract/reading";
import { expect, test } from "vitest";
import { result } from "../testing/sample-view.tsx";
import { saidFrom, saidWith } from "./change-reading.ts";

const { reading } = result;
if (!reading) throw new Error("no reading");
const QUESTION = "How hot is compost?";
const byEngine: PageReading = { ...reading, question: QUESTION, kind: "how-to" };
const marked = { ...reading.answer, sentences: ["It reaches 60 degrees."], by: "user" as const };
const byUser: PageReading = { ...byEngine, questionBy: "user", kindBy: "user", answer: marked };
const NOTHING = { question: "", kind: "", answer: "", ruledOut: [] };

test("changing one thing leaves to the engine what the engine chose", () => {
  expect(saidWith(byEngine, { question: " Why is it hot? ", kind: "" })).toEqual({
    ...NOTHING,
    question: "Why is it hot?",
  });
  expect(saidWith(byEngine, { question: QUESTION, kind: "news" })).toEqual({ ...NOTHING, kind: "news" });
  expect(saidWith(byEngine, { answer: "It cools." })).toEqual({ ...NOTHING, answer: "It cools." });
});

test("what the user said before is kept until it is changed", () => {
  const said = { ...NOTHING, question: QUESTION, kind: "how-to", answer: "It reaches 60 degrees." };
  expect(saidWith(byUser, { kind: "news" })).toEqual({ ...said, kind: "news" });
  expect(saidWith(byUser, { answer: "" })).toEqual({ ...said, answer: "" });
  expect(saidWith(byUser, { kind: "" })).toEqual({ ...said, kind: "" });
});

test("what was said about the answer is dropped with its question", () => {
  const ruledOut = ["It cools in winter."];
  const reading = { ...byUser, answer: { ...marked, ruledOut } };
  expect(saidWith(reading, { kind: "news" })).toMatchObject({ ruledOut });
  expect(saidWith(reading, { question: "Why is it hot?" })).toMatchObject({ answer: "", ruledOut: [] });
});

test("a form without ruled-out sentences says nothing of them, and a broken list is left to be refused", () => {
  const form = new FormData();
  form.set("question", QUESTION);
  expect(saidFrom(form)).toMatchObject({ question: QUESTION, ruledOut: null, asOpening: false });
  form.set("ruledOut", '["It cools."]');
  expect(saidFrom(form).ruledOut).toEqual(["It cools."]);
  form.set("ruledOut", "[broken");
  expect(saidFrom(form).ruledOut).toBe("[broken");
});
