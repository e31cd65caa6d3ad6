import { expect, test } from "vitest";
import { type ArticleBlock, plain } from "./article-blocks.ts";
import type { ArticleEdit } from "./article-edit.ts";
import { cleanBlocks } from "./clean-article.ts";
import type { Claim } from "./faithful/diff-claims.ts";
import { keptArticle } from "./kept-article.ts";
import { changesCsv } from "./rendering/changes-csv.ts";
import { cleanDocument, trackedDocument } from "./rendering/word-document.ts";
import { WordDocumentShape } from "./rendering/word-document-shape.ts";
import { trackedChanges } from "./tracked-changes.ts";

const source: ArticleBlock[] = [
  { id: "title", kind: "heading", level: 1, text: "Rain barrels" },
  { id: "b1", kind: "paragraph", sentences: [plain("Welcome back!"), plain("A barrel costs <$60>.")] },
  { id: "b2", kind: "heading", level: 2, text: "Benefits" },
  { id: "b3", kind: "paragraph", sentences: [plain("It saves water.")] },
];

const shared = {
  by: "rules",
  about: "other",
  audit: null,
  fault: "",
  do: "",
  at: null,
  before: null,
  after: null,
  needs: null,
  effort: "low",
  reason: "Because.",
} as const;
const edits: ArticleEdit[] = [
  {
    ...shared,
    id: "answer",
    kind: "opening",
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
    kind: "headings",
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

test("a document for an editor has what is added, removed and left out, with the reason of each kept edit", () => {
  const { rows } = trackedDocument({ title: "Rain barrels", source, edits }, ["answer", "strike"]);

  expect(rows.map(({ block, state }) => `${state} ${block.id}`)).toEqual([
    "same title",
    "added new",
    "same b1",
    "same b2",
    "same b3",
  ]);
  expect(rows[1]?.notes).toEqual(["1. The answer comes first. Because."]);
  expect(rows[2]).toMatchObject({ struck: [0], notes: ["2. A greeting is left out. Because."] });
  expect(rows[3]?.notes, "an undone edit has no note").toEqual([]);
});

test("documents pass the check of what a browser may send", () => {
  const text = { title: "Rain barrels", source, edits };
  for (const document of [trackedDocument(text, ALL), cleanDocument(text, ALL)])
    expect(WordDocumentShape.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
});

test("the clean text has no marks, the tracked one has", () => {
  const marking: ArticleEdit = {
    ...shared,
    id: "source",
    kind: "source",
    title: "A figure needs its source",
    points: 0,
    steps: [{ do: "mark", sentence: "b1.1", mark: "[needs source]" }],
  };
  expect(JSON.stringify(cleanBlocks(source, [marking], ["source"]))).not.toContain("needs source");
  const { rows } = trackedDocument({ title: "Rain", source, edits: [marking] }, ["source"]);
  expect(rows[1]?.notes.join()).toContain("[needs source] A barrel costs <$60>.");
  expect(JSON.stringify(rows.map(({ block }) => block))).not.toContain("needs source");
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
    'A greeting is left out,Because.,1,undone,"Welcome back!",',
    `"'=The heading names its subject",Because.,0,undone,Benefits,`,
    "",
  ]);
});
