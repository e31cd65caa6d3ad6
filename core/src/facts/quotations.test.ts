import { expect, test } from "vitest";
import { readPage } from "../page/read-page.ts";
import { readQuotations } from "./quotations.ts";

const LONG = "the core of the heap is a furnace that burns without any flame";
const OTHER = "a heap that is never turned keeps its warmth for half of the winter";

function quotationsOf(...paragraphs: string[]) {
  const body = paragraphs.map((text) => `<p>${text}</p>`).join("");
  const page = readPage(`<main><article>${body}</article></main>`, "https://garden.example/heat");
  return readQuotations(page.blocks, page.links);
}
const speakers = (text: string) => quotationsOf(text).map((one) => one.speaker);

test("words between two straight quotations are no quotation", () => {
  const between =
    'They call it "hot" and by that they mean a heap which nobody can touch, or "cold" if one can.';
  expect(quotationsOf(between)).toEqual([]);
  expect(quotationsOf(`He calls it "hot", and Maria Lindt says: "${LONG}".`)).toEqual([
    { text: LONG, speaker: "Maria Lindt" },
  ]);
  expect(
    quotationsOf(`"${LONG}," said Maria Lindt at the fair of the year, and "${OTHER}."`).map(
      (one) => one.text,
    ),
  ).toEqual([`${LONG},`, `${OTHER}.`]);
});

test("to write and to ask is to speak, in one word or many", () => {
  expect(speakers(`Wan, Wallace and Klein write: “${LONG}”.`)).toEqual(["Wan"]);
  expect(speakers(`“Is it true that ${LONG}?” asks Maria Lindt.`)).toEqual(["Maria Lindt"]);
});

test("a speaker of one word need not stand beside the verb", () => {
  expect(speakers(`Yang and his four co-authors in Leeds wrote: “${LONG}”.`)).toEqual(["Yang"]);
  expect(speakers(`Yang et al. (2025) write “${LONG}”.`)).toEqual(["Yang"]);
  expect(speakers(`Pew's report of July 2025 says: "${LONG}."`)).toEqual(["Pew"]);
  expect(speakers(`In its yearly survey BrightLocal asks: "${LONG}?"`)).toEqual(["BrightLocal"]);
});

test("a question mark in a linked title does not end the sentence", () => {
  const title = '<a href="https://soil.example/a">Do heaps burn? A test</a>';
  expect(speakers(`Lindt in ${title} writes: “${LONG}”.`)).toEqual(["Lindt"]);
});

test("nobody in particular is no speaker", () => {
  for (const lead of [
    "Many people say:",
    "In July most readers ask:",
    "Experts say:",
    "On Google marketers write:",
    "Maria Lindt keeps bees. Some say:",
  ])
    expect([lead, ...speakers(`${lead} “${LONG}”.`)]).toEqual([lead, null]);
});
