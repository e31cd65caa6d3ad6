import { expect, test } from "vitest";
import { lexiconOf } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import { wordsOf } from "../../language/words.ts";
import { readPage } from "../../page/read-page.ts";
import { type Sense, senseOf } from "./sense.ts";

const TITLE = "How hot does a compost heap get?";
const pageWith = (title: string) =>
  readPage(
    `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1></main></body></html>`,
    "https://garden.example/compost-heap-heat",
  );
const sense = senseOf(pageWith(TITLE), lexiconOf(english));
const ask = (judge: Sense, text: string) => judge(text, wordsOf(text), lexiconOf(english).stemsOfText(text));
const makesSense = (text: string) => ask(sense, text);

test("a sentence that adds something to the title makes sense", () => {
  expect(makesSense("Bacteria warm the middle of a large pile within ten days.")).toBe(true);
});

test("the title again, as a statement or a question, says nothing", () => {
  expect(makesSense("How hot does a compost heap get?")).toBe(false);
  expect(makesSense("Here is how hot the compost heap gets.")).toBe(false);
});

test("the title's words in another order say nothing", () => {
  expect(makesSense("Get heap compost a does hot how.")).toBe(false);
  expect(makesSense("Heap the of compost is hot a get and to does how.")).toBe(false);
});

test("a figure answers in the title's own words", () => {
  expect(makesSense("A compost heap gets as hot as 65 degrees.")).toBe(true);
  expect(makesSense("A compost heap gets to 65 °C.")).toBe(true);
});

test("a figure in front of a heap of the title's words doesn't make a sentence of it", () => {
  expect(makesSense("65 get heap compost a does hot how.")).toBe(false);
});

test("a shuffled sentence makes no sense although its words are new", () => {
  expect(makesSense("Bacteria warm the middle of a large pile because they break down the sugar.")).toBe(
    true,
  );
  expect(makesSense("The of because sugar they a down middle bacteria break the large warm pile.")).toBe(
    false,
  );
});

test("many words without a small one aren't a sentence, unless commas make them a list", () => {
  expect(makesSense("Straw leaves grass clippings coffee grounds eggshells cardboard")).toBe(false);
  expect(makesSense("Straw, leaves, grass clippings, coffee grounds, eggshells, cardboard")).toBe(true);
});

test("two words said over and over are stuffing, one word that a list needs isn't", () => {
  expect(makesSense("Hot bins, best hot bins, cheap hot bins, small hot bins and hot bins for sale.")).toBe(
    false,
  );
  expect(makesSense("Choose a round table, a square table, a small side table or a table that folds.")).toBe(
    true,
  );
});

test("a short label makes sense unless it only repeats the title", () => {
  expect(makesSense("Key takeaways")).toBe(true);
  expect(makesSense("Compost heap")).toBe(false);
  expect(makesSense("Compost heap 65")).toBe(true);
});

test("on a page without a title only the order of the words counts", () => {
  const untitled = senseOf(readPage("<p>Text</p>", "https://garden.example/"), lexiconOf(english));
  expect(ask(untitled, "Compost heaps get hot in summer.")).toBe(true);
});

test("without word lists no sentence is called a heap of words", () => {
  const unknown = senseOf(pageWith("Pa mor boeth yw tomen gompost?"), lexiconOf(null));
  const text = "Bacteria y mewn gwres aros yn rhyddhau egni mae siwgr.";
  expect(ask(unknown, text)).toBe(true);
});
