/** An article in Markdown. Words of a page never become markup. */
import { type ArticleBlock, type BlockOf, gapAfter, textOf, type Words } from "../article-blocks.ts";
import { ALL_MARKS } from "../source/labels.ts";

export const toMarkdown = (blocks: readonly ArticleBlock[]): string =>
  `${blocks.map(blockMarkdown).join("\n\n")}\n`;

function blockMarkdown(block: ArticleBlock): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level)} ${escapeText(block.text)}`;
    case "paragraph": {
      const text = line(block.sentences.flatMap(spaced));
      return block.isByline ? `*${text}*` : text;
    }
    case "list":
      return listMarkdown(block);
    case "table":
      return tableMarkdown(block);
    case "quote":
      return block.lines.map((words) => `> ${line(words)}`).join("\n>\n");
    case "code":
      return codeMarkdown(block.text);
    case "image":
      return imageMarkdown(block);
  }
}

function listMarkdown({ isOrdered, items }: BlockOf<"list">): string {
  let number = 0;
  return items
    .map(({ words, depth }) => {
      const isNumbered = isOrdered && depth === 0;
      if (isNumbered) number += 1;
      const indent = " ".repeat((isOrdered ? 3 : 2) * Math.min(depth, 3));
      return `${indent}${isNumbered ? `${number}.` : "-"} ${line(words)}`;
    })
    .join("\n");
}

/** A short row stays short, as Markdown allows: filling each would make millions of empty cells of one long row. */
function tableMarkdown({ header, rows }: BlockOf<"table">): string {
  const columns = longest([header, ...rows]);
  const head = Array.from({ length: columns }, (_, at) => header[at] ?? []);
  const written = (cells: readonly Words[]) =>
    `| ${cells.map((cell) => inline(cell).replace(/\|/g, "\\|")).join(" | ")} |`;
  return [written(head), `|${" --- |".repeat(columns)}`, ...rows.map(written)].join("\n");
}

/** A page has more parts than a function call can have arguments. */
const longest = (parts: readonly { length: number }[]): number =>
  parts.reduce((most, { length }) => Math.max(most, length), 0);

function imageMarkdown({ src, alt, caption }: BlockOf<"image">): string {
  const picture = `![${escapeText(alt)}](${addressMarkdown(src)})`;
  return caption === "" ? picture : `${picture}\n\n*${inline([{ text: caption }])}*`;
}

/** A fence longer than any in the text cannot be closed by it. */
function codeMarkdown(text: string): string {
  const fence = "`".repeat(Math.max(3, 1 + longest(text.match(/`+/g) ?? [])));
  return `${fence}\n${text}\n${fence}`;
}

/** What would start a heading, list, quotation, rule or code when it opens a line. */
const OPENER = /^(?:[#>+=~-]|(\d{1,9})([.)]))/;

const line = (words: Words): string =>
  inline(words).replace(OPENER, (mark, digits?: string, stop?: string) =>
    digits !== undefined && stop !== undefined ? `${digits}\\${stop}` : `\\${mark}`,
  );

const inline = (words: Words): string =>
  words
    .map(({ text, href }) => (href === undefined ? escapeText(text) : linkMarkdown(text, href)))
    .join("")
    .replace(/\s+/g, " ")
    .trim();

const addressMarkdown = (href: string): string =>
  href.replace(/[\s<>()\\]/g, (sign) => encodeURIComponent(sign).replace(/[()]/g, parenthesis));

function linkMarkdown(text: string, href: string): string {
  const address = addressMarkdown(href);
  const rest = text.trimStart();
  const before = text.slice(0, text.length - rest.length);
  const after = rest.slice(rest.trimEnd().length);
  return `${before}[${escapeText(rest.trimEnd())}](${address})${after}`;
}

const parenthesis = (sign: string) => (sign === "(" ? "%28" : "%29");

const spaced = (words: Words, at: number, all: readonly Words[]): Words =>
  at === 0 ? words : [{ text: gapAfter(textOf(all[at - 1] ?? [])) }, ...words];

const escapePiece = (text: string): string =>
  text
    .replace(/[\\`*[\]<>]/g, "\\$&")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/&(?=#?\w{1,31};)/g, "\\&");

/** The marks of missing sources are ours and keep their brackets. */
function escapeText(text: string): string {
  const flat = text.replace(/\s+/g, " ");
  const mark = ALL_MARKS.find((one) => flat.includes(one));
  return mark === undefined ? escapePiece(flat) : flat.split(mark).map(escapePiece).join(mark);
}
