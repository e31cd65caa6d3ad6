/** The extractors that are compared, behind one shape. */
import { type PageModel, readPage } from "@citeworthy/core/page";
import { Readability } from "@mozilla/readability";
import { Defuddle } from "defuddle/node";
import { parseHTML } from "linkedom";

export type Extract = { text: string; author: string | null; published: string | null };
type PageReader = { name: string; read: (html: string, url: string) => Extract | Promise<Extract> };

const NOTHING: Extract = { text: "", author: null, published: null };

export const ours: PageReader = {
  name: "citeworthy",
  read: (html, url) => {
    const page: PageModel = readPage(html, url);
    // The labels give the one date of a page; where it only says when it was changed, they give that day.
    const date = page.published ?? page.modified;
    return { text: page.text, author: page.author?.value ?? null, published: date?.value ?? null };
  },
};

export const readability: PageReader = {
  name: "readability",
  read: (html, url) => {
    const { document } = parseHTML(html);
    const base = document.createElement("base");
    base.setAttribute("href", url);
    document.head?.append(base);
    const article = new Readability(document).parse();
    if (!article) return NOTHING;
    return {
      text: blockText(article.content ?? ""),
      author: article.byline ?? null,
      published: article.publishedTime ?? null,
    };
  },
};

export const defuddle: PageReader = {
  name: "defuddle",
  read: async (html, url) => {
    const { document } = parseHTML(html);
    const found = await Defuddle(document, url, { useAsync: false });
    return {
      text: blockText(found.content),
      author: found.author || null,
      published: found.published || null,
    };
  },
};

const BLOCK =
  /<\/?(?:p|div|h[1-6]|li|ul|ol|table|tr|td|th|blockquote|pre|section|article|figure|figcaption|dt|dd|dl|header|footer|br|hr)\b[^>]*>/gi;

/** One way from HTML to text for every peer, so that only the choice of content is compared. */
function blockText(html: string): string {
  const { document } = parseHTML(`<!doctype html><html><body>${html.replace(BLOCK, "\n$&")}</body></html>`);
  for (const element of document.querySelectorAll("script,style,noscript")) element.remove();
  return document.body.textContent ?? "";
}
