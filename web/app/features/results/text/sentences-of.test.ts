import { expect, test } from "vitest";
import { sentencesOf } from "./sentences-of.ts";

test("a text is cut into sentences that together are the text, and short pieces can't be chosen", () => {
  const text = "A heap reaches 60 degrees in a week. Really? It cools to 30 degrees after a month.";
  const pieces = sentencesOf(text, "en");
  expect(pieces.map(({ text: words }) => words).join("")).toBe(text);
  expect(pieces.map(({ sentence }) => sentence)).toEqual([
    "A heap reaches 60 degrees in a week.",
    null,
    "It cools to 30 degrees after a month.",
  ]);
});

test("a sentence longer than an answer may be is offered by its beginning", () => {
  const [piece] = sentencesOf(`Compost ${"and leaves ".repeat(80)}rots.`, "en");
  expect(piece?.sentence).toHaveLength(600);
});
