/** The page as it would be with the article in the place of its text: everything around it stays as it was served. */

import type { Block, PageModel, Place } from "../page/page-model.ts";
import { readPage } from "../page/read-page.ts";
import { escapeHtml, renderArticle } from "./render-article.ts";

export type Framed = {
  html: string;
  /** `page`: in the page's own frame. `alone`: a reader could not find it there, so only the head is the page's. */
  frame: "page" | "alone";
};

/** Less of the article than this found in its frame means that the frame hides it. */
const FOUND = 0.8;

export function inFrame(html: string, page: PageModel, markdown: string): Framed {
  const inPage = replaceText(html, page, markdown);
  if (inPage !== null && isFound(inPage, page.url, markdown)) return { html: inPage, frame: "page" };
  return { html: alone(html, page, markdown), frame: "alone" };
}

const squeeze = (text: string) => text.replace(/\s+/g, "");

function isFound(html: string, url: string, markdown: string): boolean {
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
  return total > 0 && found / total >= FOUND;
}

const isText = (block: Block) => block.kind !== "heading" && block.kind !== "image" && block.text !== "";

/** Pictures and the page's main heading stay; all other blocks of the main text make room. */
function replaceText(html: string, page: PageModel, markdown: string): string | null {
  const title = titleHeading(page);
  const blocks = page.blocks.filter((block) => block.kind !== "image" && block.place.start !== title?.start);
  const first =
    blocks.find((block) => block.kind === "paragraph" && block.text.length > 80) ?? blocks.find(isText);
  if (!first) return null;
  const at = beforeElement(html, first.place.start);
  const article = `<article>\n${renderArticle(markdown, { withoutTitle: title !== null })}\n</article>\n`;
  return rewrite(html, blocks, { at, article });
}

/** The heading that names the page, wherever it stands. */
function titleHeading(page: PageModel): Place | null {
  const main = page.headings.filter((heading) => heading.level === 1);
  const named =
    main.find((heading) => heading.text === page.title) ?? main.find((heading) => heading.block !== null);
  return named?.place ?? null;
}

const INLINE_OPEN =
  /<(?:p|a|abbr|b|big|cite|code|em|font|i|mark|q|s|small|span|strong|sub|sup|u|time)\b[^<>]*>\s*$/i;

/** Before the tags that open the paragraph: a block may not stand inside it. */
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

function rewrite(
  html: string,
  blocks: readonly Block[],
  { at, article }: { at: number; article: string },
): string {
  const pieces: string[] = [];
  let cursor = 0;
  let isPlaced = false;
  const copyTo = (end: number) => {
    if (!isPlaced && at <= end) {
      pieces.push(html.slice(cursor, at), article);
      cursor = Math.max(cursor, at);
      isPlaced = true;
    }
    pieces.push(html.slice(cursor, end));
    cursor = Math.max(cursor, end);
  };
  for (const { place } of blocks.toSorted((one, other) => one.place.start - other.place.start)) {
    if (place.end <= cursor) continue;
    copyTo(Math.max(cursor, place.start));
    pieces.push(withoutText(html.slice(cursor, place.end)));
    cursor = place.end;
  }
  copyTo(html.length);
  return pieces.join("");
}

/** The page's own head, and nothing but the article. */
function alone(html: string, page: PageModel, markdown: string): string {
  const head =
    /<head\b[^>]*>([\s\S]*?)<\/head\s*>/i.exec(html)?.[1] ?? `<title>${escapeHtml(page.title ?? "")}</title>`;
  const language = page.language ? ` lang="${escapeHtml(page.language.value)}"` : "";
  return `<!doctype html><html${language}><head>${head}</head><body><main><article>\n${renderArticle(markdown)}\n</article></main></body></html>`;
}
