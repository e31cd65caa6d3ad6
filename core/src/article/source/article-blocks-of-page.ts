/** The blocks of a page -> blocks of an article, one for one: every line, item, cell and picture, letter for letter. */

import { splitSentences } from "../../facts/text/split-sentences.ts";
import { bareWords } from "../../language/words.ts";
import type { Block, HeadingBlock, Link, ListBlock, PageModel, TableBlock } from "../../page/page-model.ts";
import { type ArticleBlock, type BlockOf, type HeadingLevel, headingLevel } from "../article-blocks.ts";
import { isDateline } from "./dateline.ts";
import { linkedWords } from "./linked-words.ts";
import { linksByBlock } from "./links-by-block.ts";

/** Without the page's own heading, which is the article's title. */
export function articleBlocks(page: PageModel): ArticleBlock[] {
  const links = linksByBlock(page);
  const levelOf = levelReader();
  const blocks: ArticleBlock[] = [];
  for (const block of page.blocks) {
    const id = `b${block.index}`;
    const own = links.get(block.index) ?? [];
    if (block.kind === "heading" && !isSentence(block)) {
      if (bareWords(block.text) !== bareWords(page.title ?? ""))
        blocks.push({ id, kind: "heading", level: levelOf(block.level), text: flat(block.text) });
    } else if (block.kind === "paragraph" && blocks.length < FIRST_BLOCKS && isDateline(block.text))
      blocks.push({ id, kind: "paragraph", sentences: [linkedWords(block.text, own)], isByline: true });
    else blocks.push(...textBlocks(block, own, id));
  }
  return blocks;
}

/** Who wrote it and when is said above the text; further down such a line belongs to something else. */
const FIRST_BLOCKS = 4;

const MAX_HEADING_LENGTH = 110;
const MIN_SENTENCE_WORDS = 9;

/** A sentence set in a heading's type is a sentence: the second line of a page often is. */
const isSentence = ({ text }: HeadingBlock): boolean =>
  text.length > MAX_HEADING_LENGTH ||
  (/[.!]["”’]?$/.test(text) && text.split(" ").length >= MIN_SENTENCE_WORDS);

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

/** Levels below the title without gaps, whatever levels the page uses. */
function levelReader(): (level: number) => HeadingLevel {
  const open: number[] = [];
  return (level) => {
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return headingLevel(1 + open.length);
  };
}

function textBlocks(block: Block, links: readonly Link[], id: string): ArticleBlock[] {
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
      if (block.src === null) return [];
      return [
        { id, kind: "image", src: block.src, alt: block.alt ?? "", caption: flat(block.caption ?? "") },
      ];
    default:
      return paragraphs(linesOf(block.text), links, id);
  }
}

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

const paragraphs = (lines: readonly string[], links: readonly Link[], id: string): ArticleBlock[] =>
  lines.map((line, at) => ({
    id: `${id}-${at}`,
    kind: "paragraph",
    sentences: splitSentences(line).map((sentence) => linkedWords(sentence, links)),
  }));

function listBlock(block: ListBlock, links: readonly Link[], id: string): ArticleBlock[] {
  const items = block.items
    .filter(({ text }) => text.trim() !== "")
    .map(({ text, depth }) => ({ words: linkedWords(text, links), depth }));
  return items.length === 0 ? [] : [{ id, kind: "list", isOrdered: block.ordered, items }];
}

const MAX_CELL_LENGTH = 600;

/** A table without a marked header takes its first row for one: Markdown knows no other kind. */
function tableBlock(
  { caption, header, rows }: TableBlock,
  links: readonly Link[],
  id: string,
): ArticleBlock[] {
  const [head = [], ...body] = header.length > 0 ? [header, ...rows] : rows;
  const columns = Math.max(head.length, ...body.slice(0, 200).map((row) => row.length));
  const above = paragraphs(linesOf(caption ?? ""), links, `${id}-caption`);
  // A table that only lays out text is read line by line.
  if (columns < 2 || body.length === 0 || body.flat().some((cell) => cell.length > MAX_CELL_LENGTH))
    return [...above, ...paragraphs([head, ...body].flat().flatMap(linesOf), links, id)];
  const cells = (row: readonly string[]) => row.map((cell) => linkedWords(cell, links));
  const table: BlockOf<"table"> = { id, kind: "table", header: cells(head), rows: body.map(cells) };
  return [...above, table];
}
