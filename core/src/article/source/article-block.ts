/** One block of a page -> blocks of an article: lines stay lines, links stay links. */
import { splitSentences } from "../../facts/text/split-sentences.ts";
import type { Block, Link, ListBlock, TableBlock } from "../../page/page-model.ts";
import type { ArticleBlock, BlockOf, Words } from "../article-blocks.ts";
import { linkedWords } from "./linked-words.ts";
import { isOrder } from "./orders.ts";

export function articleBlocks(block: Block, links: readonly Link[], id: string): ArticleBlock[] {
  switch (block.kind) {
    case "list":
      return listBlock(block, links, id);
    case "table":
      return tableBlock(block, links, id);
    case "quote":
      return [{ id, kind: "quote", lines: linesOf(block.text).map((line) => linkedWords(line, links)) }];
    case "code":
      return block.text.trim() === "" ? [] : [{ id, kind: "code", text: block.text }];
    case "image":
      return [];
    default:
      return linesOf(block.text).flatMap((line, at) => paragraph(line, links, `${id}-${at}`));
  }
}

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

function paragraph(line: string, links: readonly Link[], id: string): ArticleBlock[] {
  const sentences = splitSentences(line).filter((sentence) => !isOrder(sentence));
  const words = sentences.map((sentence) => linkedWords(sentence, links));
  return words.length === 0 ? [] : [{ id, kind: "paragraph", sentences: words }];
}

function listBlock(block: ListBlock, links: readonly Link[], id: string): ArticleBlock[] {
  const items = block.items
    .filter(({ text }) => text.trim() !== "" && !isOrder(text))
    .map(({ text, depth }) => ({ words: itemWords(text, links), depth }));
  return items.length === 0 ? [] : [{ id, kind: "list", isOrdered: block.ordered, items }];
}

/** Lines of one item can't stay lines in a list, so a stop is set between them where none is. */
const itemWords = (text: string, links: readonly Link[]): Words =>
  linesOf(text).flatMap((line, at, all) => {
    const words = linkedWords(line, links);
    const before = all[at - 1] ?? "";
    return at === 0 ? [...words] : [{ text: /[.!?:;,–—-]$/.test(before.trim()) ? " " : "; " }, ...words];
  });

const MAX_CELL_LENGTH = 600;

/** A table without a marked header takes its first row for one: Markdown knows no other kind. */
function tableBlock({ header, rows }: TableBlock, links: readonly Link[], id: string): ArticleBlock[] {
  const [head = [], ...body] = header.length > 0 ? [header, ...rows] : rows;
  const columns = Math.max(head.length, ...body.slice(0, 200).map((row) => row.length));
  if (columns < 2 || body.length === 0 || body.flat().some((cell) => cell.length > MAX_CELL_LENGTH))
    return rowsAsLines([head, ...body], links, id);
  const cells = (row: readonly string[]) => row.map((cell) => itemWords(cell, links));
  const table: BlockOf<"table"> = { id, kind: "table", header: cells(head), rows: body.map(cells) };
  return [table];
}

/** A table that only lays out text is read line by line. */
const rowsAsLines = (
  rows: readonly (readonly string[])[],
  links: readonly Link[],
  id: string,
): ArticleBlock[] =>
  rows
    .flat()
    .flatMap(linesOf)
    .flatMap((line, at) => paragraph(line, links, `${id}-${at}`));
