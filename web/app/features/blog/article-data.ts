/** What an article says of itself to machines. Every field repeats something the page shows. */
import type { Article } from "../../../content/article.ts";
import { publisherData } from "../../site-data.ts";

type JsonLd = Record<string, unknown>;

export function articleData(article: Article, base: string): JsonLd {
  const url = `${base}/blog/${article.slug}`;
  const { author } = article;
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: article.title,
    description: article.excerpt,
    url,
    mainEntityOfPage: url,
    inLanguage: "en",
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    wordCount: article.words,
    keywords: article.tags,
    image: `${base}/og/${article.slug}.png`,
    author: { "@type": "Organization", name: author.name, url: `${base}/about#${author.desk}` },
    publisher: publisherData(base),
  };
}
