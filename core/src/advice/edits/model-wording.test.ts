import { expect, test } from "vitest";
import type { Edit } from "../../contract/reading.ts";
import { finishedText, isWordable, withEarlierWording } from "./model-wording.ts";

const edit = (changes: Partial<Edit> = {}): Edit => ({
  about: "intro",
  audit: "early-answer",
  fault: "The first sentence could open any page on the topic.",
  do: "Replace it: say the main point in one or two sentences.",
  at: "In today's world, heaps matter.",
  before: "In today's world, heaps matter.",
  after: null,
  afterBy: null,
  needs: null,
  effort: "low",
  points: 4,
  ...changes,
});

test("only edits that need no fact from the author may be worded", () => {
  expect(isWordable(edit())).toBe(true);
  expect(isWordable(edit({ needs: "the price" }))).toBe(false);
  expect(isWordable(edit({ after: "A heap is warm.", afterBy: "page" }))).toBe(false);
  expect(isWordable(edit({ about: "figures" }))).toBe(false);
});

test("finished text is whole sentences without blanks, markup or questions", () => {
  expect(finishedText(edit(), "A heap gets\nas hot as 65 °C. ")).toBe("A heap gets as hot as 65 °C.");
  for (const text of [
    "A heap gets as hot as [temperature].",
    "A heap gets <b>hot</b> within days.",
    "How hot does a heap get?",
    "A heap gets hot because...",
    "In today's world, heaps matter.",
    "Hot.",
    `${"A heap is warm. ".repeat(30)}`,
  ])
    expect(finishedText(edit(), text), text).toBeNull();
});

test("a title needs no full stop", () => {
  expect(finishedText(edit({ about: "title" }), "How hot a compost heap gets")).toBe(
    "How hot a compost heap gets",
  );
});

test("earlier wording is kept for the same edit only", () => {
  const worded = edit({ after: "A heap gets as hot as 65 °C.", afterBy: "model" });
  expect(withEarlierWording([edit()], [worded])).toEqual([worded]);
  expect(withEarlierWording([edit({ fault: "Another one." })], [worded])[0]?.after).toBeNull();
});
