/** One block of an article as paragraphs and tables of a .docx. */
import {
  type BlockOf,
  gapAfter,
  piecesOf,
  textOf,
  type Words,
} from "@citeworthy/core/article/article-blocks";
import type { WordRow } from "@citeworthy/core/article/rendering/word-document";
import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  type FileChild,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { outside, type Runs, type State } from "./word-runs.ts";

const HEADINGS = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
} as const;
const MONOSPACE = "Consolas";
/** In twentieths of a point: half an inch. */
const INDENT = 720;
/** Word knows nine levels of a list. */
const DEEPEST = 8;

export const BULLETS = "bullets";
/** Each numbered list counts for itself. */
export const numberingOf = (place: number): string => `numbers-${place}`;

/** `comments`: numbers of the notes that belong to the row. `place`: of the row in the document. */
type Place = { row: WordRow; place: number; runs: Runs; comments: readonly number[] };

export function wordBlocks(at: Place): FileChild[] {
  const { row, runs } = at;
  const { block, state } = row;
  const line = (children: ParagraphChild[], options: IParagraphOptions = {}, own: State = state) =>
    new Paragraph({ ...options, children, run: runs.change(own) });
  switch (block.kind) {
    case "heading":
      return [line(noted(at, [runs.text(block.text, state)]), { heading: HEADINGS[block.level] })];
    case "paragraph": {
      const isGone = row.struck.length >= block.sentences.length;
      return [line(noted(at, sentences(at, block)), {}, isGone ? gone(state) : state)];
    }
    case "list":
      return block.items.map(({ depth, words }, item) => {
        const own = stateOf(row, item);
        const reference = block.isOrdered && depth === 0 ? numberingOf(at.place) : BULLETS;
        return line(
          notedFirst(at, item, runs.words(words, own)),
          { numbering: { reference, level: Math.min(depth, DEEPEST) } },
          own,
        );
      });
    case "quote":
      return block.lines.map((words, item) => {
        const own = stateOf(row, item);
        return line(
          notedFirst(at, item, runs.words(words, own, { italics: true })),
          { indent: { left: INDENT } },
          own,
        );
      });
    case "code":
      return block.text
        .split("\n")
        .map((text, item) => line(notedFirst(at, item, [runs.text(text, state, { font: MONOSPACE })])));
    case "image":
      return picture(at, block).map((children) => line(children));
    case "table":
      return table(at, block);
  }
}

const gone = (state: State): State => (state === "same" ? "removed" : state);
const stateOf = ({ state, struck }: WordRow, piece: number): State =>
  struck.includes(piece) ? gone(state) : state;

/** A space goes with the sentence that is removed after it, or before it at the start. */
function sentences({ row, runs }: Place, block: BlockOf<"paragraph">): ParagraphChild[] {
  const look = block.isByline ? { italics: true } : {};
  const pieces = piecesOf(block);
  let isAnyKept = false;
  return pieces.flatMap((words, at) => {
    const own = stateOf(row, at);
    const isStruck = row.struck.includes(at);
    const gap = at === 0 ? "" : gapAfter(textOf(pieces[at - 1] ?? []));
    const before = gap === "" ? [] : [runs.text(gap, isStruck || !isAnyKept ? gone(row.state) : row.state)];
    if (!isStruck) isAnyKept = true;
    return [...before, ...runs.words(trimmed(words), own, look)];
  });
}

/** Without the space around a sentence, which the gaps give. */
function trimmed(words: Words): Words {
  const last = words.length - 1;
  return words.map((run, at) => {
    const start = at === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: at === last ? start.trimEnd() : start };
  });
}

/** Named with its address, not embedded: the picture is on the page. */
function picture(at: Place, { src, alt, caption }: BlockOf<"image">): ParagraphChild[][] {
  const { runs, row } = at;
  const address = outside(src);
  const name = `Picture: ${alt.trim() || src}`;
  const named = address ? [{ text: name, href: address }] : [{ text: name }];
  const first = noted(at, runs.words(named, row.state));
  return caption === "" ? [first] : [first, [runs.text(caption, row.state, { italics: true })]];
}

function table(at: Place, { header, rows }: BlockOf<"table">): FileChild[] {
  const { runs, row: own } = at;
  const columns = Math.max(1, header.length, ...rows.map((row) => row.length));
  const cell = (words: Words, look: { bold?: boolean }, isFirst: boolean) => {
    const children = runs.words(words, own.state, look);
    return new TableCell({
      children: [
        new Paragraph({
          children: isFirst ? noted(at, children) : children,
          run: runs.change(own.state),
        }),
      ],
    });
  };
  const written = (cells: readonly Words[], isHeader: boolean) =>
    new TableRow({
      tableHeader: isHeader,
      ...runs.change(own.state),
      children: Array.from({ length: columns }, (_, column) =>
        cell(cells[column] ?? [], { bold: isHeader }, isHeader && column === 0),
      ),
    });
  return [
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: [written(header, true), ...rows.map((cells) => written(cells, false))],
    }),
    // Word joins two tables that touch.
    new Paragraph({ run: runs.change(own.state) }),
  ];
}

const notedFirst = (at: Place, item: number, children: ParagraphChild[]): ParagraphChild[] =>
  item === 0 ? noted(at, children) : children;

/** The children with the row's comments around them. */
function noted({ comments }: Place, children: ParagraphChild[]): ParagraphChild[] {
  return [
    ...comments.map((id) => new CommentRangeStart(id)),
    ...children,
    ...comments.flatMap((id) => [
      new CommentRangeEnd(id),
      new TextRun({ children: [new CommentReference(id)] }),
    ]),
  ];
}
