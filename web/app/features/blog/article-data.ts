/** Structured data of an article. Every field repeats something the page shows. */
import type { Article, Explainer, ShownArticle } from "../../../content/article.ts";
import { SOCIAL_CARD } from "../../site/page-meta.ts";
import { publisherData } from "../../site/structured-data/site-data.ts";

type JsonLd = Record<string, unknown>;
type Signed = Pick<Article, "title" | "author" | "date" | "updated" | "words">;

function signedText(type: string, text: Signed, base: string, path: string): JsonLd {
  const { title, author, date, updated, words } = text;
  return {
    "@context": "https://schema.org",
    "@type": type,
    headline: title,
    url: `${base}${path}`,
    mainEntityOfPage: `${base}${path}`,
    inLanguage: "en",
    datePublished: date,
    dateModified: updated ?? date,
    wordCount: words,
    author: { "@type": "Organization", name: author.name, url: `${base}/about#${author.desk}` },
    publisher: publisherData(base),
  };
}

export const articleData = (article: ShownArticle, base: string): JsonLd => ({
  ...signedText("BlogPosting", article, base, `/blog/${article.slug}`),
  description: article.excerpt,
  keywords: article.tags,
  image: `${base}/og/${article.slug}.png`,
});

export const explainerData = (explainer: Explainer, base: string, path: string): JsonLd => ({
  ...signedText("Article", explainer, base, path),
  description: explainer.description,
  image: `${base}${SOCIAL_CARD}`,
});
