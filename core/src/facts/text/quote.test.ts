import { expect, test } from "vitest";
import { readPage } from "../../page/read-page.ts";
import { clip, quoterOf } from "./quote.ts";

const quoter = (html: string) => quoterOf(readPage(html, "https://example.com/a"));
const PAGE = `<html><head><meta name="description" content="A price list for chairs."></head><body><article>
  <p>The chair costs £88 <span hidden>instead of</span> £102 in spring and in summer alike.</p></article></body></html>`;

test("words of the page are quoted exactly, except for white space", () => {
  expect(quoter("<p>Two\n  words and more of them.</p>").quote("Two words")).toBe("Two words");
});

test("a quotation ends before words that are hidden in the middle of it", () => {
  expect(quoter(PAGE).quote("The chair costs £88 £102 in spring")).toBe("The chair costs £88");
});

test("what the head declares is quoted whole, although no reader sees it", () => {
  expect(quoter(PAGE).quote("A price list for chairs.")).toBe("A price list for chairs.");
});

test("a table's heading and cells can be quoted", () => {
  const page =
    "<article><p>Three heaps were measured.</p><table><tr><th>Heap</th><th>Peak</th></tr><tr><td>Small</td><td>41 °C</td></tr></table></article>";
  expect(quoter(page).quotes(["Heap", "41 °C"])).toEqual(["Heap", "41 °C"]);
});

test("what the page does not say cannot be quoted", () => {
  expect(() => quoter(PAGE).quote("The table costs £5")).toThrow("Not on the page");
});

test("a link named by its label alone is quoted by that label", () => {
  const page =
    '<article><p>Written by <a href="/about" aria-label="View the profile"><svg></svg></a> and edited.</p></article>';
  expect(quoter(page).quote("View the profile")).toBe("View the profile");
});

test("a quotation ends before a script in the middle of it", () => {
  const html = `<article><p>The chair costs £88 <script>price("x")</script> in spring and in summer alike.</p></article>`;
  const { quote } = quoterOf(readPage(html, "https://example.org/"));
  expect(quote("The chair costs £88 in spring and in summer alike.")).toBe("The chair costs £88");
});

const LIST =
  "copper taps, brass taps, oak lids, steel lids, hoses, nozzles, sieves, pumps, stands and covers";

test("a sentence that lists things is quoted whole, not up to the middle of its list", () => {
  const sentence = `The workshop by the old harbour repairs and sells, for gardens of every size in the county, ${LIST}.`;
  expect(sentence.length).toBeGreaterThan(180);
  expect(quoter(`<p>${sentence} It is open on Mondays.</p>`).quote(sentence)).toBe(sentence);
});

test("a long passage is quoted up to the end of a sentence, a long sentence up to the end of a clause", () => {
  const sentence = `The workshop sells ${LIST}.`;
  expect(clip(`${sentence} ${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`);
  const clause = `The workshop sells ${LIST}, and so do others`;
  expect(clip(`${clause}; ${LIST}, ${LIST}, ${LIST}.`)).toBe(clause);
  expect(clip(`The workshop sells ${LIST}, ${LIST}, ${LIST}, ${LIST}.`)).not.toMatch(/(?:,|\band)$/);
});

test("a heading is cut after a word", () => {
  expect(clip("Barrels of oak and steel for gardens", 20)).toBe("Barrels of oak and");
});
