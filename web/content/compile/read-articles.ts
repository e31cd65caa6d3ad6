/** The folder of articles, newest first, checked against each other. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Article } from "../article.ts";
import { ContentError } from "./front-matter.ts";
import { readArticle } from "./read-article.ts";

export const BLOG_DIR = fileURLToPath(new URL("../blog", import.meta.url));

const newestFirst = (a: Article, b: Article) => b.date.localeCompare(a.date) || Number(b.id) - Number(a.id);

export function readArticles(dir: string = BLOG_DIR): Article[] {
  const files = readdirSync(dir).filter((name) => name.endsWith(".md"));
  const articles = files.map((name) => readArticle(`blog/${name}`, readFileSync(join(dir, name), "utf8")));
  checkTogether(articles);
  return articles.sort(newestFirst);
}

/** Two articles with one id, or a related article that is not there. */
function checkTogether(articles: readonly Article[]): void {
  const slugs = new Set(articles.map((article) => article.slug));
  const ids = new Set<string>();
  for (const { id, slug, related } of articles) {
    const problems = related
      .filter((other) => !slugs.has(other))
      .map((other) => `related: there is no article ${other}`);
    if (ids.has(id)) problems.push(`id: "${id}" is taken by another article`);
    ids.add(id);
    if (problems.length > 0) throw new ContentError(`blog/${slug}.md`, problems);
  }
}

/** For lists of addresses that must not need the whole build. */
export const articleSlugs = (): string[] =>
  readdirSync(BLOG_DIR)
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.slice(0, -3))
    .sort();
