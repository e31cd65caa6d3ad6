import { expect, test } from "vitest";
import { applyEdits } from "../article/apply-edits.ts";
import { readPage } from "../page/read-page.ts";
import { growth, MOST_GROWTH } from "../page/testing/growth.ts";
import { draftEvidence } from "./draft-evidence.ts";
import { draftFormat } from "./draft-format.ts";
import { editDraft, readDraft } from "./read-draft.ts";

const NOW = "2026-11-16T00:00:00.000Z";
const BODY = [
  "How long should cold brew steep?",
  "Welcome back to the blog! In this post we look at everything about coffee, which many people love in summer.",
  "Cold brew should steep for 16 to 18 hours at 20 °C, because a shorter steep leaves the coffee thin and sour.",
];

test.each([
  ["<p>Hello</p>", "html"],
  ["# Title\n\nText", "markdown"],
  ["See [this](https://example.com)", "markdown"],
  ["Just a line.\n\nAnother line.", "text"],
])("%j is taken for %s", (text, format) => expect(draftFormat(text)).toBe(format));

test("the same draft as text, Markdown and HTML gives the same title and paragraphs", () => {
  const drafts = [
    draftEvidence(BODY.join("\n\n"), "text", NOW),
    draftEvidence(`# ${BODY[0]}\n\n${BODY.slice(1).join("\n\n")}`, "markdown", NOW),
    draftEvidence(`<h1>${BODY[0]}</h1><p>${BODY[1]}</p><p>${BODY[2]}</p>`, "html", NOW),
  ];
  for (const { html, url } of drafts) {
    const page = readPage(html, url);
    expect(page.title).toBe(BODY[0]);
    expect(page.blocks.filter(({ kind }) => kind === "paragraph").map(({ text }) => text)).toEqual(
      BODY.slice(1),
    );
  }
});

test("markup in plain text stays text", () => {
  const { html } = draftEvidence("A title\n\n<script>alert(1)</script> is shown as it is.", "text", NOW);
  expect(html).not.toContain("<script>");
});

test("the title of an HTML draft is its first main heading as a reader sees it", () => {
  const html = '<!-- <h1>Draft</h1> --><h1 title="a > b">Salt &amp; <i>pepper</i></h1><h1>Later</h1>';
  expect(readPage(draftEvidence(html, "html", NOW).html, "https://a.example/").titleTag?.value).toBe(
    "Salt & pepper",
  );
});

test.each<[name: string, times: number, html: (times: number) => string]>([
  ["a heading of opening brackets", 50_000, (times) => `<h1>${"<".repeat(times)}</h1>`],
  ["tags that never end", 25_000, (times) => "<h1 ".repeat(times)],
])("%s: the work grows with the length of the draft, not faster", (_, times, html) => {
  const converting = (count: number) => {
    const text = html(count);
    return () => void draftEvidence(text, "html", NOW);
  };
  expect(growth(converting, times, () => process.cpuUsage())).toBeLessThan(MOST_GROWTH);
});

test("a draft is read and gets edits of its text only", () => {
  const { reading, edits, words } = readDraft(BODY.join("\n\n"), "text", NOW);
  expect(reading?.question).toContain("cold brew");
  expect(words).toBeGreaterThan(40);
  expect(edits.map(({ about }) => about)).not.toContain("technical");
  expect(edits.length).toBeGreaterThan(0);
});

test("a draft has a score, and edits of its own text that can be kept or undone", () => {
  const text = BODY.join("\n\n");
  expect(readDraft(text, "text", NOW).score).toBeGreaterThan(0);
  const edited = editDraft(text, "text", NOW);
  expect(edited?.title).toBe(BODY[0]);
  expect(edited?.before.score).toBe(readDraft(text, "text", NOW).score);
  if (!edited) throw new Error("no text");
  expect(applyEdits(edited.source, edited.edits, [])).toEqual(edited.source);
});

test("a draft without text has nothing to edit", () => {
  expect(editDraft("<h1>Only a title</h1>", "html", NOW)).toBeNull();
});
