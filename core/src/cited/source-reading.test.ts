import { expect, test } from "vitest";
import { MAX_LINES, type SourceReading } from "./source-reading.ts";
import { readingOf } from "./testing/readings.ts";

const read = (html: string): SourceReading =>
  readingOf(html, "https://kettlelab.example/ratios", "how much coffee per liter of water");

const FILLER =
  "<p>Every bag of beans is a little different, so it pays to taste as you go and to write it down.</p>";

const PAGE = `<html lang="en"><head><title>Coffee ratios | Kettle Lab</title><meta property="og:site_name" content="Kettle Lab"></head>
<body><main><article><h1>Coffee ratios</h1>
<p>Use 60 grams of coffee per liter of water. We brewed it 40 times and measured each cup.</p>
<h2>By method</h2>
<table><caption>Grams per liter</caption><thead><tr><th>Method</th><th>Coffee</th></tr></thead>
<tbody><tr><td>French press</td><td>65 g</td></tr><tr><td>Drip machine</td><td>55 g</td></tr></tbody></table>
<h3>Tools</h3><ul><li>A scale is $34.</li><li>A kettle is $29.</li></ul>${FILLER}</article></main></body></html>`;

test("lines keep the page's words, their heading, what they are about and how far down they are", () => {
  const { lines, names, title, language, isCut } = read(PAGE);
  expect({ names, title, language, isCut }).toEqual({
    names: ["Kettle Lab"],
    title: "Coffee ratios",
    language: "en",
    isCut: false,
  });
  expect(lines.find(({ text }) => text.startsWith("Use 60"))).toMatchObject({
    text: "Use 60 grams of coffee per liter of water.",
    kind: "sentence",
    under: "Coffee ratios",
    wordsBefore: 0,
  });
  expect(lines.find(({ text }) => text.startsWith("French"))).toMatchObject({
    text: "French press | 65 g",
    kind: "row",
    under: "By method",
    context: ["Method | Coffee", "Grams per liter", "Coffee ratios"],
  });
  expect(lines.find(({ text }) => text.includes("$34"))).toMatchObject({
    kind: "item",
    under: "Tools",
    context: ["By method", "Coffee ratios"],
  });
});

test("it survives storage as JSON", () => {
  const reading = read(PAGE);
  expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
});

test("traits come with the words that show them", () => {
  const { traits } = read(PAGE);
  expect(traits.price).toEqual({
    has: true,
    quote: { text: "A scale is $34.", under: "Tools", wordsBefore: expect.any(Number) },
  });
  expect(traits.number.quote?.text).toBe("Use 60 grams of coffee per liter of water.");
  expect(traits.table).toMatchObject({ has: true, quote: { text: "French press | 65 g" } });
  const bare = read(`<html><body><main><h1>Coffee</h1>${FILLER}${FILLER}</main></body></html>`).traits;
  expect(bare.price).toEqual({ has: false, quote: null });
  expect(bare.table.has).toBe(false);
  expect(bare.recent.has).toBeNull();
});

test("a long page is cut and says so", () => {
  const many = Array.from(
    { length: 2_500 },
    (_, at) => `<p>Reading number ${at} of this long page was ${at} grams.</p>`,
  );
  const { lines, isCut } = read(`<html><body><main><h1>Log</h1>${many.join("")}</main></body></html>`);
  expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
  expect(isCut).toBe(true);
});

test("a page with little text says how little", () => {
  expect(read("<html><body><main><h1>Video</h1><p>Watch how we brew.</p></main></body></html>").note).toMatch(
    /words of text$/,
  );
});
