/** Blocks of a page -> blocks of an article: lines stay lines, links stay links, sections that lead away are left out. */
import { splitSentences } from "../../facts/text/text.ts";
import type { Block, HeadingBlock, Link, ListBlock, PageModel, TableBlock } from "../../page/page-model.ts";
import type { ArticleBlock, BlockOf, HeadingLevel, Words } from "../article-blocks.ts";
import { isAwaySection, isByline, isDateline, isFurniture, isOrder } from "./furniture.ts";
import { linkedWords } from "./linked-words.ts";
import { linksByBlock } from "./links-by-block.ts";

export function textBlocks(page: PageModel): ArticleBlock[] {
  const links = linksByBlock(page);
  const levels = levelReader();
  const blocks: ArticleBlock[] = [];
  let awayFrom = 0;
  for (const [at, block] of page.blocks.entries()) {
    if (block.kind === "heading" && !isSentence(block)) {
      if (awayFrom > 0 && block.level > awayFrom) continue;
      awayFrom = isAwaySection(block.text) ? block.level : 0;
      if (awayFrom === 0 && isSectionHeading(block, page.title))
        blocks.push({ id: `b${at}`, kind: "heading", level: levels(block.level), text: flat(block.text) });
      continue;
    }
    const own = links.get(block.index) ?? [];
    if (block.kind === "paragraph" && blocks.length < FIRST_BLOCKS && isDateline(block.text)) {
      blocks.push({
        id: `b${at}`,
        kind: "paragraph",
        sentences: [linkedWords(block.text, own)],
        isByline: true,
      });
      continue;
    }
    if (awayFrom > 0 || (isFurniture(block, linkedLength(own)) && !isIntroduced(block, blocks))) continue;
    blocks.push(...articleBlocks(block, own, `b${at}`));
  }
  return blocks;
}

/** Who wrote it and when is said above the text; further down such a line belongs to something else. */
const FIRST_BLOCKS = 4;

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

const linkedLength = (links: readonly Link[]): number =>
  links.reduce((sum, link) => sum + link.text.replace(/\s/g, "").length, 0);

/** A list of links that a sentence announces is part of the text. */
const isIntroduced = (block: Block, before: readonly ArticleBlock[]): boolean => {
  const last = before.at(-1);
  const words = last?.kind === "paragraph" ? (last.sentences.at(-1) ?? []) : [];
  return block.kind === "list" && block.items.length > 0 && /[:：]\s*$/.test(words.at(-1)?.text ?? "");
};

const MAX_HEADING_LENGTH = 110;
const MIN_SENTENCE_WORDS = 9;

/** A sentence set in a heading's type is a sentence: the second line of a page often is. */
const isSentence = ({ text }: HeadingBlock): boolean =>
  text.length > MAX_HEADING_LENGTH ||
  (/[.!]["”’]?$/.test(text) && text.split(" ").length >= MIN_SENTENCE_WORDS);

const sameWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const isSectionHeading = ({ text }: HeadingBlock, title: string | null): boolean =>
  /\p{L}/u.test(text) && sameWords(text) !== sameWords(title ?? "") && !isByline(text);

/** Levels below the title without gaps, whatever levels the page uses. */
function levelReader(): (level: number) => HeadingLevel {
  const open: number[] = [];
  return (level) => {
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return Math.min(4, 1 + open.length) as HeadingLevel;
  };
}

function articleBlocks(block: Block, links: readonly Link[], id: string): ArticleBlock[] {
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
