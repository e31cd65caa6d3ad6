import { expect, test } from "vitest";
import { cueIndex } from "./cue-index.ts";
import { english } from "./packs/en.ts";
import { french } from "./packs/fr.ts";
import { lowerWords } from "./words.ts";

const find = cueIndex(english);
const cuesIn = (text: string) => find(lowerWords(text));
const namesIn = (text: string) => new Set(cuesIn(text).map(({ cue }) => cue));

test("a phrase is found with its place and its number of words", () => {
  expect(cuesIn("The mean, according to the trial, was 58 degrees.")).toContainEqual({
    cue: "attribution",
    at: 2,
    length: 2,
  });
});

test("letter case and the shape of an apostrophe don't matter", () => {
  expect(namesIn("IT’S IMPORTANT TO turn it.")).toContain("filler");
});

test("a phrase is not found inside longer words or across a missing word", () => {
  expect(namesIn("The saidel and the mighty heap")).not.toContain("speech");
  expect(namesIn("Because the heap accords to plan")).not.toContain("attribution");
});

test("a phrase with a gap fits any one word there", () => {
  expect(namesIn("In today's digital world everything changes.")).toContain("filler");
  expect(cuesIn("In today's digital world").some(({ length }) => length === 4)).toBe(true);
});

test("a phrase that the line breaks off is not found", () => {
  expect(cuesIn("The figure was measured according")).toEqual([]);
});

test("one word can belong to several groups of cues", () => {
  expect(namesIn("However, it works.")).toEqual(new Set(["limits", "connective", "pointing"]));
});

test("every language has its own phrases", () => {
  const cues = cueIndex(french)(lowerWords("Selon une étude, la chaleur monte."));
  expect(cues.map(({ cue }) => cue)).toContain("attribution");
});
