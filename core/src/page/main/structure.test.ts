import { expect, test } from "vitest";
import { measure } from "../tree/measure.ts";
import { parseTree } from "../tree/parse-tree.ts";
import { keepKin } from "./keep-kin.ts";
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
  keepKin(segments, isMain);
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
