import { expect, test } from "vitest";
import { type ArticleBlock, plain } from "./article-blocks.ts";
import type { ArticleEdit } from "./article-edit.ts";
import type { Claim } from "./faithful/diff-claims.ts";
import { keptArticle } from "./kept-article.ts";
import { changesCsv } from "./rendering/changes-csv.ts";
import { trackedHtml } from "./rendering/tracked-html.ts";
import { trackedChanges } from "./tracked-changes.ts";

const source: ArticleBlock[] = [
  { id: "title", kind: "heading", level: 1, text: "Rain barrels" },
  { id: "b1", kind: "paragraph", sentences: [plain("Welcome back!"), plain("A barrel costs <$60>.")] },
  { id: "b2", kind: "heading", level: 2, text: "Benefits" },
  { id: "b3", kind: "paragraph", sentences: [plain("It saves water.")] },
];

const shared = { before: null, after: null, reason: "Because.", at: "b1" };
const edits: ArticleEdit[] = [
  {
    ...shared,
    id: "answer",
    kind: "answer",
    title: "The answer comes first",
    points: 4,
    steps: [
      {
        do: "insert",
        before: "b1",
        blocks: [{ id: "new", kind: "paragraph", sentences: [plain("A barrel costs $60.")] }],
      },
    ],
  },
  {
    ...shared,
    id: "strike",
    kind: "strike",
    title: "A greeting is left out",
    before: "Welcome back!",
    points: 1,
    steps: [{ do: "strike", sentences: ["b1.0"] }],
  },
  {
    ...shared,
    id: "retitle",
    kind: "retitle",
    title: "=The heading names its subject",
    before: "Benefits",
    points: 0,
    steps: [
      {
        do: "replace",
        blocks: ["b2"],
        by: [{ id: "b2", kind: "heading", level: 2, text: "Benefits of barrels" }],
      },
    ],
  },
];
const ALL = edits.map(({ id }) => id);

test("each edit begins at its block, kept or not", () => {
  const begins = (kept: string[]) =>
    trackedChanges(source, edits, kept)
      .filter((row) => row.begins.length > 0)
      .map((row) => [row.block.id, ...row.begins]);

  expect(begins(ALL)).toEqual([
    ["new", "answer"],
    ["b1", "strike"],
    ["b2", "retitle"],
  ]);
  expect(begins([])).toEqual([
    ["b1", "answer", "strike"],
    ["b2", "retitle"],
  ]);
});

test("the page for an editor marks what is added and removed, and escapes the page's words", () => {
  const html = trackedHtml("Rain & barrels", trackedChanges(source, edits, ALL));

  expect(html).toContain("<title>Rain &amp; barrels</title>");
  expect(html).toContain("<p><ins>A barrel costs $60.</ins></p>");
  expect(html).toContain("<p><del>Welcome back!</del> A barrel costs &lt;$60&gt;.</p>");
  expect(html).toContain("<h2><del>Benefits</del></h2>\n<h2><ins>Benefits of barrels</ins></h2>");
});

const claim = (text: string, status: Claim["status"]): Claim => ({
  text,
  status,
  source: null,
  needsSource: false,
});
const article = {
  source,
  edits,
  before: { score: 60 },
  after: { score: 66 },
  claims: [claim("It saves water.", "kept"), claim("Welcome back!", "dropped")],
};

test("text, score and claims follow the edits that are kept", () => {
  const all = keptArticle(article, []);
  expect(all.score).toBe(66);
  expect(all.markdown).not.toContain("Welcome back!");

  const some = keptArticle(article, ["strike"]);
  expect(some.score).toBe(65);
  expect(some.markdown).toContain("Welcome back!");
  expect(some.claims.map(({ status }) => status)).toEqual(["kept", "kept"]);

  const none = keptArticle(article, ALL);
  expect(none).toMatchObject({ score: 60, keptIds: [] });
  expect(none.markdown).not.toContain("Benefits of barrels");
});

test("the list of changes says which are kept, and no cell is a formula", () => {
  const csv = changesCsv(edits, ["answer"]);
  expect(csv.split("\r\n")).toEqual([
    "change,reason,points,choice,words now,words instead",
    "The answer comes first,Because.,4,kept,,",
    "A greeting is left out,Because.,1,undone,Welcome back!,",
    "'=The heading names its subject,Because.,0,undone,Benefits,",
    "",
  ]);
});
