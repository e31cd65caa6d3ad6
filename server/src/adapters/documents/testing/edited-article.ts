/** A text with every kind of block and every kind of change. */
import { type ArticleBlock, plain } from "@citeworthy/core/article/article-blocks";
import type { ArticleEdit } from "@citeworthy/core/contract/article";

const source: ArticleBlock[] = [
  { id: "title", kind: "heading", level: 1, text: "Rain barrels & <tubs>" },
  { id: "b0", kind: "paragraph", sentences: [plain("By Ann Lee, 3 May 2026")], isByline: true },
  {
    id: "b1",
    kind: "paragraph",
    sentences: [plain("Welcome back!"), plain("A barrel costs $60."), plain("Share this post!")],
  },
  { id: "b2", kind: "heading", level: 2, text: "Benefits" },
  {
    id: "b3",
    kind: "paragraph",
    sentences: [
      [{ text: "It saves " }, { text: "water", href: "https://water.example/saved" }, { text: "." }],
      plain("It saves 40% of the\u0007 cost."),
    ],
  },
  { id: "b4", kind: "paragraph", sentences: [plain("Dear readers!"), plain("Stay tuned!")] },
  {
    id: "b5",
    kind: "list",
    isOrdered: true,
    items: [
      { words: plain("Set it up."), depth: 0 },
      { words: plain("Subscribe."), depth: 0 },
      { words: plain("Fill it."), depth: 0 },
    ],
  },
  { id: "b6", kind: "paragraph", sentences: [plain("Plastic costs $60."), plain("Oak costs $90.")] },
  { id: "b7", kind: "image", src: "https://pics.example/a.png", alt: "A barrel", caption: "By a wall" },
  {
    id: "b8",
    kind: "table",
    header: [plain("Size"), plain("Weight")],
    rows: [[plain("200 l"), plain("9 kg")]],
  },
  { id: "b9", kind: "quote", lines: [plain("Rain is free."), plain("So is the sky.")] },
  { id: "b10", kind: "code", text: "fill(barrel)\nempty(barrel)" },
  { id: "b11", kind: "paragraph", sentences: [plain("Empty it before the frost.")] },
];

const shared = {
  kind: "strike",
  by: "rules",
  about: "trim",
  audit: null,
  fault: "It says nothing.",
  do: "Leave it out.",
  needs: null,
  effort: "low",
  reason: "Because.",
  before: null,
  after: null,
  at: null,
  points: 1,
} as const;

const edits: ArticleEdit[] = [
  {
    ...shared,
    id: "answer",
    title: "The answer comes first",
    doubt: { why: "wrong-pair", quote: "A barrel costs $60." },
    steps: [
      {
        do: "insert",
        before: "b1",
        blocks: [
          { id: "n1", kind: "paragraph", sentences: [plain("A barrel costs $60."), plain("Oak, $90.")] },
        ],
      },
    ],
  },
  {
    ...shared,
    id: "strike",
    title: "Greetings are left out",
    steps: [{ do: "strike", sentences: ["b1.0", "b1.2", "b4.0", "b4.1", "b5.1", "b9.1"] }],
  },
  {
    ...shared,
    id: "retitle",
    title: "The heading names its subject",
    steps: [
      {
        do: "replace",
        blocks: ["b2"],
        by: [{ id: "b2", kind: "heading", level: 2, text: "Benefits of barrels" }],
      },
    ],
  },
  {
    ...shared,
    id: "table",
    title: "Prices become a table",
    steps: [
      {
        do: "replace",
        blocks: ["b6"],
        by: [
          {
            id: "t1",
            kind: "table",
            header: [plain("Kind"), plain("Price")],
            rows: [
              [plain("Plastic"), plain("$60")],
              [plain("Oak"), plain("$90")],
            ],
          },
        ],
      },
    ],
  },
  {
    ...shared,
    id: "source",
    title: "A figure needs its source",
    steps: [{ do: "mark", sentence: "b3.1", mark: "[needs source]" }],
  },
];

export const EDITED = { title: "Rain barrels", source, edits };
export const ALL_EDITS: string[] = edits.map(({ id }) => id);
