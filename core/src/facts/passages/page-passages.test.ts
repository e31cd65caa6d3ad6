import { expect, test } from "vitest";
import { lexiconOf } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import { readPage } from "../../page/read-page.ts";
import { readText } from "../text/text.ts";
import { bestPassages, passagesFor } from "./page-passages.ts";

const QUERY = "hot compost heap";
const passages = (...texts: string[]) => texts.map((text) => ({ text, heading: null }));

test("each page has its best passage, in the order of the pages", () => {
  const [none, close, far] = bestPassages(QUERY, [
    [],
    passages("A hot compost heap kills seeds in spring.", "Nothing of the kind is here."),
    passages("The heap of sand was warm, and a fence lay beside it."),
  ]);
  expect(none).toBeNull();
  expect(close?.passage.text).toContain("kills seeds");
  expect(close?.relevance).toBeGreaterThan(far?.relevance ?? 1);
});

test("a heading counts with its passage", () => {
  const [headed, bare] = bestPassages(QUERY, [
    [{ text: "It kills seeds within ten days.", heading: "How hot is a compost heap?" }],
    passages("It kills seeds within ten days."),
  ]);
  expect(headed?.relevance).toBeGreaterThan(bare?.relevance ?? 1);
});

test("of a long page the passages about the query are kept, in reading order, and dates are no passages", () => {
  const paragraph = (at: number) =>
    `<h2>Part ${at}</h2><p>${at % 50 === 9 ? "A hot compost heap" : "A walk along the river"} is what part ${at} of this long page is about, in a full sentence.</p>`;
  const body = `<p>May 4</p>${Array.from({ length: 60 }, (_, at) => paragraph(at)).join("")}`;
  const page = readPage(`<main><h1>Garden</h1>${body}</main>`, "https://a.example/");
  const text = readText(page, lexiconOf(english));
  const kept = passagesFor(QUERY, text);
  expect(kept).toHaveLength(40);
  expect(kept.filter((one) => one.text.includes("hot compost heap")).map(({ heading }) => heading)).toEqual([
    "Part 9",
    "Part 59",
  ]);
  expect(kept.some(({ text: words }) => words === "May 4")).toBe(false);
});
