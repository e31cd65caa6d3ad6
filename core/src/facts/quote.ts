/** Words taken from the page. The only way to make one checks that they stand there. */
import type { PageModel } from "../page/page-model.ts";

declare const fromPage: unique symbol;
export type Quote = string & { readonly [fromPage]: true };

const LONGEST = 180;

const flatten = (text: string) => text.replace(/\s+/g, " ").trim();

/** Where a quote may come from: what readers see, and what the head of the page declares. */
function sourcesOf(page: PageModel): string[] {
  return [
    ...page.blocks.flatMap((block) => (block.kind === "table" ? [block.caption ?? ""] : [block.text])),
    page.titleTag?.value ?? "",
    page.titleTag?.raw ?? "",
    page.title ?? "",
    page.description?.value ?? "",
    page.author?.raw ?? "",
    ...page.dates.map((date) => date.raw),
    ...page.headings.map((heading) => heading.text),
    ...page.metas.map((meta) => meta.content),
    ...page.links.flatMap((link) => [link.text, link.rawHref]),
    ...page.images.map((image) => image.alt ?? ""),
    ...page.interactive.flatMap((part) => [part.label ?? "", part.readableText]),
    ...page.machineText.map((piece) => piece.text),
    ...page.boilerplate.map((piece) => piece.text),
  ];
}

export type Quoter = {
  /** At most a line of it, cut between words. Throws when the page does not say so: that is a bug of the audit. */
  quote(text: string): Quote;
  quotes(texts: readonly string[], most?: number): Quote[];
};

export function quoterOf(page: PageModel): Quoter {
  let haystack: string | null = null;
  const quote = (text: string): Quote => {
    haystack ??= flatten(sourcesOf(page).join("\n"));
    const fragment = clip(flatten(text));
    if (fragment === "" || !haystack.includes(fragment)) {
      throw new Error(`Not on the page: ${fragment.slice(0, 60)}`);
    }
    return fragment as Quote;
  };
  return {
    quote,
    quotes: (texts, most = 3) =>
      [...new Set(texts.filter((text) => flatten(text) !== ""))].slice(0, most).map(quote),
  };
}

/** Cut after a whole word; nothing is added, or it would no longer be the page's words. */
export function clip(text: string, longest = LONGEST): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest + 1);
  const space = cut.lastIndexOf(" ");
  const end = space > longest / 2 ? space : longest;
  /** Never half of a surrogate pair. */
  const safe = /[\uD800-\uDBFF]$/.test(cut.slice(0, end)) ? end - 1 : end;
  return cut.slice(0, safe).trim();
}
