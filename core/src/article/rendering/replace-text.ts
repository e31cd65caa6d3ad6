/** The HTML of a page with its main text replaced by an article. */
import type { Block, PageModel, Place } from "../../page/page-model.ts";
import { renderArticle } from "./render-article.ts";

export const isText = (block: Block) =>
  block.kind !== "heading" && block.kind !== "image" && block.text !== "";

/**
 * Pictures and the page's main heading stay; all other blocks of the main text make room. The end of the article takes
 * the place of the last of them, so that whatever is between the blocks is still inside the text.
 */
export function replaceText(
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
  const article = renderArticle(markdown, { withoutTitle: title !== null, pictures: "none" });
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
