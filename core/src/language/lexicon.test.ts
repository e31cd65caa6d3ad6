import { expect, test } from "vitest";
import { lexiconFor, lexiconOf } from "./lexicon.ts";
import { german } from "./packs/de.ts";
import { english } from "./packs/en.ts";
import { wordsOf } from "./words.ts";

const { stem, stems, stemsOfText, isStopWord } = lexiconOf(english);

/** The engine's own vocabulary: questions and answers use different forms of these. */
test.each([
  "heap heaps heap's",
  "study studies",
  "box boxes",
  "turn turns turned turning",
  "cite cites cited citing",
  "stop stops stopped stopping",
  "plan plans planned planning",
  "run runs running",
  "cost costs costing",
  "compare compares compared comparing",
  "optimize optimizes optimized optimizing",
  "install installs installed installing",
  "sell selling",
  "pass passes passed passing",
])("forms of one word meet: %s", (forms) => {
  expect(new Set(forms.split(" ").map(stem)).size).toBe(1);
});

test.each([
  ["bell", "bel"],
  ["heat", "heater"],
  ["plan", "plane"],
  ["rate", "rat"],
  ["passing", "pas"],
  ["caring", "car"],
  ["planning", "plane"],
  ["heap", "hep"],
])("other words stay apart: %s and %s", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test("capitals, the shape of an apostrophe and a possessive don't matter", () => {
  expect(stems(["Heaps", "heap’s", "HEAP'S"])).toEqual(["heap", "heap", "heap"]);
});

test("numbers and short names are compared as written", () => {
  expect(stems(["60", "b2b", "UK", "i3s"])).toEqual(["60", "b2b", "uk", "i3s"]);
});

test("words without meaning have no stem, in every form", () => {
  expect(stemsOfText("How to turn the heap")).toEqual(["turn", "heap"]);
  for (const word of wordsOf("The what’s You've it's who'd"))
    expect([word, stem(word)]).toEqual([word, null]);
  expect(isStopWord("Which")).toBe(true);
  expect(isStopWord("heap")).toBe(false);
  expect(isStopWord("und")).toBe(false);
});

test("words of scripts without spaces carry meaning even if they are one character long", () => {
  expect(stemsOfText("堆肥の温度").length).toBeGreaterThan(1);
  expect(stem("x")).toBeNull();
});

test("stems and stop words are those of the language", () => {
  const { stem: stemGerman, isStopWord: isGerman } = lexiconOf(german);
  expect(stemGerman("Häuser")).toBe(stemGerman("Haus"));
  expect(isGerman("und")).toBe(true);
  expect(isGerman("the")).toBe(false);
});

test("in an unknown language the stop words of every known one count", () => {
  const unknown = lexiconOf(null);
  expect(["the", "und", "het", "się"].map(unknown.isStopWord)).toEqual([true, true, true, true]);
  expect(unknown.stem("heaps")).toBe("heap");
  expect(unknown.cues(["according", "to"])).toEqual([]);
});

test("text that belongs to no page is read in its own language", () => {
  const text = "Der Haufen wird warm, weil die Bakterien im Inneren den Zucker der Blätter abbauen. ".repeat(
    4,
  );
  expect(lexiconFor(text).pack).toBe(german);
  expect(lexiconFor("compost heap").pack).toBe(english);
});
