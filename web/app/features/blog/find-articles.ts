/** Search in what a card shows. Blank finds everything. */
import type { ArticleCard } from "../../../content/article.ts";

const searched = ({ title, excerpt, tags, author }: ArticleCard) => [title, excerpt, ...tags, author.name];

export function findArticles(articles: readonly ArticleCard[], query: string): ArticleCard[] {
  const wanted = query.trim().toLowerCase();
  return articles.filter((article) => searched(article).some((text) => text.toLowerCase().includes(wanted)));
}
