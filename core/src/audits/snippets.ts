/** Ready to paste, filled with what the page says of itself; what it does not say stays a visible blank. */
import type { Snippet } from "../contract/analysis-result.ts";
import type { PageModel } from "../page/page-model.ts";

const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const html = (code: string): Snippet => ({ language: "html", code });

export const metaTag = (name: string, content: string): Snippet =>
  html(`<meta name="${name}" content="${escaped(content)}">`);

export const titleElement = (title: string): Snippet => html(`<title>${escaped(title)}</title>`);

export const canonicalLink = (url: string): Snippet => html(`<link rel="canonical" href="${escaped(url)}">`);

export const languageAttribute = (language: string): Snippet => html(`<html lang="${escaped(language)}">`);

export const updatedLine = (day: string): Snippet =>
  html(`<p>Updated <time datetime="${day}">${day}</time></p>`);

/** Rules that let the search crawlers in and leave the choice about training crawlers as it is. */
export const robotsRules = (bots: readonly string[]): Snippet => ({
  language: "text",
  code: `${bots.map((bot) => `User-agent: ${bot}`).join("\n")}\nAllow: /`,
});

export function openGraphTags(page: PageModel): Snippet {
  const tags: [string, string][] = [
    ["og:type", "article"],
    ["og:title", page.title ?? "[title]"],
    ["og:description", page.description?.value ?? "[one sentence that answers the title]"],
    ["og:url", page.url],
  ];
  return html(
    tags.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`).join("\n"),
  );
}

/** Only what the page shows: structured data that says more than the page is worse than none. */
export function articleJsonLd(page: PageModel): Snippet {
  const data = {
    "@context": "https://schema.org",
    "@type": "Article",
    ...(page.title && { headline: page.title }),
    ...(page.authors[0] && { author: page.authors.map((name) => ({ "@type": "Person", name })) }),
    ...(page.publisher && { publisher: { "@type": "Organization", name: page.publisher.value } }),
    ...(page.published && { datePublished: page.published.value }),
    ...(page.modified && { dateModified: page.modified.value }),
    mainEntityOfPage: page.url,
  };
  /** A closing tag inside the text would end the script. */
  const code = JSON.stringify(data, null, 2).replace(/</g, "\\u003c");
  return html(`<script type="application/ld+json">\n${code}\n</script>`);
}
