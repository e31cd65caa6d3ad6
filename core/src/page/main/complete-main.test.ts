import { expect, test } from "vitest";
import { measure } from "../tree/measure.ts";
import { parseTree } from "../tree/parse-tree.ts";
import { completeMain } from "./complete-main.ts";
import { readSegments } from "./segments.ts";

const PROSE = "<p>A heap of leaves warms up within a week and cools down again when it is dry.</p>";
const TABLE =
  "<table><tr><th>Week</th><th>Heat</th></tr><tr><td>1</td><td>20</td></tr><tr><td>2</td><td>55</td></tr></table>";

/** What is kept when at first every run of prose is main content, and nothing else. */
function kept(html: string): string[] {
  const tree = parseTree(`<body>${html}</body>`);
  measure(tree.html);
  const segments = readSegments(tree.body);
  const isMain = Uint8Array.from(segments, ({ box }) => (box.tag === "p" ? 1 : 0));
  completeMain(segments, isMain);
  return segments.filter((_, index) => isMain[index] === 1).map(({ text }) => text);
}

test("a table of short cells stays with the text around it, in its own frame or in none", () => {
  for (const table of [TABLE, `<div class="frame">${TABLE}</div>`, `<figure><div>${TABLE}</div></figure>`])
    expect(kept(`<article>${PROSE}${PROSE}${table}${PROSE}</article>`)).toContain("55");
});

test("a table stays in a box of the text with the paragraph that introduces it", () => {
  const box = `<div class="box"><p>Invented heaps.</p><div class="frame">${TABLE}</div></div>`;
  expect(kept(`<article>${PROSE}${PROSE}${box}${PROSE}</article>`)).toContain("55");
});

test("a table in a sidebar, and a box of tables without main text, stay out", () => {
  expect(kept(`<article>${PROSE}${PROSE}<aside><div>${TABLE}</div></aside></article>`)).not.toContain("55");
  const apart = `<div class="prices"><h3>Prices</h3>${TABLE}${TABLE}</div>`;
  expect(kept(`<article>${PROSE}${PROSE}${apart}</article>`)).not.toContain("55");
});

test("a heading stays with the text below it, whatever its class is called", () => {
  expect(kept(`<article>${PROSE}<h2 class="hide-from-toc">Why?</h2>${PROSE}</article>`)).toContain("Why?");
  expect(kept(`<article>${PROSE}<h1>Second part</h1>${PROSE}</article>`)).toContain("Second part");
  expect(
    kept(`<article>${PROSE}<h2><div>Boxed</div></h2><div><div>${PROSE}</div></div></article>`),
  ).toContain("Boxed");
});

test("headings of a sidebar, and the page's name above its text, stay out", () => {
  expect(kept(`<article>${PROSE}<aside><h3>Popular</h3></aside>${PROSE}</article>`)).not.toContain("Popular");
  expect(kept(`<article><h1>The page's name</h1>${PROSE}${PROSE}</article>`)).not.toContain(
    "The page's name",
  );
});

test("a short line or a link between paragraphs of one box is kept; one between other short lines isn't", () => {
  const line = "<div>Affordable</div>";
  expect(
    kept(`<article>${PROSE.repeat(3)}${line}<div><a href="/a">Website</a></div>${PROSE}</article>`),
  ).toEqual(expect.arrayContaining(["Affordable", "Website"]));
  expect(kept(`<div>${line.repeat(40)}${PROSE}</div>`)).not.toContain("Affordable");
});

test("code among paragraphs is kept, in its own frame or in none", () => {
  const code = "<pre>cd /srv/garden</pre>";
  for (const part of [code, `<div class="highlight"><div>${code}</div></div>`])
    expect(kept(`<dd>${PROSE}${part}${PROSE}</dd>`)).toContain("cd /srv/garden");
});

test("a note that documentation sets apart is kept; other asides of the text aren't", () => {
  const note = "The change was completed in release 3.16.";
  expect(
    kept(`<article>${PROSE}<aside class="alert alert-info"><div>${note}</div></aside>${PROSE}</article>`),
  ).toContain(note);
  expect(kept(`<article>${PROSE}<aside role="note"><div>${note}</div></aside>${PROSE}</article>`)).toContain(
    note,
  );
  for (const part of [
    `<aside><div>${note}</div></aside>`,
    `<aside class="note newsletter"><div>${note}</div></aside>`,
    `<aside class="note"><div>${note}</div><form><input></form></aside>`,
  ])
    expect(kept(`<article>${PROSE}${part}${PROSE}</article>`)).not.toContain(note);
});

test("values stay with the label above them, in their own box too; links don't", () => {
  const values = "<div><ul><li>72 x 24 inches</li><li>1 inch thick</li></ul></div>";
  expect(kept(`<div>${PROSE}<div><p>Measurements:</p>${values}</div></div>`)).toContain("72 x 24 inches");
  const rows =
    "<div><div>Empty weight</div><div>1.10 lb</div></div><div><div>Height</div><div>7 in</div></div>";
  expect(kept(`<div>${PROSE}<p>Specs:</p><div>${rows}</div></div>`)).toEqual(
    expect.arrayContaining(["Empty weight", "1.10 lb", "7 in"]),
  );
  const away = '<div><a href="/1">1 stove</a><a href="/2">2 stoves</a></div>';
  expect(kept(`<div>${PROSE}<p>Others:</p>${away}</div>`)).not.toContain("1 stove2 stoves");
});
