import { expect, test } from "vitest";
import { subjectOf } from "../analysis/subject.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import type { Kind } from "../contract/reading.ts";
import { notesOfRules } from "./notes-of-rules.ts";

const FILLER =
  "<p>A barrel under the downpipe fills within a week of autumn, and the lid keeps the leaves out of it.</p>";
type Head = { title?: string; heading?: string; head?: string };
const page = (body: string, { title = "Rain barrels", heading = title, head = "" }: Head = {}) =>
  `<html lang="en"><head><title>${title}</title>${head}</head><body><main><article><h1>${heading}</h1>${FILLER.repeat(3)}${body}</article></main></body></html>`;
const notesOn = (html: string, { kind = "explainer" as Kind, url = "https://garden.example/guide" } = {}) => {
  const evidence = { ...evidenceOf(html, { url }), now: "2026-11-17T08:00:00.000Z" };
  return notesOfRules(subjectOf(evidence, { kind })).map(({ fault, quotes }) => ({ fault, quotes }));
};
const dated = (day: string) => ({ head: `<meta property="article:modified_time" content="${day}">` });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => `<h2>${at + 1}. Barrel ${at + 1}</h2>${FILLER}`).join("");

test("a list with fewer items than announced is a contradiction, with both passages quoted", () => {
  const list = "<ul><li>Plastic is light.</li><li>Oak is heavy.</li></ul>";
  expect(notesOn(page(`<p>These are the three materials:</p>${list}`))).toEqual([
    {
      fault: "The text announces 3, and the list below it has 2.",
      quotes: ["These are the three materials:", "Oak is heavy."],
    },
  ]);
  expect(notesOn(page(`<p>These are the two materials:</p>${list}`))).toEqual([]);
  expect(notesOn(page(`<p>Here are some of the three materials:</p>${list}`))).toEqual([]);
  expect(notesOn(page(`<p>These are the three materials:</p>${list}<ul><li>Steel lasts.</li></ul>`))).toEqual(
    [],
  );
});

test("a title that promises ten above nine numbered headings is a contradiction; other series aren't", () => {
  const title = "10 best rain barrels";
  expect(notesOn(page(numbered(9), { title }), { kind: "roundup" })).toEqual([
    {
      fault: "The title promises 10, and the headings are numbered from 1 to 9.",
      quotes: [title, "9. Barrel 9"],
    },
  ]);
  for (const count of [10, 5])
    expect(notesOn(page(numbered(count), { title }), { kind: "roundup" })).toEqual([]);
});

test("a title and a main heading that count the same things differently are both quoted", () => {
  const title = "5 rain barrels for small gardens";
  const heading = "The six best rain barrels for a small garden";
  expect(notesOn(page("", { title, heading }))).toEqual([
    { fault: "The title says 5, and the main heading says 6.", quotes: [title, heading] },
  ]);
  const agreeing = [
    "The five best rain barrels for a small garden",
    "We tested over 40 rain barrels for a small garden",
    "5 rain barrels for small gardens and 6 rain barrels for large ones",
    "A garden of 6 neighbours",
    "6-litre rain barrels for a small garden",
  ];
  for (const other of agreeing) expect(notesOn(page("", { title, heading: other })), other).toEqual([]);
});

test("a day of the last update that readers see and another that programs are told are both quoted", () => {
  const seen = "<p>Updated May 6, 2024</p>";
  expect(notesOn(page(seen, dated("2025-03-04")))).toEqual([
    {
      fault:
        "Readers see May 6, 2024 as the day of the last update, and the page declares 2025-03-04 to programs.",
      quotes: ["May 6, 2024", "2025-03-04"],
    },
  ]);
  expect(notesOn(page(seen, dated("2024-07-04")))).toEqual([]);
  expect(notesOn(page("<p>Updated 06.05.2024</p>", dated("2025-03-04")))).toEqual([]);
});

test("a main heading that is a telephone number is noted, and one that is a span of years isn't", () => {
  expect(notesOn(page("", { heading: "(555) 010-4477" }))).toEqual([
    {
      fault: "A main heading (H1) of this page is a telephone number.",
      quotes: ["(555) 010-4477", "Rain barrels"],
    },
  ]);
  for (const heading of ["2024-2026", "555", "Call (555) 010-4477 for barrels"])
    expect(notesOn(page("", { heading })), heading).toEqual([]);
});

test("text that was never filled in is noted, but not where readers are shown what to fill in", () => {
  const left = [
    "<h2>Frequent questions about &lt;anything&gt;</h2>",
    "<p>Barrels for gardens in {{city}} arrive within a week of your order.</p>",
    "<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod.</p>",
    "<p>Order at [insert shop] and the barrel arrives within a week.</p>",
  ];
  for (const one of left)
    expect(notesOn(page(one + FILLER)), one).toMatchObject([
      { fault: expect.stringContaining("looks like a placeholder") },
    ]);
  expect(notesOn(page(`${left[1]}<pre><code>{{city}}</code></pre>`))).toEqual([]);
  expect(notesOn(page(left[1] ?? ""), { kind: "how-to" })).toEqual([]);
  expect(notesOn(page("<p>The tap [see below] drips in 3 < 4 of all barrels.</p>"))).toEqual([]);
});

