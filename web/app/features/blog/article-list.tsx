/** Articles, newest first: one large, the others in a grid. */
import type { ArticleCard } from "../../../content/article.ts";
import { ArticleGrid, LeadCard } from "./article-cards.tsx";

export default function ArticleList({ articles }: { articles: readonly ArticleCard[] }) {
  const [newest, ...others] = articles;
  if (!newest) return null;
  return (
    <div className="grid gap-12 lg:gap-16">
      <LeadCard article={newest} />
      <ArticleGrid articles={others} />
    </div>
  );
}
