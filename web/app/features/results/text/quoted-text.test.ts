import { expect, test } from "vitest";
import { markQuotes } from "./quoted-text.ts";

test("quotes are marked where they appear, in the order of the text", () => {
  const quotes = [
    { text: "dies", number: 1 },
    { text: "A survey", number: 2 },
  ];
  expect(markQuotes("A survey: one in two dies.", quotes)).toEqual([
    { text: "A survey", number: 2 },
    { text: ": one in two ", number: null },
    { text: "dies", number: 1 },
    { text: ".", number: null },
  ]);
});

test("of two overlapping quotes the first one is marked", () => {
  const quotes = [
    { text: "in two", number: 1 },
    { text: "one in", number: 2 },
  ];
  expect(markQuotes("one in two", quotes)).toEqual([
    { text: "one in", number: 2 },
    { text: " two", number: null },
  ]);
});
