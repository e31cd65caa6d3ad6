import { expect, test } from "vitest";
import { positions } from "./line-and-column.ts";
import { sourceIndex } from "./source-index.ts";

const HTML = `<!doctype html>
<title>Tea &amp; time</title>
<!-- Green tea steeps -->
<script>const a = "Green tea steeps";</script>
<p>Black tea
   steeps. <a href="/x">Green tea</a> steeps&nbsp;for <b>two</b> minutes &mdash; no more&#33;</p>`;

const at = (quote: string, html = HTML) => {
  const place = sourceIndex(html).find(quote);
  return place && { ...positions(html)(place.start), text: html.slice(place.start, place.end) };
};

test("words are found across tags, line breaks and entities, and not in comments or scripts", () => {
  expect(at("Green tea steeps for two minutes")).toMatchObject({ line: 6, column: 25 });
  expect(at("Black tea steeps.")).toEqual({ line: 5, column: 4, text: "Black tea\n   steeps." });
  expect(at("minutes — no more!")).toMatchObject({ line: 6 });
  expect(at("Tea & time")).toMatchObject({ line: 2, column: 8 });
});

test("a shortened quote is found by its beginning; composed words aren't found", () => {
  expect(at("Green tea steeps for two minutes and then some…")).toMatchObject({ line: 6, column: 25 });
  expect(at("Rooibos")).toBeNull();
  expect(at("")).toBeNull();
});

test("every kind of line break counts once, and astral letters count as two units", () => {
  const text = "a\r\nb\rc\n😀d";
  const place = positions(text);
  expect([0, 3, 5, 7, 9].map(place)).toEqual([
    { line: 1, column: 1 },
    { line: 2, column: 1 },
    { line: 3, column: 1 },
    { line: 4, column: 1 },
    { line: 4, column: 3 },
  ]);
  expect(at("😀d", text)).toMatchObject({ line: 4, column: 1 });
});

test("hostile sources end in time", () => {
  const before = process.cpuUsage();
  for (const part of ["<", "<!--", "<script>", "&#", "<a ", "&amp"])
    sourceIndex(part.repeat(100_000)).find("x");
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(10_000);
});
