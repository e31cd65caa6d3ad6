/** The page as it would be with the article in the place of its text: everything around it stays as it was served. */

import type { Block, PageModel, Place } from "../../page/page-model.ts";
import { readPage } from "../../page/read-page.ts";
import { escapeHtml, renderArticle } from "./render-article.ts";

export type Framed = {
  html: string;
  /** `page`: in the page's own frame. `alone`: a reader could not find it there, so only the head is the page's. */
  frame: "page" | "alone";
};

/** Share of the article that must be found: almost all if its parts are in two places, less if they are in one. */
const FOUND = { apart: 0.98, together: 0.8 };

export function inFrame(html: string, page: PageModel, markdown: string): Framed {
  for (const way of ["apart", "together"] as const) {
    const inPage = replaceText(html, page, markdown, way);
    if (inPage !== null && shareFound(inPage, page.url, markdown) >= FOUND[way])
      return { html: inPage, frame: "page" };
  }
  return { html: alone(html, page, markdown), frame: "alone" };
}

const squeeze = (text: string) => text.replace(/\s+/g, "");

function shareFound(html: string, url: string, markdown: string): number {
  const written = readPage(`<main>${renderArticle(markdown)}</main>`, url).blocks.filter(isText);
  const read = new Set(
    readPage(html, url)
      .blocks.filter(isText)
      .map((block) => squeeze(block.text)),
  );
  const total = written.reduce((sum, block) => sum + block.text.length, 0);
  const found = written.reduce(
    (sum, block) => sum + (read.has(squeeze(block.text)) ? block.text.length : 0),
    0,
  );
  return total === 0 ? 0 : found / total;
}

const isText = (block: Block) => block.kind !== "heading" && block.kind !== "image" && block.text !== "";

/**
 * Pictures and the page's main heading stay; all other blocks of the main text make room. The end of the article takes
 * the place of the last of them, so that whatever is between the blocks is still inside the text.
 */
function replaceText(
  html: string,
  page: PageModel,
  markdown: string,
  way: "apart" | "together",
): string | null {
  const title = titleHeading(page);
  const blocks = page.blocks.filter((block) => block.kind !== "image" && block.place.start !== title?.start);
  const long = blocks.filter((block) => block.kind === "paragraph" && block.text.length > 80);
  const first = long[0] ?? blocks.find(isText);
  if (!first) return null;
  const article = renderArticle(markdown, { withoutTitle: title !== null });
  const end = article.lastIndexOf("\n<p>");
  const last = long.at(-1);
  const isApart = way === "apart" && last !== undefined && last !== first && end > 0;
  const inserts = isApart
    ? [
        { at: beforeElement(html, first.place.start), markup: article.slice(0, end) },
        { at: beforeElement(html, last.place.start), markup: article.slice(end) },
      ]
    : [{ at: beforeElement(html, first.place.start), markup: article }];
  return rewrite(html, blocks, inserts);
}

/** The heading that names the page, anywhere on it. */
function titleHeading(page: PageModel): Place | null {
  const main = page.headings.filter((heading) => heading.level === 1);
  const named =
    main.find((heading) => heading.text === page.title) ?? main.find((heading) => heading.block !== null);
  return named?.place ?? null;
}

const INLINE_OPEN =
  /<(?:p|a|abbr|b|big|cite|code|em|font|i|mark|q|s|small|span|strong|sub|sup|u|time)\b[^<>]*>\s*$/i;

/** Before the tags that open the paragraph, because a paragraph can't contain a block. */
function beforeElement(html: string, start: number): number {
  let at = start;
  for (;;) {
    const open = INLINE_OPEN.exec(html.slice(Math.max(0, at - 2000), at));
    if (!open) return at;
    at -= open[0].length;
  }
}

const KEPT =
  /<!--[\s\S]*?-->|<(script|style|iframe|video|audio|svg|noscript|form|button|select|picture)\b[\s\S]*?<\/\1\s*>|<[^<>]*>/gi;

/** What is not text: the tags inside a stretch must still open and close what they did. */
const withoutText = (markup: string) => (markup.match(KEPT) ?? []).join("");

type Insert = { at: number; markup: string };

function rewrite(html: string, blocks: readonly Block[], inserts: readonly Insert[]): string {
  const pieces: string[] = [];
  const waiting = [...inserts];
  let cursor = 0;
  const copyTo = (end: number, keep: (markup: string) => string) => {
    for (let next = waiting[0]; next && next.at <= end; next = waiting[0]) {
      pieces.push(keep(html.slice(cursor, Math.max(cursor, next.at))), next.markup, "\n");
      cursor = Math.max(cursor, next.at);
      waiting.shift();
    }
    pieces.push(keep(html.slice(cursor, Math.max(cursor, end))));
    cursor = Math.max(cursor, end);
  };
  for (const { place } of blocks.toSorted((one, other) => one.place.start - other.place.start)) {
    copyTo(place.start, (markup) => markup);
    copyTo(place.end, withoutText);
  }
  copyTo(html.length, (markup) => markup);
  return pieces.join("");
}

/** The page's own head, and nothing but the article. */
function alone(html: string, page: PageModel, markdown: string): string {
  const head =
    /<head\b[^>]*>([\s\S]*?)<\/head\s*>/i.exec(html)?.[1] ?? `<title>${escapeHtml(page.title ?? "")}</title>`;
  const language = page.language ? ` lang="${escapeHtml(page.language.value)}"` : "";
  return `<!doctype html><html${language}><head>${head}</head><body><main><article>\n${renderArticle(markdown)}\n</article></main></body></html>`;
}
