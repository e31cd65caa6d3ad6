/** The body: the author's sections, paragraphs and words in their order, as real headings, lists, tables and quotations. */
import type { ListBlock, TableBlock } from "../page/page-model.ts";
import { BULLET } from "./bullet.ts";
import { linkedWords } from "./linked-words.ts";
import type { MaterialSection } from "./material.ts";
import type { Part } from "./parts.ts";
import type { SourceBlock, SourceSentence } from "./source-text.ts";
import { leans } from "./standing.ts";

/** A paragraph longer than this is cut where the next sentence stands alone. */
const LONG_PARAGRAPH = 130;
const SHORT_LINE = 80;

export function sectionParts(
  { blocks }: MaterialSection,
  taken: ReadonlySet<SourceSentence>,
  language: string,
): Part[] {
  const parts: Part[] = [];
  for (const [at, one] of blocks.entries()) {
    const { block } = one;
    if (block.kind === "paragraph" || block.kind === "heading") {
      if (isSignature(block.text) && blocks[at - 1]?.block.kind === "quote") continue;
      for (const part of paragraphParts(one, taken, language)) addPart(parts, part);
    } else if (block.kind === "list") parts.push(listPart(block, one));
    else if (block.kind === "table") parts.push(tablePart(block, one));
    else if (block.kind === "quote") parts.push(quotePart(one, blocks[at + 1]));
    else if (block.kind === "code") parts.push({ kind: "code", text: block.text });
  }
  return parts;
}

type ListPart = Extract<Part, { kind: "list" }>;

/** Lines with a bullet before them are one list, however many paragraphs they were typed as. */
function addPart(parts: Part[], part: Part): void {
  const last = parts.at(-1);
  const isTyped = (one: Part | undefined): one is ListPart => one?.kind === "list" && !one.isOrdered;
  if (isTyped(part) && part.items.length === 1 && isTyped(last)) {
    last.items.push(...part.items);
  } else parts.push(part);
}

function paragraphParts(
  { block, sentences, links }: SourceBlock,
  taken: ReadonlySet<SourceSentence>,
  language: string,
): Part[] {
  const left = sentences.filter((one) => !taken.has(one));
  const lines = linesOf(left, block.text, language);
  const isVerse =
    lines.length > 3 &&
    lines.every((line) => line.length < SHORT_LINE && line.includes(" ") && !/[.!?]$/.test(line));
  const asList = (items: readonly string[]): Part => ({
    kind: "list",
    isOrdered: false,
    items: items.map((line) => ({ words: linkedWords(line.replace(BULLET, ""), links), depth: 0 })),
  });
  const [first = "", ...more] = lines;
  if (more.length > 0 && more.every((line) => BULLET.test(line)))
    return BULLET.test(first)
      ? [asList(lines)]
      : [{ kind: "paragraph", words: linkedWords(first, links) }, asList(more)];
  if (isVerse) return [asList(lines)];
  return lines.map((line) =>
    BULLET.test(line) ? asList([line]) : { kind: "paragraph", words: linkedWords(line, links) },
  );
}

/** Sentences that stand on one line of the page, in pieces of a size one can read. */
function linesOf(sentences: readonly SourceSentence[], text: string, language: string): string[] {
  const lines: string[] = [];
  let open = "";
  let words = 0;
  let end = 0;
  for (const one of sentences) {
    const breaks = open !== "" && text.slice(end, one.start).includes("\n");
    const isFull =
      words + one.words.length > LONG_PARAGRAPH && words > LONG_PARAGRAPH / 3 && !leans(one.text, language);
    if (breaks || isFull) {
      lines.push(open);
      open = "";
      words = 0;
    }
    open = open === "" ? one.text : `${open} ${one.text}`;
    words += one.words.length;
    end = one.end;
  }
  return open === "" ? lines : [...lines, open];
}

const listPart = (block: ListBlock, { links }: SourceBlock): Part => ({
  kind: "list",
  isOrdered: block.ordered,
  items: block.items
    .filter((item) => item.text.trim() !== "")
    .map((item) => ({ words: linkedWords(item.text, links), depth: item.depth })),
});

/** A table without a marked header takes its first row for one: markdown knows no other. */
function tablePart({ header, rows }: TableBlock, { links }: SourceBlock): Part {
  const [head = [], ...body] = header.length > 0 ? [header, ...rows] : rows;
  const cells = (row: readonly string[]) => row.map((cell) => linkedWords(cell, links));
  return { kind: "table", header: cells(head), rows: body.map(cells) };
}

const SIGNATURE = /^[—–-]\s*\p{Lu}[^\n]{2,100}$/u;
const isSignature = (text: string) => SIGNATURE.test(text.trim());

/** The line that names the speaker belongs to the quotation. */
function quotePart({ block, links }: SourceBlock, next: SourceBlock | undefined): Part {
  const lines = block.text.split("\n").filter((line) => line.trim() !== "");
  const signature = next?.block.kind === "paragraph" && isSignature(next.block.text) ? [next.block.text] : [];
  return { kind: "quote", lines: [...lines, ...signature].map((line) => linkedWords(line, links)) };
}
