import { expect, test } from "vitest";
import { applyEdits } from "./apply-edits.ts";
import { type ArticleBlock, blockText, plain } from "./article-blocks.ts";
import type { EditStep } from "./article-edit.ts";

const SOURCE: ArticleBlock[] = [
  { id: "title", kind: "heading", level: 1, text: "Rain barrels" },
  {
    id: "a",
    kind: "paragraph",
    sentences: [plain("Hello!"), plain("Barrels store rain."), plain("90% is lost.")],
  },
  { id: "b", kind: "paragraph", sentences: [plain("1. Open the tap.")] },
  { id: "c", kind: "paragraph", sentences: [plain("2. Scrub the walls.")] },
];

const edit = (id: string, ...steps: EditStep[]) => ({ id, steps });

const EDITS = [
  edit("strike", { do: "strike", sentences: ["a.0"] }),
  edit("mark", { do: "mark", sentence: "a.2", mark: "[needs source]" }),
  edit("list", {
    do: "replace",
    blocks: ["b", "c"],
    by: [{ id: "l", kind: "list", isOrdered: true, items: [{ words: plain("Open the tap."), depth: 0 }] }],
  }),
  edit("lead", {
    do: "insert",
    before: "a",
    blocks: [{ id: "n", kind: "paragraph", sentences: [plain("First.")] }],
  }),
  edit("end", {
    do: "insert",
    before: null,
    blocks: [{ id: "z", kind: "paragraph", sentences: [plain("Last.")] }],
  }),
];

const texts = (kept: string[]) => applyEdits(SOURCE, EDITS, kept).map(blockText);

test("without a kept edit the text is the author's", () => {
  expect(applyEdits(SOURCE, EDITS, [])).toEqual(SOURCE);
});

test("each edit is made alone, and two in one paragraph don't disturb each other", () => {
  expect(texts(["strike"])[1]).toBe("Barrels store rain. 90% is lost.");
  expect(texts(["mark"])[1]).toBe("Hello! Barrels store rain. 90% is lost. [needs source]");
  expect(texts(["strike", "mark"])[1]).toBe("Barrels store rain. 90% is lost. [needs source]");
  expect(texts(["list"])).toEqual([
    "Rain barrels",
    "Hello! Barrels store rain. 90% is lost.",
    "Open the tap.",
  ]);
  expect(texts(["lead", "end"]).at(1)).toBe("First.");
  expect(texts(["lead", "end"]).at(-1)).toBe("Last.");
});

test("the order of keeping doesn't matter, and an unknown id changes nothing", () => {
  const ids = EDITS.map(({ id }) => id);
  expect(texts(ids.toReversed())).toEqual(texts(ids));
  expect(texts(["no-such-edit"])).toEqual(texts([]));
});

test("a paragraph that loses its last sentence disappears", () => {
  const all = edit("all", { do: "strike", sentences: ["b.0"] });
  expect(applyEdits(SOURCE, [all], ["all"]).map(({ id }) => id)).toEqual(["title", "a", "c"]);
});
