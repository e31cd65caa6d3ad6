/** The page as it would be with the article in the place of its text: everything around it stays as it was served. */
import type { PageModel } from "../../page/page-model.ts";
import { readPage } from "../../page/read-page.ts";
import { escapeHtml, renderArticle } from "./render-article.ts";
import { isText, replaceText } from "./replace-text.ts";

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

/** The page's own head, and nothing but the article. */
function alone(html: string, page: PageModel, markdown: string): string {
  const head =
    /<head\b[^>]*>([\s\S]*?)<\/head\s*>/i.exec(html)?.[1] ?? `<title>${escapeHtml(page.title ?? "")}</title>`;
  const language = page.language ? ` lang="${escapeHtml(page.language.value)}"` : "";
  return `<!doctype html><html${language}><head>${head}</head><body><main><article>\n${renderArticle(markdown)}\n</article></main></body></html>`;
}
