/** The tracked changes as an HTML page: word processors open it with insertions and deletions. */
import { type ArticleBlock, joinSentences, piecesOf, textOf } from "../article-blocks.ts";
import type { TrackedRow } from "../tracked-changes.ts";
import { escapeHtml, imageHtml } from "./render-article.ts";

export function trackedHtml(title: string, rows: readonly TrackedRow[]): string {
  const body = rows.map(rowHtml).join("\n");
  return `<!doctype html>\n<html>\n<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>\n<body>\n<article>\n${body}\n</article>\n</body>\n</html>\n`;
}

const WRAP = { same: "", added: "ins", removed: "del" } as const;

function rowHtml({ block, state, struck, marks }: TrackedRow): string {
  const mark = WRAP[state];
  const wrap = (html: string) => (mark === "" ? html : `<${mark}>${html}</${mark}>`);
  const pieces = piecesOf(block).map((words, at) => {
    const text = escapeHtml(textOf(words).trim());
    const added = marks.get(at);
    const shown = struck.includes(at) ? `<del>${text}</del>` : text;
    return added === undefined ? shown : `${shown} <ins>${escapeHtml(added)}</ins>`;
  });
  if (block.kind === "paragraph") return `<p>${wrap(joinSentences(pieces))}</p>`;
  if (block.kind === "quote") return `<blockquote>${wrap(pieces.join("<br>"))}</blockquote>`;
  if (block.kind !== "list") return blockHtml(block, wrap);
  const tag = block.isOrdered ? "ol" : "ul";
  return `<${tag}>${pieces.map((piece) => `<li>${wrap(piece)}</li>`).join("")}</${tag}>`;
}

function blockHtml(block: ArticleBlock, wrap: (html: string) => string): string {
  const cell = (text: string) => wrap(escapeHtml(text));
  switch (block.kind) {
    case "heading":
      return `<h${block.level}>${cell(block.text)}</h${block.level}>`;
    case "table": {
      const row = (cells: readonly Parameters<typeof textOf>[0][], tag: "th" | "td") =>
        `<tr>${cells.map((words) => `<${tag}>${cell(textOf(words))}</${tag}>`).join("")}</tr>`;
      return `<table>${row(block.header, "th")}${block.rows.map((cells) => row(cells, "td")).join("")}</table>`;
    }
    case "code":
      return `<pre>${cell(block.text)}</pre>`;
    case "image":
      return wrap(imageHtml(block.src, block.alt, block.caption));
    default:
      return "";
  }
}
