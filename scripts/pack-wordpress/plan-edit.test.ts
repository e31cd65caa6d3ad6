/** The plug-in's own file, as WordPress loads it: which blocks an edit changes, and when it is refused. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import type { ArticleBlock } from "@citeworthy/core/article/article-blocks";
import type { Edit, EditStep } from "@citeworthy/core/contract/edit";
import { expect, test } from "vitest";
import { PLUGIN } from "./pack-wordpress.ts";

type Leaf = { clientId: string; kind: string; text: string; pieces: { clientId: string; text: string }[] };
type UsedEdit = Pick<Edit, "id" | "kind" | "steps">;
type Asked = { edit: UsedEdit; source: ArticleBlock[]; used: UsedEdit[]; leaves: Leaf[]; title: string };
type Plan = { operations?: object[]; refused?: string };

const window: { citeworthyPlan?: { planEdit(asked: Asked): Plan } } = {};
runInNewContext(readFileSync(join(PLUGIN, "editor/plan-edit.js"), "utf8"), { window });

const words = (text: string) => [{ text }];
const SOURCE: ArticleBlock[] = [
  { id: "title", kind: "heading", level: 1, text: "Cold brew" },
  { id: "b1-0", kind: "paragraph", sentences: [words("Welcome back!"), words("It steeps for 16 hours.")] },
  { id: "b2", kind: "heading", level: 2, text: "Details" },
  { id: "b3-0", kind: "paragraph", sentences: [words("Oak")] },
  { id: "b3-1", kind: "paragraph", sentences: [words("Tin")] },
  {
    id: "b4",
    kind: "list",
    isOrdered: false,
    items: [
      { words: words("Coffee"), depth: 0 },
      { words: words("Water"), depth: 0 },
    ],
  },
];
const leaf = (clientId: string, kind: string, text: string): Leaf => ({ clientId, kind, text, pieces: [] });
const LEAVES: Leaf[] = [
  leaf("first", "paragraph", "Welcome back!  It steeps for\u00a016 hours."),
  leaf("heading", "heading", "Details"),
  leaf("lines", "paragraph", "Oak\nTin"),
  {
    ...leaf("list", "list", "Coffee Water"),
    pieces: [
      { clientId: "coffee", text: "Coffee" },
      { clientId: "water", text: "Water" },
    ],
  },
];

const edit = (steps: EditStep[], kind: Edit["kind"] = "strike"): UsedEdit => ({ id: "an-edit", kind, steps });
function plan(asked: Partial<Asked> & { edit: UsedEdit }): Plan {
  const { planEdit } = window.citeworthyPlan ?? {};
  const made = planEdit?.({ source: SOURCE, used: [], leaves: LEAVES, title: "Cold brew", ...asked });
  // Objects of another realm are equal only as plain data.
  return JSON.parse(JSON.stringify(made));
}
const strike = (...sentences: string[]) => edit([{ do: "strike", sentences }]);
const paragraph = (text: string): ArticleBlock => ({
  id: "new",
  kind: "paragraph",
  sentences: [words(text)],
});

test("a sentence is cut out of its paragraph, whatever the white space around it", () => {
  expect(plan({ edit: strike("b1-0.0") })).toEqual({
    operations: [{ do: "cut", clientId: "first", text: "Welcome back!" }],
  });
});

test("a paragraph that loses every sentence goes, and so does an item of a list", () => {
  expect(plan({ edit: strike("b1-0.0", "b1-0.1") })).toEqual({
    operations: [{ do: "replace", clientIds: ["first"], blocks: [] }],
  });
  expect(plan({ edit: strike("b4.1") })).toEqual({
    operations: [{ do: "replace", clientIds: ["water"], blocks: [] }],
  });
});

test("new blocks go in front of the block they belong to, or to the end", () => {
  const blocks = [paragraph("New.")];
  expect(plan({ edit: edit([{ do: "insert", before: "b2", blocks }]) })).toEqual({
    operations: [{ do: "insert", before: "heading", blocks }],
  });
  expect(plan({ edit: edit([{ do: "insert", before: null, blocks }]) })).toEqual({
    operations: [{ do: "insert", before: null, blocks }],
  });
});

test("a heading is renamed in place, and so is the title of the post", () => {
  const renamed = (id: string, level: 1 | 2, text: string) =>
    edit([{ do: "replace", blocks: [id], by: [{ id, kind: "heading", level, text }] }], "headings");
  expect(plan({ edit: renamed("b2", 2, "Amounts") })).toEqual({
    operations: [{ do: "text", clientId: "heading", to: "Amounts" }],
  });
  expect(plan({ edit: renamed("title", 1, "How long?") })).toEqual({
    operations: [{ do: "title", to: "How long?" }],
  });
  expect(plan({ edit: renamed("title", 1, "How long?"), title: "Another" })).toEqual({ refused: "changed" });
});

test("lines of one paragraph are replaced together or not at all", () => {
  const by = [paragraph("Oak and tin.")];
  expect(plan({ edit: edit([{ do: "replace", blocks: ["b3-0", "b3-1"], by }]) })).toEqual({
    operations: [{ do: "replace", clientIds: ["lines"], blocks: by }],
  });
  expect(plan({ edit: edit([{ do: "replace", blocks: ["b3-1"], by }]) })).toEqual({ refused: "unsupported" });
});

test("a moved paragraph is the same block at another place", () => {
  const steps: EditStep[] = [
    { do: "insert", before: "b1-0", blocks: [{ ...paragraph("Details"), id: "copy" }] },
    { do: "replace", blocks: ["b4"], by: [] },
  ];
  expect(plan({ edit: edit(steps, "move") })).toEqual({
    operations: [{ do: "move", clientIds: ["list"], before: "first" }],
  });
});

test("an edit whose text is no longer in the post is refused as a whole", () => {
  const leaves = LEAVES.filter(({ clientId }) => clientId !== "heading");
  const steps: EditStep[] = [
    { do: "strike", sentences: ["b1-0.0"] },
    { do: "insert", before: "b2", blocks: [paragraph("New.")] },
  ];
  expect(plan({ edit: edit(steps), leaves })).toEqual({ refused: "changed" });
  expect(plan({ edit: strike("b9-0.0") })).toEqual({ refused: "changed" });
});

test("after an edit was used, the next one finds the text as the first has left it", () => {
  const used = [strike("b1-0.0")];
  const leaves = [leaf("first", "paragraph", "It steeps for 16 hours."), ...LEAVES.slice(1)];
  expect(plan({ edit: strike("b1-0.1"), used, leaves })).toEqual({
    operations: [{ do: "replace", clientIds: ["first"], blocks: [] }],
  });
  const blocks = [paragraph("New.")];
  const removed = [edit([{ do: "replace", blocks: ["b1-0"], by: [] }])];
  const inserted = plan({
    edit: edit([{ do: "insert", before: "b1-0", blocks }]),
    used: removed,
    leaves: LEAVES.slice(1),
  });
  expect(inserted).toEqual({ operations: [{ do: "insert", before: "heading", blocks }] });
});

test("of two paragraphs with the same words, the one in the same place is changed", () => {
  const twice: ArticleBlock = { id: "b5-0", kind: "paragraph", sentences: [words("Welcome back!")] };
  const source = [...SOURCE, { ...twice, id: "b0-0" }, twice].toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  );
  const leaves = [
    leaf("top", "paragraph", "Welcome back!"),
    ...LEAVES,
    leaf("end", "paragraph", "Welcome back!"),
  ];
  expect(plan({ edit: strike("b5-0.0"), source, leaves })).toEqual({
    operations: [{ do: "replace", clientIds: ["end"], blocks: [] }],
  });
});

test("what only the author can do isn't planned", () => {
  expect(plan({ edit: edit([{ do: "mark", sentence: "b1-0.1", mark: "[source]" }], "source") })).toEqual({
    refused: "unsupported",
  });
  expect(plan({ edit: edit([], "facts") })).toEqual({ refused: "unsupported" });
});