test("characters that a wrong encoding broke are noted, as they are in the HTML", () => {
  const misread = "<p>The barrelâ€™s lid keeps the leaves of autumn out of the water below.</p>";
  expect(notesOn(page(misread))).toEqual([
    {
      fault: "The HTML has characters that a wrong encoding broke.",
      quotes: [
        "The barrel’s lid keeps the leaves of autumn out of the water below.",
        "The barrelâ€™s lid keeps the leaves of autu",
      ],
    },
  ]);
  const lost = "<p>The barrel�s lid keeps the leaves of autumn out of the water below.</p>";
  expect(notesOn(page(lost))).toMatchObject([{ fault: "A character of this sentence is lost (�)." }]);
  expect(notesOn(page("<p>Un château and its Ã stay as they are in every text below.</p>"))).toEqual([]);
});

test("a table that is announced and isn't there is noted, unless something could be it", () => {
  const said = "<p>For the prices of each size, see the table below.</p>";
  expect(notesOn(page(said))).toEqual([
    {
      fault: "The text points to a table below, and the page has none.",
      quotes: ["For the prices of each size, see the table below."],
    },
  ]);
  for (const it of [
    "<table><tr><td>$60</td></tr></table>",
    '<img src="prices.png">',
    '<div class="price-table">$60</div>',
  ])
    expect(notesOn(page(said + it))).toEqual([]);
});

test("a month without a year is noted where the page shows no date", () => {
  const said = "<p>As of March, a plastic barrel costs $60 in most shops.</p>";
  expect(notesOn(page(said))).toMatchObject([{ fault: expect.stringContaining("without its year") }]);
  expect(notesOn(page(said, dated("2026-03-04")))).toEqual([]);
  expect(notesOn(page(said.replace("March", "March 2026")))).toEqual([]);
});

test("claims that ran out are noted on pages that are meant to last, and not in news", () => {
  const cases = [
    ["<p>As of 2021, 11 cities pay for a barrel.</p>", "“As of 2021” is 5 years ago."],
    [
      "<p>The market is expected to reach $9 billion by 2024.</p>",
      "The text speaks of 2024 as still to come.",
    ],
    [
      "<p>The city raised its grant earlier this year.</p>",
      "The page is of 2023, so “this year” no longer says which year is meant.",
    ],
  ] as const;
  for (const [said, fault] of cases) {
    expect(notesOn(page(said, dated("2023-05-01")))).toMatchObject([{ fault }]);
    expect(notesOn(page(said, dated("2023-05-01")), { kind: "news" })).toEqual([]);
  }
  const trends = page("<p>The market is expected to reach $9 billion in 2024.</p>", {
    title: "Rain barrel trends for 2024",
  });
  expect(notesOn(trends)).toEqual([]);
  expect(
    notesOn(page("<p>As of 2026, 11 cities pay. It will rise by 2028.</p>", dated("2026-05-01"))),
  ).toEqual([]);
});

test("a ranking that begins with the site's own name is noted, unless the page says whose it is", () => {
  const html = (first: string, more = "") =>
    page(`${more}<h2>1. ${first}</h2>${FILLER}<h2>2. Oak & Co</h2>${FILLER}`);
  const own = { kind: "roundup" as const, url: "https://www.barrelhouse.example/best" };
  expect(notesOn(html("Barrel House"), own)).toEqual([
    { fault: "The first of your list has the name of this site.", quotes: ["1. Barrel House"] },
  ]);
  const head = '<meta property="og:site_name" content="Barrel House">';
  const named = `<h2>1. Barrel House</h2>${FILLER}<h2>2. Oak & Co</h2>${FILLER}`;
  expect(notesOn(page(named, { head }), own)).toMatchObject([
    { quotes: ["1. Barrel House", "Barrel House"] },
  ]);
  expect(notesOn(html("Barrel House", "<p>The first one is our own product.</p>"), own)).toEqual([]);
  expect(notesOn(html("Plastic Ltd"), own)).toEqual([]);
});

test("pages in other languages get no note by English patterns", () => {
  const html = page("<p>As of 2021, 11 cities pay for a barrel.</p>")
    .replaceAll(
      FILLER,
      "<p>Ein Fass unter dem Rohr füllt sich in einer Woche, und der Deckel hält das Laub davon ab.</p>".repeat(
        3,
      ),
    )
    .replace('lang="en"', 'lang="de"');
  expect(notesOn(html)).toEqual([]);
});
