/** What an article says of itself to machines. Every field repeats something the page shows. */
import { site } from "@citeworthy/core/product/site";
import type { Article } from "../../../content/article.ts";

type JsonLd = Record<string, unknown>;

const publisher = (base: string): JsonLd => ({
  "@type": "Organization",
  name: site.name,
  url: `${base}/`,
  logo: { "@type": "ImageObject", url: `${base}/apple-touch-icon.png` },
});

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
    publisher: publisher(base),
  };
}

export function questionsData({ faq }: Article): JsonLd | null {
  if (faq.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
