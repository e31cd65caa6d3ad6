/** Markup that is ready to paste, filled with what the page says about itself. Missing values are blanks in brackets. */
import type { Snippet } from "../contract/analysis-result.ts";
import type { CrawlerAccess } from "../facts/crawlers/crawlers.ts";
import type { PageModel } from "../page/page-model.ts";

const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const html = (code: string): Snippet => ({ language: "html", code });

export const titleElement = (title: string): Snippet => html(`<title>${escaped(title)}</title>`);

export const canonicalLink = (url: string): Snippet => html(`<link rel="canonical" href="${escaped(url)}">`);

export const descriptionMeta = (text: string): Snippet =>
  html(`<meta name="description" content="${escaped(text)}">`);

export const languageAttribute = (language: string): Snippet => html(`<html lang="${escaped(language)}">`);

export const robotsMeta = (): Snippet => html('<meta name="robots" content="index, follow, max-snippet:-1">');

/**
 * Allows the path that the blocking rule names. Crawlers follow the longest matching rule and prefer "Allow" on a tie, so
 * `Allow: /` would not lift `Disallow: /guides/`.
 */
export function robotsRules(blocked: readonly CrawlerAccess[]): Snippet {
  const botsByPath = new Map<string, string[]>();
  for (const { bot, rule } of blocked) {
    const path = rule?.replace(/^Disallow:\s*/, "") ?? "/";
    botsByPath.set(path, [...(botsByPath.get(path) ?? []), bot]);
  }
  const groups = [...botsByPath].map(([path, bots]) =>
    [...bots.map((bot) => `User-agent: ${bot}`), `Allow: ${path}`].join("\n"),
  );
  return { language: "text", code: groups.join("\n\n") };
}

export const siteNameTag = (name: string | null): Snippet =>
  html(`<meta property="og:site_name" content="${escaped(name ?? "[publisher]")}">`);

type OpenGraphTag = "og:title" | "og:description";

export function openGraphTags(page: PageModel, names: readonly OpenGraphTag[]): Snippet {
  const contents: Record<OpenGraphTag, string> = {
    "og:title": page.title ?? "[title]",
    "og:description": page.description?.value ?? "[description]",
  };
  return html(
    names.map((name) => `<meta property="${name}" content="${escaped(contents[name])}">`).join("\n"),
  );
}
