/** Articles, newest first: one large, the others in a grid. A search result is a plain grid. */
import type { ArticleCard } from "../../../content/article.ts";
import { Card, LeadCard } from "./cards/article-cards.tsx";

function Grid({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.slug}>
          <Card article={article} heading="h2" />
        </li>
      ))}
    </ul>
  );
}

type ArticleListProps = { articles: readonly ArticleCard[]; isFiltered: boolean };

export function ArticleList({ articles, isFiltered }: ArticleListProps) {
  const [newest, ...others] = articles;
  if (isFiltered || !newest) return <Grid articles={articles} />;
  return (
    <div className="grid gap-12 lg:gap-16">
      <LeadCard article={newest} />
      <Grid articles={others} />
    </div>
  );
}
