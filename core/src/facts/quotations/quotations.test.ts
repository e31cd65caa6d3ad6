import { expect, test } from "vitest";
import { readPage } from "../../page/read-page.ts";
import { readQuotations } from "./quotations.ts";

const LONG = "the core of the heap is a furnace that burns without any flame";
const OTHER = "a heap that is never turned keeps its warmth for half of the winter";

function quotationsOf(...paragraphs: string[]) {
  const body = paragraphs.map((text) => `<p>${text}</p>`).join("");
  const page = readPage(`<main><article>${body}</article></main>`, "https://garden.example/heat");
  return readQuotations(page.blocks, page.links);
}
const speakers = (text: string) => quotationsOf(text).map((one) => one.speaker);

test("words between two straight quotations aren't a quotation", () => {
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

test("a speaker of one word need not be next to the verb", () => {
  expect(speakers(`Yang and his four co-authors in Leeds wrote: “${LONG}”.`)).toEqual(["Yang"]);
  expect(speakers(`Yang et al. (2025) write “${LONG}”.`)).toEqual(["Yang"]);
  expect(speakers(`Pew's report of July 2025 says: "${LONG}."`)).toEqual(["Pew"]);
  expect(speakers(`In its yearly survey BrightLocal asks: "${LONG}?"`)).toEqual(["BrightLocal"]);
});

test("a question mark in a linked title does not end the sentence", () => {
  const title = '<a href="https://soil.example/a">Do heaps burn? A test</a>';
  expect(speakers(`Lindt in ${title} writes: “${LONG}”.`)).toEqual(["Lindt"]);
});

test("an unnamed person isn't a speaker", () => {
  for (const lead of [
    "Many people say:",
    "In July most readers ask:",
    "Experts say:",
    "On Google marketers write:",
    "Maria Lindt keeps bees. Some say:",
  ])
    expect([lead, ...speakers(`${lead} “${LONG}”.`)]).toEqual([lead, null]);
});

test("a pronoun means the person who was named before", () => {
  const found = quotationsOf(
    `Maria Lindt keeps three heaps.`,
    `“${LONG},” she says. Later it rained. “${OTHER},” she adds.`,
  );
  expect(found.map((one) => one.speaker)).toEqual(["Maria Lindt", "Maria Lindt"]);
});

test("a quotation that goes on in the next paragraph keeps its speaker", () => {
  const found = quotationsOf(`Maria Lindt said: “${LONG}.`, `“${OTHER}.”`);
  expect(found.map((one) => one.speaker)).toEqual(["Maria Lindt", "Maria Lindt"]);
});

test("a quotation that fills its paragraph is signed by the line under it", () => {
  expect(quotationsOf(`“${LONG}.”`, "Jan Boom, head gardener")[0]?.speaker).toBe("Jan Boom");
  expect(quotationsOf(`“${LONG}.”`, "We sell compost in bags of all sizes.")[0]?.speaker).toBeNull();
});

test("the page's author doesn't count as another speaker", () => {
  const page = readPage(`<main><p>“${LONG},” says Maria Lindt.</p></main>`, "https://garden.example/heat");
  expect(readQuotations(page.blocks, page.links, ["Maria Lindt"])[0]?.speaker).toBeNull();
  expect(readQuotations(page.blocks, page.links, ["Jan Boom"])[0]?.speaker).toBe("Maria Lindt");
});

test("a question to the reader, a title, a term and a note aren't quotations", () => {
  expect(quotationsOf("You may think: “Is it really worth all of the work in the end?”")).toEqual([]);
  expect(quotationsOf("It is told in “The Long and Winding Story of a Very Old Garden”.")).toEqual([]);
  expect(quotationsOf("They call it “a heap which nobody would ever want to touch” at times.")).toEqual([]);
  const note = readPage(
    "<main><p>Before it.</p><blockquote>Note: this needs the newest version of the tool to work.</blockquote></main>",
    "https://garden.example/heat",
  );
  expect(readQuotations(note.blocks, note.links)).toEqual([]);
});

test("British, German, French and Polish marks are read", () => {
  expect(speakers(`‘${LONG},’ said Maria Lindt.`)).toEqual(["Maria Lindt"]);
  expect(speakers(`„${LONG}“, sagt Maria Lindt.`)).toEqual(["Maria Lindt"]);
  expect(speakers(`« ${LONG} », explique Maria Lindt.`)).toEqual(["Maria Lindt"]);
  expect(speakers(`„${LONG}” – mówi Maria Lindt.`)).toEqual(["Maria Lindt"]);
});

test("a page of nothing but quotation marks is read in linear time", () => {
  const before = process.cpuUsage();
  for (const text of ["“a ".repeat(30_000), '"a b c d e f g h" '.repeat(6_000), "‘a ".repeat(30_000)])
    readQuotations([{ kind: "paragraph", index: 0, text, place: { start: 0, end: 0 } }]);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(3_000);
});
