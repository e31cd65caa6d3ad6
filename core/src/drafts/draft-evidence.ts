/** A text that isn't published yet, as the engine reads pages: text, Markdown or HTML in, evidence out. */
import { escapeHtml, renderArticle } from "../article/rendering/render-article.ts";
import type { Evidence } from "../evidence.ts";
import { parseTree } from "../page/tree/parse-tree.ts";
import { textOf } from "../page/tree/text.ts";
import { walk } from "../page/tree/tree.ts";
import { unfetchedPage } from "../unfetched-page.ts";
import type { DraftFormat } from "./draft-format.ts";

/** A reserved name: no page is there. */
const DRAFT_URL = "https://draft.example/draft";
const MAX_TITLE_LENGTH = 120;

/** `now`: the clock enters as data, so that the same draft gives the same result. */
export function draftEvidence(text: string, format: DraftFormat, now: string): Evidence {
  const html = { html: asHtml, markdown: asMarkdown, text: asText }[format](text);
  const headers = { "content-type": "text/html; charset=utf-8" };
  return unfetchedPage({ url: DRAFT_URL, headers, html, bytes: html.length, now });
}

const framed = (title: string, body: string): string =>
  `<!doctype html><html><head><title>${escapeHtml(title)}</title></head><body><main><article>\n${body}\n</article></main></body></html>`;

/** A whole page stays as it is; a part of one is put where the text of a page is. */
function asHtml(text: string): string {
  if (/<html\b/i.test(text)) return text;
  return framed(mainHeading(text), text);
}

/** Read from the tree: a pattern would search the rest of the text for the end of a tag once for each `<`. */
function mainHeading(html: string): string {
  let heading = "";
  walk(parseTree(html).body, (element) => {
    if (element.tag !== "h1") return;
    heading = textOf(element);
    return "stop";
  });
  return heading;
}

function asMarkdown(text: string): string {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? "";
  return framed(title.trim(), renderArticle(text));
}

/** Paragraphs are parted by empty lines; a short first line without a full stop is the title. */
function asText(text: string): string {
  const parts = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const [first = ""] = parts;
  const isTitle = parts.length > 1 && first.length <= MAX_TITLE_LENGTH && !/[.!:]$/.test(first);
  const paragraphs = (isTitle ? parts.slice(1) : parts).map((part) => `<p>${escapeHtml(part)}</p>`);
  return framed(
    isTitle ? first : "",
    [isTitle ? `<h1>${escapeHtml(first)}</h1>` : "", ...paragraphs].join("\n"),
  );
}
