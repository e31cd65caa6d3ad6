/** The blocks of a page that belong to its article, with levels of headings that have no gaps. Sections that lead away are left out. */
import type { Block, HeadingBlock, Link, PageModel } from "../../page/page-model.ts";
import { type ArticleBlock, type HeadingLevel, headingLevel } from "../article-blocks.ts";
import { articleBlocks } from "./article-block.ts";
import { isAwaySection, isByline, isDateline, isFurniture } from "./furniture.ts";
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
    return headingLevel(1 + open.length);
  };
}
