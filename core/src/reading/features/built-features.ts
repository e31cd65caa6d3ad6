/** What a page is built of: text, lists, tables, links, forms, and how much of it is main content. */
import type { Block } from "../../page/page-model.ts";
import { type Features, flag, log, type Material, rate } from "../material.ts";

const ofKind = (blocks: readonly Block[], kind: Block["kind"]) =>
  blocks.filter((block) => block.kind === kind);

export function builtOf({ page, facts }: Material): Features {
  const blocks = facts.blocks();
  const { words, sentences } = facts.text();
  const lists = blocks.filter((block) => block.kind === "list");
  const items = lists.reduce((sum, list) => sum + list.items.length, 0);
  const tables = blocks.filter((block) => block.kind === "table");
  const inMain = page.interactive.filter((part) => part.inMain);
  const paragraphs = ofKind(blocks, "paragraph");
  const words100 = Math.max(1, words / 100);
  const links = page.links.filter((link) => link.block !== null);
  const levels = (level: number) =>
    page.headings.filter((heading) => heading.level === level && heading.block !== null).length;
  return {
    "built.words": log(words),
    "built.sentences": log(sentences.length),
    "built.paragraphs": log(paragraphs.length),
    "built.paragraphWords": rate(words, Math.max(1, paragraphs.length + lists.length)),
    "built.shortParagraphs": rate(
      paragraphs.filter((block) => block.text.length < 60).length,
      paragraphs.length,
    ),
    "built.lists": log(lists.length),
    "built.items": log(items),
    "built.itemShare": rate(sentences.filter((one) => one.kind === "list").length, sentences.length),
    "built.ordered": log(lists.filter((list) => list.ordered).length),
    "built.tables": log(tables.length),
    "built.rows": log(tables.reduce((sum, table) => sum + table.rows.length, 0)),
    "built.code": log(ofKind(blocks, "code").length + page.codeSpans.length),
    "built.quotes": log(ofKind(blocks, "quote").length),
    "built.images": log(page.images.filter((image) => image.inMain).length),
    "built.h2": log(levels(2)),
    "built.h3": log(levels(3) + levels(4)),
    "built.linksPer100": log(links.filter((link) => link.kind === "internal").length / words100),
    "built.outPer100": log(links.filter((link) => link.kind === "external").length / words100),
    "built.allLinks": log(page.links.length),
    "built.mainShare": mainShare(page, facts),
    "built.forms": log(inMain.filter((part) => part.kind === "form").length),
    "built.buttons": log(page.interactive.filter((part) => part.kind === "button").length),
    "built.inputs": log(
      page.interactive.filter((part) => part.kind === "input" || part.kind === "select").length,
    ),
    "built.videos": flag(page.interactive.some((part) => part.kind === "video" || part.kind === "iframe")),
    "built.comments": log(page.boilerplate.filter((piece) => piece.kind === "comments").length),
    "built.related": log(page.boilerplate.filter((piece) => piece.kind === "related").length),
    "built.navigation": log(page.boilerplate.filter((piece) => piece.kind === "navigation").length),
  };
}

/** Paragraphs that make no sense are left out of the whole as well as of the part. */
function mainShare(page: Material["page"], facts: Material["facts"]): number {
  const kept = new Set(facts.blocks());
  const left = page.blocks.filter((block) => block.kind === "paragraph" && !kept.has(block));
  const dropped = left.reduce((sum, block) => sum + block.text.length, 0);
  return Math.min(1, rate(facts.text().length, page.rendering.visibleTextLength - dropped));
}
